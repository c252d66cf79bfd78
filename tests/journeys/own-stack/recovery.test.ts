import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addArtifact, changeArtifact, like, likesCount } from '../support/collection.ts'
import { expectShown, TIMEOUT_MS } from '../support/expectations.ts'
import { type OwnStack, startOwnStack } from '../support/ownStack.ts'
import { newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

let own: OwnStack
const world = withWorld()

beforeAll(async () => {
  own = await startOwnStack('recovery')
})
afterAll(() => own.stop())

it('an open page survives a kill of the store: acknowledged writes are kept, and later changes appear', async () => {
  const ada = await newPerson()
  const name = unique('Sundial')
  const id = await addArtifact(ada, { artifact_name: name })
  const { page, open } = await world.member(ada)
  await open(`/artifact/${id}`)
  const button = page.getByRole('button', { name: /^Like/ })
  await button.filter({ hasText: '0 likes' }).click()
  await expectShown(page.getByText('Liked this artifact!'))

  await own.stack.crash('firestore')

  expect(await likesCount(ada, id)).toBe(1)
  const other = await newPerson({ name: 'Other Person' })
  await like(other, id)
  await changeArtifact(ada, id, { artifact_name: `${name}, restored` })
  await page.getByRole('heading', { name: `${name}, restored`, level: 1 }).waitFor({ timeout: 60_000 })
  await expectShown(button.filter({ hasText: '2 likes' }))
  await button.click()
  await expectShown(button.filter({ hasText: '1 like' }))
  await expectShown(page.getByText('Disliked this artifact!'))
  expect(await likesCount(ada, id)).toBe(1)
})

it('accounts survive a kill of the Auth emulator, and the API a kill of the function', async () => {
  const ada = await newPerson()
  const id = await addArtifact(ada, { artifact_name: unique('Sundial') })
  // The stack saves accounts once a second.
  await vi.waitUntil(
    async () => (await readFile(join(own.data, 'accounts.json'), 'utf8').catch(() => '')).includes(ada.uid),
    { timeout: TIMEOUT_MS },
  )
  await Promise.all([own.stack.crash('auth'), own.stack.crash('function')])
  const { open, signIn, page } = await world.visitor()
  await signIn(ada)
  await open(`/artifact/${id}`)
  await page.getByRole('button', { name: 'Like 0 likes' }).click()
  await expectShown(page.getByText('Liked this artifact!'))
})
