/** `npm run import -- FILE`: artifacts from JSON lines or CSV into a project, as one adder. */
import { basename } from 'node:path'
import { SEED_ACCOUNTS } from '#seed/accounts.ts'
import { findAdder } from '#import/adder.ts'
import { connect } from '#cli/project.ts'
import { importProgress, progressLine } from '#import/progress.ts'
import { openSource } from '#import/read.ts'
import { refusedList } from '#import/refused.ts'
import { type Counts, runImport } from '#import/run.ts'
import { findMissing, writeChunk } from '#import/write.ts'
import { readOneAndOptions } from '#cli/args.ts'
import { Failure, messageOf, runMain } from '#cli/failure.ts'

const USAGE = 'Usage: npm run import -- FILE [--as EMAIL] [--project ID] [--dry-run] [--refused FILE]'
const AGAIN = 'Run the same command again to go on: what is there already is left alone.'

runMain(async () => {
  const { one: file, values: options } = readOneAndOptions(process.argv.slice(2), USAGE, {
    as: { type: 'string' },
    project: { type: 'string' },
    refused: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  })
  const isDry = options['dry-run']
  const source = await openSource(file)
  const project = await connect(options.project)
  const { firestore } = project
  const wanted = options.as ?? (project.isLocal ? SEED_ACCOUNTS[0].email : undefined)
  if (!wanted) throw new Failure('Whose artifacts are these? Name an account with --as EMAIL.')
  const adder = await findAdder(project, wanted)
  const refusedFile = options.refused ?? `${basename(file)}.refused.jsonl`
  const refused = await refusedList(refusedFile)
  const line = progressLine()
  const start = performance.now()
  const seconds = () => (performance.now() - start) / 1000
  const stopping = new AbortController()
  // A second Ctrl-C ends the process at once, as usual; nothing that was stored by then is lost or doubled.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

  console.log(`\n  Importing ${file} into ${project.id} as ${adder.email}${isDry ? ' (dry run)' : ''}`)
  let counts: Counts
  try {
    counts = await runImport({
      rows: source.rows,
      store: async (records) =>
        isDry ? (await findMissing(firestore, records)).length : writeChunk(firestore, adder, records),
      refuse: refused.add,
      show: (counts) => line.show(importProgress(counts, source.progress(), seconds())),
      signal: stopping.signal,
    })
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(`The import stopped: ${messageOf(error)}\n  ${AGAIN}`)
  } finally {
    line.end()
    await refused.close()
  }

  const there = counts.read - counts.refused - counts.added
  console.log(
    `  ${counts.read} read in ${seconds().toFixed(1)} s: ${counts.added} ${isDry ? 'would be added' : 'added'}, ${there} there already, ${counts.refused} ${isDry ? 'would be refused' : 'refused'}.`,
  )
  if (counts.refused > 0) console.log(`  Each refused record with its reasons: ${refusedFile}`)
  if (stopping.signal.aborted) {
    throw new Failure(`Stopped. ${AGAIN}`)
  }
  console.log('')
})
