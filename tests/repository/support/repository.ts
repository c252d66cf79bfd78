/** Reads the repository's own files, without installed, built, generated or machine-specific ones. */
import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { ROOT } from '../../../tools/cli/paths.ts'

const IGNORED = /(^|[\\/])(node_modules|\.git|\.local|\.cache|dist|dist-local|gen|proto|coverage)([\\/]|$)/

/** Texts of files that match any of the patterns, by path from the root with forward slashes. */
export async function readTexts(patterns: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>()
  for await (const path of glob(patterns, { cwd: ROOT, exclude: (path) => IGNORED.test(path) })) {
    texts.set(path.replaceAll(sep, '/'), await readFile(join(ROOT, path), 'utf8'))
  }
  return texts
}
