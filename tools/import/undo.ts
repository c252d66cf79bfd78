import { CONTENT_FIELDS, parsePatch, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { artifactPath } from '@tracker/domain/firestore/collections.ts'
import { DELETING, isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { parseOptions } from '#cli/args.ts'
import { Failure, LEFT_TO_DO, messageOf } from '#cli/failure.ts'
import { connect } from '#cli/project.ts'
import { confirm, type Terminal } from '#cli/terminal.ts'
import { UNDO } from '#import/command.ts'
import { type Entry, readJournal, removeJournal, RUNS } from '#import/journal.ts'

/** Artifacts looked up at once, and taken back at once. */
const LOOKED_UP = 300
const AT_ONCE = 10

type Fields = Readonly<Record<string, unknown>>
type Undoing = 'remove' | 'change' | 'nothing' | 'leave'

/** How an entry is undone; an artifact that says by now what the run did not write is left alone. */
function planUndo(uid: string, { id, before, after }: Entry, stored: Fields | undefined): Undoing {
  if (stored === undefined || isBeingDeleted(stored)) return 'nothing'
  const now = new Map<string, unknown>(Object.entries(readArtifact(id, stored)))
  const says = (fields: Entry['after']) =>
    Object.entries(fields).every(([field, value]) => (now.get(field) ?? '') === value)
  if (before !== null && says(before)) return 'nothing'
  if (!says(after) || stored.adder_uid !== uid) return 'leave'
  return before === null ? 'remove' : 'change'
}

/** Does something with some items at once, then with the next. */
async function inGroups<T>(items: readonly T[], size: number, work: (group: T[]) => Promise<unknown>) {
  for (let start = 0; start < items.length; start += size) await work(items.slice(start, start + size))
}

/**
 * `npm run import -- --undo RUN`: removes what a run has added, with its likes, and brings back what it has changed.
 * @throws Failure with exit code 2 when it was not confirmed, or something was changed since and is left alone
 */
export async function undoImport(terminal: Terminal, runs = RUNS): Promise<void> {
  const { undo: run = '', yes } = parseOptions(terminal.args, UNDO)
  const { head, entries } = await readJournal(runs, run)
  const { id: project, firestore } = await connect(head.project)
  const plans: [Entry, Undoing][] = []
  await inGroups(entries, LOOKED_UP, async (group) => {
    const refs = group.map(({ id }) => firestore.doc(artifactPath(id)))
    const fieldMask = [...CONTENT_FIELDS, 'adder_uid', DELETING]
    const found = await firestore.getAll(...refs, { fieldMask })
    group.forEach((entry, at) => plans.push([entry, planUndo(head.uid, entry, found[at]?.data())]))
  })
  const of = (kind: Undoing) => plans.flatMap(([entry, plan]) => (plan === kind ? [entry] : []))
  const [removed, changed, left] = [of('remove'), of('change'), of('leave')]
  terminal.write(
    `\n  The import of ${head.file} into ${project}, ${head.at}:\n\n    ${removed.length} added, which go, with all likes that they have\n    ${changed.length} changed, which say again what they said before\n    ${left.length} changed by somebody since, which stay as they are\n\n`,
  )
  if (removed.length + changed.length > 0) await confirm(terminal, 'Undo it?', yes)
  const { updateArtifactAs, deleteArtifactAs } = await import('functions/admin/importedArtifacts.ts')
  const takeBack = async ({ id, before }: Entry) => {
    const patch = parsePatch(before ?? {}, { stored: before?.artifact_image ?? '' })
    if (before === null) await deleteArtifactAs(head.uid, id)
    else if (patch.ok) await updateArtifactAs(head.uid, id, patch.value)
  }
  try {
    await inGroups([...removed, ...changed], AT_ONCE, (group) => Promise.all(group.map(takeBack)))
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
