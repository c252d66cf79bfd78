/** `npm run forget -- UID`: removes a person from a project, with all artifacts and likes. */
import { readOneAndOptions } from '#cli/args.ts'
import { runInProject } from '#admin/runInProject.ts'
import { runMain } from '#cli/failure.ts'

const USAGE = 'Usage: npm run forget -- UID [--project ID]'

runMain(async () => {
  const { one: uid, values } = readOneAndOptions(USAGE, { project: { type: 'string' } })
  await runInProject('forget.mjs', [uid], values.project)
})
