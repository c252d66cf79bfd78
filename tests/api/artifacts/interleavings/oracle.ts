/**
 * Compares the stored state with requests and responses: an acknowledged write is stored, one without a
 * response is stored entirely or not at all, and nothing else has changed. `violations` checks the invariants
 * of one state.
 */
import { ARTIFACTS, type Kind } from './model.ts'
import type { Snapshot } from './snapshot.ts'
import { addedName, artifactOf, type Done, likeOf, textOf, type World } from './requests.ts'

const CHANGES: readonly Kind[] = ['rename', 'edit', 'remove', 'directEdit', 'directDelete']
const REMOVALS: readonly Kind[] = ['remove', 'directDelete']

const DIRECT: readonly Kind[] = ['directEdit', 'directDelete']
/** Firestore's status for a write that waited too long for a lock: nothing is written. */
const CONTENTION = 409

const isAcknowledged = ({ status }: Done) => status === 200 || status === 201
/** Without a response or with "try again", the write may or may not have happened. */
export const isOpen = ({ status }: Done) => status === null || status === 503
const mayHaveHappened = (done: Done) => isAcknowledged(done) || isOpen(done)

function oddAnswers({ step, status, seen }: Done): string[] {
  const { kind, person, artifact } = step
  const answers = (): readonly number[] => {
    if (kind === 'forge') return [403, CONTENTION]
    if (DIRECT.includes(kind)) return [...(person === artifact ? [200] : []), 403, 404, CONTENTION]
    if (CHANGES.includes(kind)) return person === artifact ? [200, 403, 404, 503] : [403, 404]
    return [200, 201, 404, 503]
  }
  const isOdd = status !== null && !answers().includes(status)
  return [...seen, ...(isOdd ? [`${kind} by ${person} of a${artifact} answered ${status}`] : [])]
}

function oddArtifact(id: string, done: readonly Done[], before: Snapshot, after: Snapshot): string[] {
  const [was, is] = [before.artifacts.get(id), after.artifacts.get(id)]
  const own = done.filter(({ step }) => artifactOf(step) === id && step.person === step.artifact)
  const removals = own.filter((one) => REMOVALS.includes(one.step.kind) && mayHaveHappened(one))
  if (!is) return was && removals.length === 0 ? [`artifact ${id} vanished`] : []
  if (!was) return [`artifact ${id} came back`]
  if (removals.some(isAcknowledged)) return [`artifact ${id} is there after its deletion`]
  const oddField = (field: string, ...kinds: readonly Kind[]) => {
    const edits = own.filter((one) => kinds.includes(one.step.kind) && mayHaveHappened(one))
    const possible = edits.map(({ step }) => textOf(step))
    if (!edits.some(isAcknowledged)) possible.push(String(was[field]))
    const text = String(is[field])
    return possible.includes(text)
      ? []
      : [`artifact ${id} has ${field} ${text}, not ${possible.join(' or ')}`]
  }
  const isSame = is.adder_uid === was.adder_uid && is.adder_name === was.adder_name
  return [
    ...oddField('artifact_name', 'rename'),
    ...oddField('created_at', 'edit', 'directEdit'),
    ...(isSame ? [] : [`artifact ${id} has another adder`]),
  ]
}

function oddLikes(world: World, done: readonly Done[], before: Snapshot, after: Snapshot): string[] {
  const asked = Map.groupBy(done.filter(mayHaveHappened), ({ step }) => likeOf(world, step) ?? '')
  const isLeaving = (artifactId: string) => {
    const artifact = after.artifacts.get(artifactId)
    return artifact === undefined || artifact.deleting_at !== undefined
  }
  const ids = new Map([...before.likes, ...after.likes])
  for (const { step } of done) {
    const id = likeOf(world, step)
    if (id !== null) ids.set(id, artifactOf(step))
  }
  return [...ids].flatMap(([id, artifactId]) => {
    const own = asked.get(id) ?? []
    const possible = own.map(({ step }) => step.kind === 'like')
    if (!own.some(isAcknowledged)) possible.push(before.likes.has(id))
    // A deletion removes likes, in one or several steps.
    if (isLeaving(artifactId)) possible.push(false)
    const is = after.likes.has(id)
    return possible.includes(is) ? [] : [`like ${id} is ${is ? 'there' : 'not there'}`]
  })
}

function oddAdditions(done: readonly Done[], before: Snapshot, after: Snapshot): string[] {
  const asked = Map.groupBy(
    done.filter((one) => one.step.kind === 'add' && mayHaveHappened(one)),
    ({ step }) => addedName(step),
  )
  const names = new Set([...before.added.keys(), ...after.added.keys(), ...asked.keys()])
  return [...names].flatMap((name) => {
    const ids = after.added.get(name) ?? []
    const own = asked.get(name) ?? []
    const known = new Set([
      ...(before.added.get(name) ?? []),
      ...own.filter(isAcknowledged).map(({ insertedId }) => String(insertedId)),
    ])
    const isRight =
      ids.length <= 1 &&
      [...known].every((id) => ids.includes(id)) &&
      (known.size + own.length > 0 || ids.length === 0)
    return isRight ? [] : [`${name}: stored as ${ids.join(', ')}, answered as ${[...known].join(', ')}`]
  })
}

/** Returns a sentence for each inconsistency. */
export function inconsistencies(
  world: World,
  done: readonly Done[],
  before: Snapshot,
  after: Snapshot,
): string[] {
  return [
    ...done.flatMap(oddAnswers),
    ...ARTIFACTS.flatMap((id) => oddArtifact(id, done, before, after)),
    ...oddLikes(world, done, before, after),
    ...oddAdditions(done, before, after),
  ]
}
