import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '#cli/paths.ts'
import { type Child, type ChildOutput, EXIT_WITH_PARENT, startChild } from '#stack/child.ts'

const EXIT_WHEN_REBUILT = pathToFileURL(join(ROOT, 'tools/stack/exitWhenRebuilt.mjs')).href

/**
 * Builds the function into a folder, with source maps, and again whenever it or the domain changes. Its processes end
 * when there is something newer, and name the sources in their stacks.
 * @throws Failure with the reason when the first build fails; later ones are told in the output
 */
export async function watchFunction(folder: string, output: ChildOutput): Promise<Child> {
  const child = await startChild({
    name: 'The build of the function',
    args: [join(ROOT, 'functions/build.mjs'), '--watch'],
    env: { DIST: folder },
    ready: /^built/,
    ...output,
  })
  // The emulator gives these settings to the function alone; they replace those that it has itself.
  const options = `--enable-source-maps --import ${EXIT_WITH_PARENT} --import ${EXIT_WHEN_REBUILT}`
  await writeFile(join(folder, '.env.local'), `NODE_OPTIONS="${options}"\n`)
  return child
}
