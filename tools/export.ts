/** `npm run export -- FILE`: all artifacts of a project as JSON lines, which `npm run import` reads again. */
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { exportedLines } from '#export/lines.ts'
import { connect } from '#cli/project.ts'
import { progressLine } from '#import/progress.ts'
import { readOneAndOptions } from '#cli/args.ts'
import { Failure, messageOf, runMain } from '#cli/failure.ts'

const USAGE = 'Usage: npm run export -- FILE.jsonl[.gz] [--project ID]'

runMain(async () => {
  const { one: file, values } = readOneAndOptions(process.argv.slice(2), USAGE, {
    project: { type: 'string' },
  })
  if (!/\.(jsonl|ndjson)(\.gz)?$/.test(file)) throw new Failure(USAGE)
  const project = await connect(values.project)
  const line = progressLine()
  let count = 0
  const lines = exportedLines(project.firestore, () => {
    count += 1
    line.show(`${count} written`)
  })
  // The file gets its name when it is whole, so that an interrupted export is never taken for a full one.
  const unfinished = `${file}.unfinished`
  try {
    const target = createWriteStream(unfinished)
    await (file.endsWith('.gz') ? pipeline(lines, createGzip(), target) : pipeline(lines, target))
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw new Failure(`The export stopped: ${messageOf(error)}`)
  } finally {
    line.end()
  }
  console.log(`\n  ${count} artifacts of ${project.id} are in ${file}.\n`)
})
