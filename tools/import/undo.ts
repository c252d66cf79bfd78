import { CONTENT_FIELDS, hasValues, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { parsePatch } from '@tracker/domain/artifact/content.ts'
import { artifactPath } from '@tracker/domain/firestore/collections.ts'
import { DELETING, isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { type Photograph, photographsText } from '@tracker/domain/photo/photograph.ts'
import { parseOptions } from '#cli/args.ts'
import { Failure, LEFT_TO_DO, messageOf } from '#cli/failure.ts'
import { connect } from '#cli/project.ts'
import { confirm, type Terminal } from '#cli/terminal.ts'
import { UNDO } from '#import/command.ts'
import { type Entry, readJournal, removeJournal, RUNS } from '#import/journal.ts'
import { readMore } from '#import/storeRecords.ts'

/** Artifacts per read, and concurrent undos. */
const READ_SIZE = 300
const CONCURRENCY = 10

type Fields = Readonly<Record<string, unknown>>
type UndoKind = 'remove' | 'change' | 'nothing' | 'leave'

/** Plans how to undo an entry. Artifacts changed since the import are left unchanged. */
function planUndo(
  uid: string,
  { id, before, after, photographs }: Entry,
  stored: Fields | undefined,
  more: readonly Photograph[],
): UndoKind {
  if (stored === undefined || isBeingDeleted(stored)) return 'nothing'
  const artifact = readArtifact(id, stored)
  const has = (values: Readonly<Record<string, string>>, list: readonly Photograph[] | undefined) =>
    hasValues(artifact, values) && (!list || photographsText(list) === photographsText(more))
  if (before !== null && has(before, photographs?.before)) return 'nothing'
  if (!has(after, photographs?.after) || stored.adder_uid !== uid) return 'leave'
  return before === null ? 'remove' : 'change'
}

/** Processes the items of a group concurrently, and the groups one after another. */
async function inGroups<T>(items: readonly T[], size: number, work: (group: T[]) => Promise<unknown>) {
  for (let start = 0; start < items.length; start += size) await work(items.slice(start, start + size))
}

/**
 * `npm run import -- --undo RUN`: deletes the artifacts that a run added and reverts those that it changed.
 * @throws Failure with exit code 2 if it was not confirmed, or if artifacts changed since were left unchanged
 */
export async function undoImport(terminal: Terminal, runs = RUNS): Promise<void> {
  const { undo: run = '', yes } = parseOptions(terminal.args, UNDO)
  const { head, entries } = await readJournal(runs, run)
  const { id: project, firestore } = await connect(head.project)
  const plans: [Entry, UndoKind][] = []
  await inGroups(entries, READ_SIZE, async (group) => {
    const refs = group.map(({ id }) => firestore.doc(artifactPath(id)))
    const fieldMask = [...CONTENT_FIELDS, 'adder_uid', DELETING]
    const found = await firestore.getAll(...refs, { fieldMask })
    const more = await readMore(
      firestore,
      group.filter(({ photographs }) => photographs !== null).map(({ id }) => id),
    )
    group.forEach((entry, at) =>
      plans.push([entry, planUndo(head.uid, entry, found[at]?.data(), more.get(entry.id) ?? [])]),
    )
  })
  const of = (kind: UndoKind) => plans.flatMap(([entry, plan]) => (plan === kind ? [entry] : []))
  const [removed, changed, left] = [of('remove'), of('change'), of('leave')]
  terminal.write(
    `\n  The import of ${head.file} into ${project}, ${head.at}:\n\n    ${removed.length} added, which go, with all likes that they have\n    ${changed.length} changed, which say again what they said before\n    ${left.length} changed by somebody since, which stay as they are\n\n`,
  )
  if (removed.length + changed.length > 0) await confirm(terminal, 'Undo it?', yes)
  const { updateArtifactAs, deleteArtifactAs } = await import('functions/admin/importedArtifacts.ts')
  const undoEntry = async ({ id, before, photographs }: Entry) => {
    const patch = parsePatch(before ?? {}, { stored: before?.artifact_image ?? '' })
    if (before === null) await deleteArtifactAs(head.uid, id)
    else if (patch.ok) await updateArtifactAs(head.uid, id, patch.value, photographs?.before)
  }
  try {
    await inGroups([...removed, ...changed], CONCURRENCY, (group) => Promise.all(group.map(undoEntry)))
  } catch (error) {
    throw new Failure(`This stopped: ${messageOf(error)}\n  Run the same command again to go on.`)
  }
  if (left.length > 0) {
    throw new Failure(
      `Undone, but for what was changed since: ${left.map(({ id }) => id).join(', ')}`,
      LEFT_TO_DO,
    )
  }
  await removeJournal(runs, run)
  terminal.write(`  Undone: ${removed.length} removed, ${changed.length} as before.\n\n`)
}
