/** A zip with the pictures of an import. Files are read from disk one at a time. */
import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import { unzipRaw } from 'unzipit'
import { createFinder, entryName, isOwnFile } from './entryNames.ts'

/** Limited because a run stores its zip in this browser, so that it can continue after the tab was closed. */
const ZIP_BYTES_MAX = 500_000_000
const PICTURE_BYTES_MAX = 40_000_000

export interface PictureZip {
  readonly file: File
  /** Number of files. */
  readonly count: number
  readonly find: ReturnType<typeof createFinder>
  /** @throws Problem `invalid` with a user-facing message */
  readonly read: (path: string) => Promise<Blob>
}

/** @throws Problem `invalid` if the file is not a zip or is too large */
export async function openZip(file: File): Promise<PictureZip> {
  if (file.size > ZIP_BYTES_MAX)
    throw new Problem('invalid', t`This zip is larger than 500 MB. Please split it, and the table, too.`)
  const { entries } = await unzipRaw(file).catch((error: unknown) => {
    console.warn(error)
    throw new Problem('invalid', t`This file is no zip that can be read.`)
  })
  const files = new Map(entries.map((entry) => [entryName(entry.nameBytes), entry]))
  const paths = [...files.keys()].filter(isOwnFile)
  if (paths.length === 0) throw new Problem('invalid', t`This zip is empty.`)
  return {
    file,
    count: paths.length,
    find: createFinder(paths),
    async read(path) {
      const entry = files.get(path)
      if (!entry) throw new Problem('invalid', t`There is no picture “${path}” in the zip.`)
      if (entry.encrypted)
        throw new Problem('invalid', t`“${path}” is encrypted. Make a zip without a password.`)
      if (entry.size > PICTURE_BYTES_MAX)
        throw new Problem('invalid', t`“${path}” is larger than 40 MB. Please make it smaller.`)
      return entry.blob().catch((error: unknown) => {
        console.warn(error)
        throw new Problem('invalid', t`“${path}” is damaged in the zip, or packed in an unknown way.`)
      })
    },
  }
}
