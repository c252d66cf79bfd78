/** Finds the picture files that the cells of a table name, among those of a zip or a folder. */
import { PICTURE_ENDING } from './pictureCell.ts'

/** A path in lower case, with slashes, and one form of accents. */
const plain = (path: string) =>
  path
    .normalize('NFC')
    .trim()
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .toLowerCase()
const nameOf = (path: string) => path.split('/').at(-1) ?? ''
const stemOf = (path: string) => nameOf(path).replace(PICTURE_ENDING, '')

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/**
 * Returns a function that finds files by path, else by name, also in the encoding of addresses, in any case and in other
 * folders. One that is not there is the only one with another ending.
 * @returns paths of the files that may be meant; none if there is none
 */
export function createPictureFinder(paths: readonly string[]): (name: string) => readonly string[] {
  const byPath = Map.groupBy(paths, plain)
  const byName = Map.groupBy(paths, (path) => nameOf(plain(path)))
  const byStem = Map.groupBy(
    paths.filter((path) => PICTURE_ENDING.test(path)),
    (path) => stemOf(plain(path)),
  )
  return (name) => {
    const forms = [plain(name), plain(decoded(name))]
    const found = [
      ...forms.map((form) => byPath.get(form)),
      ...forms.map((form) => byName.get(nameOf(form))),
      ...forms.map((form) => byStem.get(stemOf(form))).filter((files) => files?.length === 1),
    ]
    return found.find((files) => files !== undefined) ?? []
  }
}
