import { join } from 'node:path'
import { ROOT } from '#cli/paths.ts'
import { type Child, type ChildOutput, startChild } from '#stack/processes/child.ts'

interface WatchOptions extends ChildOutput {
  /** Output folder. */
  readonly folder: string
  /** Called after each build except the first. */
  readonly onRebuilt: () => void
}

/**
 * Builds the function with source maps, and again when it or the domain changes.
 * @throws Failure if the first build fails; later failures appear in the output
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
