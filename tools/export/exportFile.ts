import { photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { parseOneArgument, PROJECT, usageOf } from '#cli/args.ts'
import { Failure, messageOf } from '#cli/failure.ts'
import { connect } from '#cli/project.ts'
import type { Terminal } from '#cli/terminal.ts'
import { CSV, exportedLines, JSON_LINES } from '#export/exportedLines.ts'
import { exportPhotos, photosFolder } from '#export/exportPhotos.ts'
import { progressLine } from '#import/progress.ts'

const COMMAND = {
  summary:
    'Writes all artifacts of a project as JSON lines or CSV, and their photos into a folder beside the file.',
  usage: 'npm run export -- FILE.jsonl[.gz] | FILE.csv[.gz] [--project ID]',
  options: PROJECT,
} as const

/**
 * `npm run export -- FILE`: writes all artifacts of a project as JSON lines or CSV, and their photos into a
 * folder next to the file.
 * @throws Failure if reading or writing fails; then no file remains
 */
export async function exportFile(terminal: Terminal): Promise<void> {
  const { argument: file, values } = parseOneArgument(terminal.args, COMMAND)
  if (!/\.(csv|jsonl|ndjson)(\.gz)?$/.test(file)) throw new Failure(usageOf(COMMAND))
  const project = await connect(values.project)
  const line = progressLine()
  let count = 0
  const photoIds = new Set<string>()
  const format = /\.csv(\.gz)?$/.test(file) ? CSV : JSON_LINES
  const lines = exportedLines(project.firestore, format, (image) => {
    count += 1
    if (photoIdIn(image) !== '') photoIds.add(photoIdIn(image))
    line.show(`${count} written`)
  })
  // The file gets its final name when complete, so that an interrupted export is not mistaken for it.
  const unfinished = `${file}.unfinished`
  const folder = photosFolder(file)
  let photos = 0
  try {
    const target = createWriteStream(unfinished)
    await (file.endsWith('.gz') ? pipeline(lines, createGzip(), target) : pipeline(lines, target))
    photos = await exportPhotos(project.firestore, [...photoIds], folder)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw new Failure(`The export stopped: ${messageOf(error)}`)
  } finally {
    line.end()
  }
  terminal.write(`\n  ${count} artifacts of ${project.id} are in ${file}.\n`)
  terminal.write(photos === 0 ? '\n' : `  Their ${photos} photos are in ${folder}.\n\n`)
}
