/** `npm run forget -- UID`: removes a person from a project, with all artifacts and likes. */
import { readOneAndOptions } from './operate/arguments.ts'
import { runOnProject } from './operate/onProject.ts'
import { runMain } from './stack/failure.ts'

const USAGE = 'Usage: npm run forget -- UID [--project ID]'

runMain(async () => {
  const { one: uid, values } = readOneAndOptions(USAGE, { project: { type: 'string' } })
  await runOnProject('forget.mjs', [uid], values.project)
})
