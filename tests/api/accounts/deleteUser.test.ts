import { describe, expect, it } from 'vitest'
import { PROJECT_ID } from '../../../tools/cli/paths.ts'
import { type Account, signUp } from '../support/accounts.ts'
import { add, anArtifact, likerNames, storeArtifact } from '../support/artifacts.ts'
import { leftPrivates, violations } from '../support/invariants.ts'
import { deleteUser } from '../support/operator.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'
import { scaled } from '../../support/scale.ts'

/** Tests of deleting a user by command (docs/threats.md, threat 38). */

/** Deletes an artifact directly in Firestore, as the rules allow. Its private document stays. */
async function deleteDirectly(id: string, token: string): Promise<number> {
  const documents = `v1/projects/${PROJECT_ID}/databases/(default)/documents`
  const response = await fetch(`http://127.0.0.1:${api.store.port}/${documents}/artifacts/${id}`, {
    method: 'DELETE',
    headers: { Authorization: `Bearer ${token}` },
  })
  return response.status
}

withPeople()

describe('a deleted user', () => {
  it('leaves no artifact, like, e-mail or record, and updates the counts of others', async () => {
    const like = ({ token }: Account, artifactId: string) =>
      api.ask('POST', '/likes', { token, body: { artifactId } })
    const [own, other] = [await add(api.ask, ada.token), await add(api.ask, bob.token)]
    const direct = await add(api.ask, ada.token)
    for (const id of [own, direct]) {
      const body = { artifact_name: 'Another name' }
      await api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body })
    }
    expect(await deleteDirectly(direct, ada.token)).toBe(200)
    const headers = { 'Idempotency-Key': 'x' }
    await api.ask('POST', '/artifacts', { token: ada.token, body: anArtifact(), headers })
    for (const person of [ada, bob]) {
      await like(person, own)
      await like(person, other)
    }
    expect(await deleteUser(api.store, ada.uid)).toEqual({ account: true, likes: 2, artifacts: 2 })
    const snapshots = await Promise.all(
      ['artifacts', 'likes', 'quotas', 'replays', 'private', 'gone', 'histories'].map((name) =>
        api.store.db.collectionGroup(name).get(),
      ),
    )
    const all = snapshots.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()]))
    expect(JSON.stringify(all)).not.toMatch(new RegExp(`${ada.uid}|${ada.email}`))
    expect((await api.store.db.doc(`gone/${own}`).get()).exists).toBe(true)
    expect((await api.store.db.doc(`artifacts/${other}`).get()).get('likes_count')).toBe(1)
    expect(await violations(api.store.db)).toEqual([])
    expect(await leftPrivates(api.store.db)).toEqual([])
    expect(await like(ada, other)).toMatchObject({ status: 401 })
    expect(await deleteUser(api.store, ada.uid)).toEqual({ account: false, likes: 0, artifacts: 0 })
  })

  it('leaves nothing hidden, reported or decided', async () => {
    const eve = await signUp()
    const ask = ({ token }: Account, path: string, body: unknown) => api.ask('POST', path, { token, body })
    const decision = { decision: 'hide', note: 'A copy.' }
    const [own, other] = [await add(api.ask, eve.token), await add(api.ask, bob.token)]
    for (const artifactId of [own, other]) {
      await ask(bob, '/likes', { artifactId })
      await ask(eve, '/likes', { artifactId })
      await ask(bob, '/reports', { artifactId, reason: 'Other' })
      await ask(eve, '/reports', { artifactId, reason: 'Other' })
      await ask(curator, `/reports/${artifactId}`, decision)
    }
    expect(await deleteUser(api.store, eve.uid)).toEqual({ account: true, likes: 2, artifacts: 1 })
    const names = [
      'artifacts',
      'hidden',
      'hiddenLikes',
      'reports',
      'cases',
      'reported',
      'private',
      'likes',
      'histories',
    ]
    const all = async () => {
      const found = await Promise.all(names.map((name) => api.store.db.collectionGroup(name).get()))
      return found.flatMap(({ docs }) => docs.map((one) => JSON.stringify([one.ref.path, one.data()])))
    }
    expect(JSON.stringify(await all())).not.toMatch(new RegExp(`${eve.uid}|${eve.email}|${own}`))
    expect((await api.store.db.doc(`cases/${other}`).get()).get('reports_count')).toBe(1)
    await deleteUser(api.store, curator.uid)
    expect(JSON.stringify(await all())).not.toContain(curator.uid)
    expect((await api.store.db.doc(`hidden/${other}`).get()).exists).toBe(true)
    await deleteUser(api.store, bob.uid)
    expect((await all()).filter((one) => one.includes(other))).toEqual([])
    expect(await violations(api.store.db)).toEqual([])
  })

  it('leaves no artifact, however long removing its likes takes', async () => {
    await storeArtifact(api.store.db, { id: 'many', uid: 'eve', likers: likerNames(scaled(900, 450)) })
    const removed = await deleteUser(api.store, 'eve', { isForHours: true })
    expect(removed).toEqual({ account: false, likes: 0, artifacts: 1 })
    const left = await api.store.db.collection('likes').where('artifactId', '==', 'many').get()
    expect(left.size).toBe(0)
    expect(await violations(api.store.db)).toEqual([])
  })
})
