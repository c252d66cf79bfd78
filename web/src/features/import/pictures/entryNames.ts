/** File names in a zip, and finding files by the names in a table. */
import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'

/**
 * Letters of DOS code page 437 from 0x80 on, which Windows uses for names. Code page 850 has the same letters
 * there.
 */
const DOS_LETTERS = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ'
/** Letters from 0xa0 on. */
const MORE_DOS_LETTERS = 'áíóúñÑ'
const SHARP_S = 0xe1

const dosLetter = (byte: number) =>
  byte < 0x80
    ? String.fromCharCode(byte)
    : (DOS_LETTERS[byte - 0x80] ?? MORE_DOS_LETTERS[byte - 0xa0] ?? (byte === SHARP_S ? 'ß' : '\uFFFD'))

/** Decodes a file name: as UTF-8 if valid, else in the DOS code page of Western Europe. */
export function entryName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Array.from(bytes, dosLetter).join('')
  }
}

/** Returns true for files of the user, false for files added by an operating system. */
export const isOwnFile = (path: string) => !path.endsWith('/') && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(path)

const plain = (path: string) =>
  path
    .normalize('NFC')
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .toLowerCase()
const lastPart = (path: string) => path.split('/').at(-1) ?? ''

/**
 * Finds files by path, or by name if only one folder contains it, ignoring case. The returned function
 * returns the path, or throws a Problem with a user-facing message.
 */
export function createFinder(paths: readonly string[]): (name: string) => string {
  const byPath = new Map(paths.map((path) => [plain(path), path]))
  const byName = Map.groupBy(paths, (path) => lastPart(plain(path)))
  return (name) => {
    const wanted = plain(name)
    const named = byName.get(lastPart(wanted)) ?? []
    const path = byPath.get(wanted) ?? (named.length === 1 ? named[0] : undefined)
    if (path !== undefined) return path
    throw new Problem(
      'invalid',
      named.length > 1
        ? t`The zip has “${name}” in several folders: name the folder, too.`
        : t`There is no picture “${name}” in the zip.`,
    )
  }
}
