/** The repository's own files, without what is installed, built, generated or of one machine. */
import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { ROOT } from '../../../tools/cli/paths.ts'

const IGNORED = /(^|[\\/])(node_modules|\.git|\.local|\.cache|dist|dist-local|gen|proto|coverage)([\\/]|$)/

/** The files that match any of the patterns, as paths from the root with forward slashes, each with its text. */
export async function readTexts(patterns: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for await (const path of glob(patterns, { cwd: ROOT, exclude: (path) => IGNORED.test(path) })) {
    texts.set(path.replaceAll(sep, '/'), await readFile(join(ROOT, path), 'utf8'))
  }
  return texts
}
