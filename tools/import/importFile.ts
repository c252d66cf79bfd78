import { CONTENT_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import { DEFAULT_TYPE } from '@tracker/domain/artifact/types.ts'
import { type ColumnChoices, completeMapping } from '@tracker/domain/import/choices.ts'
import {
  type Columns,
  countKnownColumns,
  ignoredColumns,
  readColumns,
} from '@tracker/domain/import/columns.ts'
import { ENCODINGS } from '@tracker/domain/import/file/encoding.ts'
import { isKnownName } from '@tracker/domain/import/file/namesRow.ts'
import type { ReadOptions } from '@tracker/domain/import/file/table.ts'
import { type Mapping, mergeMappings } from '@tracker/domain/import/mapping.ts'
import { type ImageSources, readImageHosts } from '@tracker/domain/photo/imageUrl.ts'
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { parseOneArgument, usageOf } from '#cli/args.ts'
import { Failure } from '#cli/failure.ts'
import { connect, type ProjectId } from '#cli/project.ts'
import { PRODUCT_PORTS } from '#stack/ports.ts'
import { confirm, type Terminal } from '#cli/terminal.ts'
import { readFunctionSettings } from '#deploy/settings.ts'
import { findAdder } from '#import/adder.ts'
import { askForList, COMPARED } from '#import/checkList.ts'
import { IMPORT } from '#import/command.ts'
import { describeColumns, describeSource } from '#import/readAs.ts'
import { checkTable, hasKey } from '#import/table/columns.ts'
import { mappingOfOptions, readMapping, saveMapping } from '#import/table/mapping.ts'
import { RUNS, startJournal } from '#import/journal.ts'
import { RESUME_HINT, runSession, type Session } from '#import/importSession.ts'
import { createPictures, type Pictures } from '#import/photos/pictures.ts'
import { createPhotoRestorer } from '#import/photos/restorePhotos.ts'
import { openSource, type Source } from '#import/table/openSource.ts'
import { type ImportRecord, validateRecord } from '#import/table/record.ts'
import { SEED_ACCOUNTS } from '#seed/accounts.ts'

const NO_KEY =
  'No column says which record is which, so that a corrected file would add every changed row once more.'

/** @throws Failure if a row is no number */
function readOptionsOf(options: {
  readonly encoding?: string | undefined
  readonly delimiter?: string | undefined
  readonly sheet?: string | undefined
  readonly 'names-row'?: string | undefined
  readonly hidden: boolean
}): ReadOptions {
  const { encoding, delimiter, sheet, hidden } = options
  const row = options['names-row']
  if (row !== undefined && !/^\d+$/.test(row)) throw new Failure(`--names-row takes a number, not "${row}".`)
  if (encoding !== undefined && !(encoding in ENCODINGS))
    throw new Failure(`--encoding takes one of ${Object.keys(ENCODINGS).join(', ')}, not "${encoding}".`)
  return {
    withHidden: hidden,
    ...(encoding !== undefined && { encoding }),
    ...(delimiter !== undefined && { delimiter: delimiter === 'tab' ? '\t' : delimiter }),
    ...(sheet !== undefined && { sheet }),
    ...(row !== undefined && { namesRow: Number(row) }),
  }
}

/** The type that most words of the type column suggest. */
function commonType({ valuesOf }: Source, choices: ColumnChoices, { knownType }: Columns): string {
  const column = Object.keys(choices).find((name) => choices[name] === 'artifact_type')
  const types = Map.groupBy(column === undefined ? [] : valuesOf(column), knownType)
  const [best] = [...types]
    .filter(([type]) => type !== null)
    .toSorted(([, one], [, other]) => other.length - one.length)
  return best?.[0] ?? DEFAULT_TYPE
}

/** The first valid records. */
async function firstRecords(
  { rows }: Source,
  columns: Columns,
  sources: ImageSources,
): Promise<ImportRecord[]> {
  const records: ImportRecord[] = []
  for await (const row of rows()) {
    const read = validateRecord(row, columns, sources)
    if (read.ok) records.push(read.record)
    if (records.length === COMPARED) break
  }
  return records
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

/** Origin of the site. @throws Failure if the option is none */
function siteOf({ isLocal, id }: ProjectId, option: string | undefined): string {
  const own = isLocal ? `http://localhost:${PRODUCT_PORTS.hosting}` : `https://${id}.web.app`
  const site = option ?? own
  if (!URL.canParse(site) || new URL(site).origin !== site)
    throw new Failure(`--site takes an origin such as ${own}, not "${site}".`)
  return site
}

/** @throws Failure if the folder does not exist */
async function openPictures(
  project: Awaited<ReturnType<typeof connect>>,
  uid: string,
  pictures: string | undefined,
  site: string,
): Promise<Pictures | null> {
  if (pictures === undefined) return null
  const folder = resolve(pictures)
  const isFolder = (await stat(folder).catch(() => null))?.isDirectory() ?? false
  if (!isFolder) throw new Failure(`There is no folder ${pictures} for --pictures.`)
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
  const told = mergeMappings(saved, mappingOfOptions(options))
  const refusedFile = options.refused ?? `${basename(file)}.refused.jsonl`
  if (resolve(refusedFile) === resolve(file)) throw new Failure('--refused names the file that is read.')
  const typed = readColumns(told)
  const isKnown = (name: string) => isKnownName(name) || countKnownColumns([name], typed) > 0
  const source = await openSource(file, readOptionsOf(options), isKnown)
  const { names } = source
  const project = await connect(options.project)
  const wanted = options.as ?? (project.isLocal ? SEED_ACCOUNTS[0].email : undefined)
  if (!wanted) throw new Failure('Whose artifacts are these? Name an account with --as EMAIL.')
  const adder = await findAdder(project, wanted)
  const { mapping: guessed, choices } = completeMapping(names, source.valuesOf, told)
  let mapping: Mapping = {
    ...guessed,
    type: guessed.type ?? commonType(source, choices, readColumns(guessed)),
  }
  let columns = await requireKey(terminal, names, readColumns(mapping), (key) => {
    mapping = { ...mapping, key }
    return readColumns(mapping)
  })
  if (source.readAs !== null) checkTable(names, columns)
  const unknown = ignoredColumns(names, columns)
  terminal.write(
    [
      '',
      ...describeSource(source),
      `Columns: ${describeColumns(choices, mapping.join ?? {})}`,
      ...(unknown.length > 0
        ? [
            `Passed over: ${unknown.join(' | ')}`,
            `--map "COLUMN=FIELD" takes one. The fields: ${CONTENT_FIELDS.join(', ')}.`,
          ]
        : []),
      '',
    ].join('\n  '),
  )
  const site = siteOf(project, options.site)
  const hosts = readImageHosts((await readFunctionSettings(project.id)).IMAGE_HOSTS)
  const sources: ImageSources = { site: new URL(site).host, hosts }
  if (!options['same-list']) {
    const list = await askForList(
      terminal,
      project.firestore,
      adder.uid,
      await firstRecords(source, columns, sources),
    )
    if (list !== null) mapping = { ...mapping, list }
    columns = readColumns(mapping)
  }
  const pictures = await openPictures(project, adder.uid, options.pictures, site)
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
    source,
    columns,
    sources,
    reportedColumns: unknown,
    refusedFile,
    target: {
      firestore: project.firestore,
      adder,
      isUpdate: options.update,
      // These modules connect to the selected project on import, so they are imported late.
      change: async (id, patch, more) =>
        (await import('functions/admin/importedArtifacts.ts')).updateArtifactAs(adder.uid, id, patch, more),
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
      // Includes what was guessed, and chosen at the prompt.
      await saveMapping(options['save-mapping'], mapping)
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
