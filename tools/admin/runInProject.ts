/** Runs one of the function's own programs for operators on a project. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { connect } from '#cli/project.ts'
import { Failure } from '#cli/failure.ts'
import { ROOT } from '#cli/paths.ts'

/**
 * @param program a file of `functions`
 * @param wanted the project; the default one when undefined
 * @throws Failure when the local stack is not running or the program fails
 */
export async function runInProject(
  program: string,
  args: readonly string[],
  wanted: string | undefined,
): Promise<void> {
  const { id } = await connect(wanted)
  const child = spawn(process.execPath, [join(ROOT, 'functions', program), ...args], {
    stdio: 'inherit',
    env: { ...process.env, GCLOUD_PROJECT: id },
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Failure(`This did not finish on ${id}. It can be run again.`)
}
