/** File names in a zip, and finding files by the names in a table. */
import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import { createPictureFinder } from '@tracker/domain/import/findPictures.ts'

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

/** Returns a function that finds the one file that a name means, or throws a Problem with a user-facing message. */
export function createFinder(paths: readonly string[]): (name: string) => string {
  const find = createPictureFinder(paths)
  return (name) => {
    const [path, other] = find(name)
    if (path !== undefined && other === undefined) return path
    throw new Problem(
      'invalid',
      path === undefined
        ? t`There is no picture “${name}” in the zip.`
        : t`The zip has “${name}” in several folders: name the folder, too.`,
    )
  }
}
