/** `npm run import -- FILE`: artifacts from JSON lines or CSV into a project, as one adder. */
import { createWriteStream } from 'node:fs'
import { basename } from 'node:path'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { SEED_ACCOUNTS } from '../seed/accounts.ts'
import { connect } from './import/project.ts'
import { inWords, progressLine } from './import/progress.ts'
import { openSource } from './import/read.ts'
import { type ImportRecord, judge } from './import/record.ts'
import { type Adder, CHUNK, writeChunk } from './import/write.ts'
import { Failure, runMain } from './stack/failure.ts'

const USAGE = 'Usage: npm run import -- FILE [--as EMAIL] [--project ID] [--dry-run] [--refused FILE]'

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        project: { type: 'string' },
        refused: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    })
    const [file, ...rest] = positionals
    if (file && rest.length === 0) return { ...values, file }
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : String(error)}\n  ${USAGE}`)
  }
  throw new Failure(USAGE)
}

type Project = Awaited<ReturnType<typeof connect>>

async function findAdder(project: Project, email: string | undefined): Promise<Adder> {
  const wanted = email ?? (project.isLocal ? SEED_ACCOUNTS[0].email : undefined)
  if (!wanted) throw new Failure('Whose artifacts are these? Name an account with --as EMAIL.')
  const user = await project.auth.getUserByEmail(wanted).catch(() => {
    throw new Failure(`There is no account ${wanted} in ${project.id}.`)
  })
  return { uid: user.uid, email: wanted, name: user.displayName ?? wanted.split('@')[0] ?? '' }
}

runMain(async () => {
  const options = readArguments()
  const source = await openSource(options.file)
  const project = await connect(options.project)
  const adder = await findAdder(project, options.as)
  const refusedFile = options.refused ?? `${basename(options.file)}.refused.jsonl`
  const refused = createWriteStream(refusedFile)
  const count = { read: 0, added: 0, refused: 0 }
  const line = progressLine()
  const start = performance.now()
  let waiting: ImportRecord[] = []
  const flush = async () => {
    count.added += options['dry-run'] ? 0 : await writeChunk(project.firestore, adder, waiting)
    waiting = []
  }

  console.log(
    `\n  Importing ${options.file} into ${project.id} as ${adder.email}${options['dry-run'] ? ' (dry run)' : ''}`,
  )
  for await (const row of source.rows) {
    count.read += 1
    const judged = judge(row)
    if (judged.ok) waiting.push(judged.record)
    else {
      count.refused += 1
      refused.write(`${JSON.stringify({ line: row.line, reasons: judged.reasons })}\n`)
    }
    if (waiting.length >= CHUNK) await flush()
    const seconds = (performance.now() - start) / 1000
    const share = Math.max(source.progress(), 1e-6)
    line.show(
      `${count.read} read (${Math.round(count.read / seconds)} a second), ${count.refused} refused, ${inWords(seconds / share - seconds)} left`,
    )
  }
  if (waiting.length > 0) await flush()
  line.end()
  refused.end()
  await finished(refused)

  const valid = count.read - count.refused
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    options['dry-run']
      ? `  ${count.read} read in ${seconds} s: ${valid} could be imported, ${count.refused} would be refused.`
      : `  ${count.read} read in ${seconds} s: ${count.added} added, ${valid - count.added} there already, ${count.refused} refused.`,
  )
  if (count.refused > 0) console.log(`  Each refused record with its reasons: ${refusedFile}\n`)
})
