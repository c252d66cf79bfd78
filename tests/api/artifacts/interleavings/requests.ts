/** Sends the request of a step. Repeating a step sends the same request. */
import { likeId } from '@tracker/domain/likes/like.ts'
import { PROJECT_ID } from '../../../../tools/cli/paths.ts'
import type { Account } from '../../support/accounts.ts'
import type { Store } from '../../support/api.ts'
import { anArtifact } from '../../support/artifacts.ts'
import { type Ask, type Asked, member, type Reply } from '../../support/ask.ts'
import { violations } from '../../support/invariants.ts'
import { ARTIFACTS, type Step } from './model.ts'

export interface World {
  readonly ask: Ask
  readonly store: Store
  readonly people: readonly Account[]
}

export interface Done {
  readonly step: Step
  /** Null if there was no response. */
  readonly status: number | null
  readonly insertedId: unknown
  /** Violations found by a concurrent check of the store. */
  readonly seen: readonly string[]
}

/** The text that an edit stores. */
export const textOf = ({ kind, mark }: Step) => `${kind} ${mark}`
/** The name of an added artifact: one for each person and Idempotency-Key. */
export const addedName = ({ person, mark }: Step) => `Added by ${person} with key ${mark}`

export function personOf({ people }: World, { person }: Step): Account {
  const account = people[person]
  if (!account) throw new Error(`There is no person ${person}.`)
  return account
}

export const artifactOf = ({ artifact }: Step) => ARTIFACTS[artifact] ?? ''

/** The id of the step's like; null for other steps. */
export function likeOf(world: World, step: Step): string | null {
  const isAboutLike = step.kind === 'like' || step.kind === 'unlike'
  return isAboutLike ? likeId(personOf(world, step).uid, artifactOf(step)) : null
}

/** Fields that only the server may set, sent by hostile clients. */
const FORGED = { likes_count: 99, adder_uid: 'somebody', name_key: 'z' }

/** A write directly to Firestore under the rules: an update of these fields, or a deletion without fields. */
async function direct(world: World, step: Step, fields?: object): Promise<number> {
  const database = `projects/${PROJECT_ID}/databases/(default)`
  const name = `${database}/documents/artifacts/${artifactOf(step)}`
  const update = {
    update: { name, fields },
    updateMask: { fieldPaths: Object.keys(fields ?? {}) },
    updateTransforms: [{ fieldPath: 'updated_at', setToServerValue: 'REQUEST_TIME' }],
    currentDocument: { exists: true },
  }
  const response = await fetch(`http://127.0.0.1:${world.store.port}/v1/${database}/documents:commit`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${personOf(world, step).token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ writes: [fields ? update : { delete: name }] }),
  })
  return response.status
}

async function send(world: World, step: Step): Promise<Omit<Done, 'step'>> {
  const { token, uid } = personOf(world, step)
  const id = artifactOf(step)
  const request = (method: string, path: string, asked: Asked = {}) =>
    world.ask(method, path, { token, ...asked }).then(
      (reply: Reply) => ({ status: reply.status, insertedId: member(reply, 'insertedId'), seen: [] }),
      () => ({ status: null, insertedId: undefined, seen: [] }),
    )
  const past = async (status: Promise<number>) => ({ status: await status, insertedId: undefined, seen: [] })
  switch (step.kind) {
    case 'add':
      return request('POST', '/artifacts', {
        body: anArtifact({ artifact_name: addedName(step), ...FORGED }),
        headers: { 'Idempotency-Key': addedName(step).replaceAll(' ', '-') },
      })
    case 'like':
      return request('POST', '/likes', { body: { artifactId: id, artifactName: 'Forged', uid: 'x' } })
    case 'unlike':
      return request('DELETE', `/likes/${uid}_${id}`)
    case 'report':
      return request('POST', '/reports', { body: { artifactId: id, reason: 'Other', text: '' } })
    case 'rename':
      return request('PATCH', `/updateArtifact/${id}`, {
        body: { artifact_name: textOf(step), artifact_image: '', ...FORGED },
      })
    case 'edit':
      return request('PATCH', `/updateArtifact/${id}`, { body: { created_at: textOf(step) } })
    case 'remove':
      return request('DELETE', `/artifact/${id}`)
    case 'directEdit':
      return past(direct(world, step, { created_at: { stringValue: textOf(step) } }))
    case 'directDelete':
      return past(direct(world, step))
    case 'forge':
      return past(direct(world, step, { likes_count: { integerValue: '99' } }))
    case 'look':
      return { status: 200, insertedId: undefined, seen: await violations(world.store.db) }
    default:
      return step.kind satisfies never
  }
}

export const perform = async (world: World, step: Step): Promise<Done> => ({
  step,
  ...(await send(world, step)),
})
