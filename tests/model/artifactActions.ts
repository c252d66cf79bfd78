/** Steps about artifacts and likes. */
import { type RecordEvent, stateAfter } from '@tracker/domain/visibility/recordEvents.ts'
import { HELD, VISIBLE } from '@tracker/domain/visibility/recordState.ts'
import { likeId } from '@tracker/domain/likes/like.ts'
import { NEW_ACCOUNT } from '@tracker/domain/limits.ts'
import { expect } from 'vitest'
import { anArtifact } from '../api/support/artifacts.ts'
import { member } from '../api/support/ask.ts'
import { type Action, choose, chooseSubject, expectDone } from './action.ts'
import { isListed, resumeCase, suspendCase } from './cases.ts'
import { chooseMore, choosePhoto, isForeign } from './photoActions.ts'
import {
  addedBy,
  type Artifact,
  hasCountedLikes,
  isVisible,
  ADDERS,
  MEMBERS,
  type Model,
  newCase,
  listOf,
  releasePhotos,
  visibility,
} from './state.ts'

/** Most artifacts that exist at a time. */
const ARTIFACTS_MAX = 5

const exists = ({ state }: Artifact) => state !== null
const hasArtifacts = ({ artifacts }: Model) => artifacts.length > 0

/** Applies an event of the domain's table. @returns false if the state does not allow it */
export function apply(model: Model, artifact: Artifact, event: RecordEvent): boolean {
  const { state, owner } = artifact
  const after = stateAfter(event, state, model.suspended.has(owner))
  if (after === undefined) return false
  if ((after?.hiddenBy ?? null) !== null && state?.hiddenBy === null) artifact.hiddenAt = model.step
  artifact.state = after
  return true
}

/** Deletes an artifact for good. */
export function purge(model: Model, artifact: Artifact): void {
  if (isVisible(artifact)) artifact.hasTombstone = true
  apply(model, artifact, 'purge')
  artifact.goneAt = model.step
  releasePhotos(model, [artifact.photo, ...artifact.more])
  artifact.likers.clear()
  artifact.reportCase = null
}

const add: Action = {
  check: ({ artifacts }) => artifacts.filter(exists).length < ARTIFACTS_MAX,
  async run(model, world, { a, b }) {
    const owner = choose(ADDERS, a)
    const photo = choosePhoto(model, owner, b)
    const name = `Amphora ${String(model.artifacts.length).padStart(2, '0')}`
    const more = chooseMore(model, owner, b >> 2)
    const body = anArtifact({
      artifact_name: name,
      artifact_image: photo?.url ?? '',
      ...(more.length > 0 && { more_photos: listOf(more) }),
    })
    const reply = await world.call(owner, 'POST', '/artifacts', body)
    const refusals = [
      [model.suspended.has(owner), 403],
      [[photo, ...more].some((one) => isForeign(one, owner)), 400],
    ] as const
    if (!expectDone('POST /artifacts', reply, refusals)) return
    const isHeld = addedBy(model, owner).filter(isVisible).length < NEW_ACCOUNT.records
    model.artifacts.push({
      kind: 'artifact',
      id: String(member(reply, 'insertedId')),
      name,
      owner,
      state: isHeld ? HELD : VISIBLE,
      photo,
      more,
      likers: new Set(),
      hasTombstone: false,
      isExpired: false,
      hiddenAt: model.step,
      goneAt: 0,
      reportCase: isHeld ? newCase(1) : null,
    })
  },
}

const remove: Action = {
  check: hasArtifacts,
  async run(model, world, { a }) {
    const artifact = chooseSubject(model, model.artifacts, a, exists)
    const { id, owner } = artifact
    const reply = await world.call(owner, 'DELETE', `/artifact/${id}`)
    const refusals = [
      [model.suspended.has(owner), 403],
      [artifact.state === null, 404],
    ] as const
    if (expectDone('DELETE /artifact', reply, refusals)) purge(model, artifact)
  },
}

const removeUndoably: Action = {
  check: hasArtifacts,
  async run(model, world, { a }) {
    const artifact = chooseSubject(model, model.artifacts, a, exists)
    const { id, owner } = artifact
    const wasVisible = isVisible(artifact)
    const reply = await world.call(owner, 'DELETE', `/artifact/${id}?undo=1`)
    const isSuspended = model.suspended.has(owner)
    const isPossible = !isSuspended && apply(model, artifact, 'delete')
    const refusals = [
      [isSuspended, 403],
      [!isPossible, 404],
    ] as const
    if (!expectDone('DELETE /artifact?undo=1', reply, refusals)) return
    suspendCase(artifact)
    artifact.hasTombstone ||= wasVisible
    artifact.isExpired = false
    const isOver = (one: Artifact) => visibility(one) === 'deleted' && one.isExpired
    for (const one of addedBy(model, owner).filter(isOver)) purge(model, one)
  },
}

const undo: Action = {
  check: hasArtifacts,
  async run(model, world, { a }) {
    const artifact = chooseSubject(model, model.artifacts, a, (one) => visibility(one) === 'deleted')
    const { id, owner, state } = artifact
    const reply = await world.call(owner, 'POST', `/undoDelete/${id}`)
    const isDeleted = state?.isDeleted === true
    const refusals = [
      [model.suspended.has(owner), 403],
      [state === null || (isDeleted && artifact.isExpired), 404],
    ] as const
    if (!expectDone('POST /undoDelete', reply, refusals)) return
    expect(member(reply, 'restoredCount')).toBe(isDeleted ? 1 : 0)
    apply(model, artifact, 'undo')
    if (!isDeleted) return
    resumeCase(artifact)
    if (state.hiddenBy === null) artifact.hasTombstone = false
  },
}

/** The time to undo a deletion ends. */
const expire: Action = {
  check: ({ artifacts }) => artifacts.some((one) => visibility(one) === 'deleted' && !one.isExpired),
  async run(model, { store }, { a }) {
    const deleted = model.artifacts.filter((one) => visibility(one) === 'deleted' && !one.isExpired)
    const artifact = chooseSubject(model, deleted, a)
    await store.db.doc(`trash/${artifact.id}`).update({ expires_at: new Date(Date.now() - 1) })
    artifact.isExpired = true
  },
}

/** Returns true for what its adder may delete directly in Firestore (no likes, no further photographs); an open case would remain until the reconciler runs. */
const isDeletable = (artifact: Artifact) =>
  isVisible(artifact) && artifact.likers.size === 0 && artifact.more.length === 0 && !isListed(artifact)

const removeDirectly: Action = {
  check: ({ artifacts }) => artifacts.some(isDeletable),
  async run(model, { store }, { a }) {
    const artifact = chooseSubject(model, model.artifacts.filter(isDeletable), a)
    await store.db.doc(`artifacts/${artifact.id}`).delete()
    // Its photo and its tombstone are not written.
    artifact.state = null
    artifact.goneAt = model.step
  },
}

const like: Action = {
  check: hasArtifacts,
  async run(model, world, { a, b }) {
    const [artifact, who] = [chooseSubject(model, model.artifacts, a, isVisible), choose(MEMBERS, b)]
    const reply = await world.call(who, 'POST', '/likes', { artifactId: artifact.id })
    const refusals = [
      [model.suspended.has(who), 403],
      [!isVisible(artifact), 404],
    ] as const
    if (expectDone('POST /likes', reply, refusals)) artifact.likers.add(who)
  },
}

const unlike: Action = {
  check: hasArtifacts,
  async run(model, world, { a, b }) {
    const [artifact, who] = [
      chooseSubject(model, model.artifacts, a, ({ likers }) => likers.size > 0),
      choose(MEMBERS, b),
    ]
    const reply = await world.call(who, 'DELETE', `/likes/${likeId(world.uidOf(who), artifact.id)}`)
    if (!expectDone('DELETE /likes', reply, [[model.suspended.has(who), 403]])) return
    // A like that is not counted returns with its artifact.
    const isRemoved = hasCountedLikes(artifact) && artifact.likers.delete(who)
    expect(member(reply, 'deletedCount')).toBe(isRemoved ? 1 : 0)
  },
}

export const ARTIFACT_ACTIONS = { add, remove, removeUndoably, undo, expire, removeDirectly, like, unlike }
