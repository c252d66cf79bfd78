import { join } from 'node:path'
import { ROOT } from '#cli/paths.ts'
import { type Child, type ChildOutput, startChild } from '#stack/child.ts'

interface WatchOptions extends ChildOutput {
  /** Where the build goes. */
  readonly folder: string
  /** Called when there is something newer than the first build. */
  readonly onRebuilt: () => void
}

/**
 * Builds the function into a folder, with source maps, and again whenever it or the domain changes.
 * @throws Failure with the reason when the first build fails; later ones are told in the output
 */
export function watchFunction({ folder, onRebuilt, onLine, ...output }: WatchOptions): Promise<Child> {
  let isFirst = true
  return startChild({
    name: 'The build of the function',
    args: [join(ROOT, 'functions/build.mjs'), '--watch'],
    env: { DIST: folder },
    ready: /^built/,
    ...output,
    onLine: (line) => {
      onLine?.(line)
      if (!line.startsWith('built')) return
      if (!isFirst) onRebuilt()
      isFirst = false
    },
  })
}
