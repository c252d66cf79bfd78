/** `npm run forget -- UID`: removes a person from a project, with all artifacts and likes. */
import { parseArgs } from 'node:util'
import { runOnProject } from './operate/onProject.ts'
import { Failure, runMain } from './stack/failure.ts'

const USAGE = 'Usage: npm run forget -- UID [--project ID]'

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { project: { type: 'string' } },
    })
    const [uid, ...rest] = positionals
    if (uid && rest.length === 0) return { uid, ...values }
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n  ${USAGE}`)
  }
  throw new Failure(USAGE)
}

runMain(async () => {
  const { uid, project } = readArguments()
  await runOnProject('forget.mjs', [uid], project)
})
