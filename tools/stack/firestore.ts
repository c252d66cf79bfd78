import { join } from 'node:path'
import { rulesFile } from '#stack/rules.ts'
import { type Child, type ChildOutput, startChild } from '#stack/processes/child.ts'
import { PROJECT_ID, ROOT } from '#cli/paths.ts'

/** Starts the local Firestore with the site's rules. `dataFile` may be `:memory:`. */
export async function startFirestore(
  port: number,
  dataFile: string,
  output: ChildOutput = {},
): Promise<Child> {
  return startChild({
    name: 'The local Firestore',
    args: [
      join(ROOT, 'packages/local-firestore/src/cli.ts'),
      '--port',
      String(port),
      '--rules',
      await rulesFile(),
      '--data',
      dataFile,
      '--project',
      PROJECT_ID,
    ],
    ready: /ready|listening/i,
    ...output,
  })
}
