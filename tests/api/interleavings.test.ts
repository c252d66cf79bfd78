import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { PROJECT_ID } from '../../scripts/stack/paths.ts'
import { type Account, signUpMany } from './support/accounts.ts'
import { type Api, startApi } from './support/api.ts'
import { storeArtifact } from './support/artifacts.ts'
import { violations } from './support/invariants.ts'

/** Random requests in flight together, through the API and straight to Firestore, against the six invariants. */
let api: Api
let people: Account[]

const ARTIFACTS = ['a0', 'a1', 'a2']
const PEOPLE = 4

beforeAll(async () => {
  api = await startApi()
  people = await signUpMany(PEOPLE)
})

type Kind = 'like' | 'unlike' | 'rename' | 'edit' | 'remove' | 'directEdit' | 'directDelete' | 'look'
interface Step {
  readonly kind: Kind
  readonly person: number
  readonly artifact: number
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom<Kind>('like', 'unlike') },
    { weight: 2, arbitrary: fc.constantFrom<Kind>('rename', 'edit', 'look') },
    { weight: 1, arbitrary: fc.constantFrom<Kind>('remove', 'directEdit', 'directDelete') },
  ),
  person: fc.nat({ max: PEOPLE - 1 }),
  artifact: fc.nat({ max: ARTIFACTS.length - 1 }),
})
const rounds = fc.array(fc.array(step, { minLength: 2, maxLength: 16 }), { minLength: 1, maxLength: 4 })

/** A write straight to Firestore, judged by the rules. */
async function direct(method: string, id: string, token: string, body?: object): Promise<number> {
  const address = `http://127.0.0.1:${api.store.port}/v1/projects/${PROJECT_ID}/databases/(default)/documents/artifacts/${id}`
  const query = method === 'PATCH' ? '?updateMask.fieldPaths=created_at&currentDocument.exists=true' : ''
  const response = await fetch(address + query, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return response.status
}

/** Artifact a0 was added by person 0, and so on. Person 3 added none. */
async function perform({ kind, person, artifact }: Step, turn: number): Promise<number> {
  const id = ARTIFACTS[artifact] ?? ''
  const { token, uid } = people[person] ?? { token: '', uid: '' }
  const ask = async (method: string, path: string, body?: object) =>
    (await api.ask(method, path, { token, ...(body && { body }) })).status
  switch (kind) {
    case 'like':
      return ask('POST', '/likes', { artifactId: id })
    case 'unlike':
      return ask('DELETE', `/likes/${uid}_${id}`)
    case 'rename':
      return ask('PATCH', `/updateArtifact/${id}`, { artifact_name: `Name ${turn}`, artifact_image: '' })
    case 'edit':
      return ask('PATCH', `/updateArtifact/${id}`, { created_at: `Then ${turn}` })
    case 'remove':
      return ask('DELETE', `/artifact/${id}`)
    case 'directEdit':
      return direct('PATCH', id, token, { fields: { created_at: { stringValue: `Direct ${turn}` } } })
    case 'directDelete':
      return direct('DELETE', id, token)
    case 'look':
      return (await violations(api.store.db)).length === 0 ? 200 : 999
    default:
      return kind satisfies never
  }
}

const CHANGES: readonly Kind[] = ['rename', 'edit', 'remove', 'directEdit', 'directDelete']

function check({ kind, person, artifact }: Step, status: number): void {
  const isOwn = person === artifact
  const possible = CHANGES.includes(kind) && !isOwn ? [403, 404] : [200, 201, 403, 404, 503]
  if (!possible.includes(status)) {
    throw new Error(`${kind} by ${person} of a${artifact} answered ${status}.`)
  }
}

it('never breaks an invariant, whatever is in flight together', async () => {
  let turn = 0
  await fc.assert(
    fc.asyncProperty(rounds, async (steps) => {
      await api.store.clear()
      await Promise.all(
        ARTIFACTS.map((id, place) => storeArtifact(api.store.db, { id, uid: people[place]?.uid ?? '' })),
      )
      for (const round of steps) {
        const statuses = await Promise.all(round.map((one) => perform(one, (turn += 1))))
        round.forEach((one, place) => check(one, statuses[place] ?? 0))
        expect(await violations(api.store.db)).toEqual([])
      }
    }),
    { numRuns: 25, seed: Number(process.env.SEED ?? Date.now() % 2 ** 31), endOnFailure: true },
  )
})
