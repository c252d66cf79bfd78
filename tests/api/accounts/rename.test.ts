import { parseAnswer } from '@tracker/domain/api/calls.ts'
import { RENAME_BATCH } from '@tracker/domain/limits.ts'
import { expect, it } from 'vitest'
import { type Account, changeName } from '../support/accounts.ts'
import { add, storeArtifacts } from '../support/artifacts.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'

/** Tests of applying a new display name to earlier artifacts. */
withPeople({ isNewForEach: true })

async function rename({ token }: Account) {
  const reply = await api.ask('POST', '/account/name', { token })
  expect({ status: reply.status, text: reply.text }).toMatchObject({ status: 200 })
  return parseAnswer('renameArtifacts', reply.body)
}

const fieldsAt = async (path: string) => (await api.store.db.doc(path).get()).data()

it('is written on visible and hidden artifacts of that person, and on no other', async () => {
  const [shown, concealed] = [await add(api.ask, ada.token), await add(api.ask, ada.token)]
  const other = await add(api.ask, bob.token)
  await api.ask('POST', '/likes', { token: bob.token, body: { artifactId: shown } })
  await api.ask('POST', `/reports/${concealed}`, {
    token: curator.token,
    body: { decision: 'hide', note: 'A copy.' },
  })
  await changeName(ada.uid, 'Ada King')
  expect(await rename(ada)).toEqual({ done: 2, left: 0 })
  expect(await fieldsAt(`artifacts/${shown}`)).toMatchObject({ adder_name: 'Ada King', likes_count: 1 })
  expect(await fieldsAt(`hidden/${concealed}`)).toMatchObject({ adder_name: 'Ada King' })
  expect(await fieldsAt(`artifacts/${other}`)).toMatchObject({ adder_name: 'Bob' })
  expect(await rename(ada)).toEqual({ done: 0, left: 0 })
  const found = await api.ask('GET', `/contributors/${ada.uid}`)
  expect(found.body).toMatchObject({ name: 'Ada King' })
})

it('is written on a deleted artifact, which shows it when the deletion is undone', async () => {
  const id = await add(api.ask, ada.token)
  await api.ask('DELETE', `/artifact/${id}?undo=1`, { token: ada.token })
  await changeName(ada.uid, 'Ada King')
  expect(await rename(ada)).toEqual({ done: 1, left: 0 })
  await api.ask('POST', `/undoDelete/${id}`, { token: ada.token })
  expect(await fieldsAt(`artifacts/${id}`)).toMatchObject({ adder_name: 'Ada King' })
})

it('is in the history, and the next edit adds nothing unknown', async () => {
  const id = await add(api.ask, ada.token)
  await changeName(ada.uid, 'Ada King')
  await rename(ada)
  const body = { short_description: 'Read anew.' }
  await api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body })
  expect(await fieldsAt(`histories/${id}`)).toMatchObject({
    changes: [{ kind: 'renamed', name: 'Ada King' }, { kind: 'edited' }],
  })
})

it('is written on a bounded number at a time; the same call continues', async () => {
  const many = Array.from({ length: RENAME_BATCH + 3 }, (_, at) => ({ id: `a${at}`, uid: ada.uid }))
  await storeArtifacts(api.store.db, many)
  expect(await rename(ada)).toEqual({ done: RENAME_BATCH, left: 3 })
  expect(await rename(ada)).toEqual({ done: 3, left: 0 })
})

it('is refused for a suspended account and without a sign-in', async () => {
  expect(await api.ask('POST', '/account/name')).toMatchObject({ status: 401 })
  const body = { reason: 'Spam.' }
  await api.ask('POST', `/suspensions/${bob.uid}`, { token: curator.token, body })
  expect(await api.ask('POST', '/account/name', { token: bob.token })).toMatchObject({ status: 403 })
})
