import { type Columns, ignoredColumns, readColumns } from '@tracker/domain/import/columns.ts'
import { mergeMappings } from '@tracker/domain/import/mapping.ts'
import type { Row } from '@tracker/domain/import/record.ts'
import { CONTENT_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseOneArgument, usageOf } from '#cli/args.ts'
import { Failure } from '#cli/failure.ts'
import { connect } from '#cli/project.ts'
import { PRODUCT_PORTS } from '#stack/ports.ts'
import { confirm, type Terminal } from '#cli/terminal.ts'
import { findAdder } from '#import/adder.ts'
import { IMPORT } from '#import/command.ts'
import { hasKey } from '#import/table/columns.ts'
import { mappingOfOptions, readMapping, saveMapping } from '#import/table/mapping.ts'
import { RUNS, startJournal } from '#import/journal.ts'
import { RESUME_HINT, runSession, type Session } from '#import/importSession.ts'
import { createPictures, type Pictures } from '#import/photos/pictures.ts'
import { createPhotoRestorer } from '#import/photos/restorePhotos.ts'
import { openSource } from '#import/table/openSource.ts'
import { SEED_ACCOUNTS } from '#seed/accounts.ts'

const NO_KEY =
  'No column says which record is which, so that a corrected file would add every changed row once more.'

/** Returns the columns of the first readable record. */
async function readColumnNames(rows: AsyncIterable<Row>): Promise<string[]> {
  for await (const { record } of rows) {
    if (record.ok && typeof record.value === 'object' && record.value !== null) {
      return Object.keys(record.value)
    }
  }
  return []
}

/** Asks for the key column if there is none. @throws Failure if the terminal is not interactive */
async function requireKey(
  terminal: Terminal,
  names: readonly string[],
  columns: Columns,
  withKey: (key: string | null) => Columns,
): Promise<Columns> {
  if (names.length === 0 || columns.isKeyless || hasKey(names, columns)) return columns
  const among = `among: ${names.join(' | ')}`
  if (!terminal.isInteractive) {
    throw new Failure(
      `${NO_KEY}\n  Name one with --key COLUMN, ${among}\n  Or go without: with --no-key equal rows are one, and every changed row is a new artifact.`,
    )
  }
  terminal.write(`\n  ${NO_KEY}\n  The columns are ${names.join(' | ')}\n`)
  const key = (await terminal.ask('  Which one does? Enter alone: none. ')).trim()
  const chosen = withKey(key === '' ? null : key)
  hasKey(names, chosen)
  return chosen
}

/** @throws Failure if the folder does not exist, or the site is no origin */
async function openPictures(
  project: Awaited<ReturnType<typeof connect>>,
  uid: string,
  options: { readonly pictures?: string | undefined; readonly site?: string | undefined },
): Promise<Pictures | null> {
  const { pictures } = options
  if (pictures === undefined) return null
  const folder = resolve(pictures)
  const isFolder = (await stat(folder).catch(() => null))?.isDirectory() ?? false
  if (!isFolder) throw new Failure(`There is no folder ${pictures} for --pictures.`)
  const own = project.isLocal ? `http://localhost:${PRODUCT_PORTS.hosting}` : `https://${project.id}.web.app`
  const site = options.site ?? own
  if (!URL.canParse(site) || new URL(site).origin !== site)
    throw new Failure(`--site takes an origin such as ${own}, not "${site}".`)
  return createPictures({ firestore: project.firestore, uid, folder, site })
}

/**
 * `npm run import -- FILE`: imports artifacts from JSON lines or a table into a project, as one adder.
 * @param runs folder of the journals for `--undo`
 * @throws Failure if it cannot start or was stopped; with exit code 2 if an update was not confirmed
 */
export async function importFile(terminal: Terminal, runs = RUNS): Promise<void> {
  const { argument: file, values: options } = parseOneArgument(terminal.args, IMPORT)
  if (options.key !== undefined && options['no-key']) throw new Failure(usageOf(IMPORT))
  const saved = options.mapping === undefined ? {} : await readMapping(options.mapping)
  const mapping = mergeMappings(saved, mappingOfOptions(options))
  const typed = readColumns(mapping)
  const refusedFile = options.refused ?? `${basename(file)}.refused.jsonl`
  if (resolve(refusedFile) === resolve(file)) throw new Failure('--refused names the file that is read.')
  const names = await readColumnNames((await openSource(file, typed)).rows)
  const project = await connect(options.project)
  const wanted = options.as ?? (project.isLocal ? SEED_ACCOUNTS[0].email : undefined)
  if (!wanted) throw new Failure('Whose artifacts are these? Name an account with --as EMAIL.')
  const adder = await findAdder(project, wanted)
  const columns = await requireKey(terminal, names, typed, (key) => readColumns({ ...mapping, key }))
  const unknown = ignoredColumns(names, columns)
  if (unknown.length > 0) {
    terminal.write(
      `\n  Passed over: ${unknown.join(' | ')}\n  --map "COLUMN=FIELD" takes one. The fields: ${CONTENT_FIELDS.join(', ')}.\n`,
    )
  }
  const pictures = await openPictures(project, adder.uid, options)
  const journal = startJournal(runs, {
    project: project.id,
    uid: adder.uid,
    file,
    at: new Date().toISOString(),
  })
  const stopping = new AbortController()
  const stop = () => stopping.abort()

  const photos = createPhotoRestorer(project.firestore, adder.uid, file)
  const session: Session = {
    terminal,
    file,
    columns,
    reportedColumns: unknown,
    refusedFile,
    target: {
      firestore: project.firestore,
      adder,
      isUpdate: options.update,
      // These modules connect to the selected project on import, so they are imported late.
      change: async (id, patch) =>
        (await import('functions/admin/importedArtifacts.ts')).updateArtifactAs(adder.uid, id, patch),
      writeJournal: journal.add,
      restorePhotos: photos.restore,
      storePicture: async (address, isDry) => (await pictures?.store(address, isDry)) ?? null,
    },
    pictures,
    signal: stopping.signal,
  }
  const isDry = options['dry-run']
  terminal.write(
    `\n  Importing ${file} into ${project.id} as ${adder.email} (${isDry ? 'dry run' : `run ${journal.run}`})\n`,
  )
  // The first Ctrl-C stops after the current chunks, a second one exits. Repeating the import adds nothing
  // twice.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  try {
    if (options.update && !options.yes && !isDry) {
      const { added, changed } = await runSession(session, true)
      if (stopping.signal.aborted) throw new Failure('Stopped. Nothing was changed.')
      if (added + changed === 0) return
      await confirm(terminal, `Add ${added} and change ${changed}?`, false)
    }
    await runSession(session, isDry)
    if (options['save-mapping'] !== undefined) {
      // Includes a key chosen at the prompt.
      const key = columns.isKeyless ? { key: null } : columns.key !== null && { key: columns.key }
      await saveMapping(options['save-mapping'], { ...mapping, ...key })
      terminal.write(`  The mapping is in ${options['save-mapping']}.\n`)
    }
    for (const text of [...photos.lines(), ...(pictures?.lines() ?? [])]) terminal.write(`  ${text}\n`)
    if (stopping.signal.aborted) throw new Failure(`Stopped. ${RESUME_HINT}`)
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
    await journal.close()
    if (journal.isUsed()) terminal.write(`  To undo it: npm run import -- --undo ${journal.run}\n`)
  }
  terminal.write('\n')
}
