/** Tests of the product on Firebase's own emulator suite, as `npm run emulators` starts it. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { LOCAL } from '../../../tools/cli/paths.ts'
import { testPorts } from '../../../tools/emulators/ports.ts'
import { startSuite, type Suite } from '../../../tools/emulators/suite.ts'
import { SEED_ACCOUNTS, SEED_PASSWORD } from '../../../tools/seed/accounts.ts'
import { seedLocal } from '../../../tools/stack/seedLocal.ts'
import { expectAddress, expectShown } from '../support/expectations.ts'
import { unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { withWorld } from '../support/world.ts'

const folder = join(LOCAL, 'emulators-journey')
const world = withWorld()
let suite: Suite

beforeAll(async () => {
  suite = await startSuite({ ports: await testPorts(), folder })
  await seedLocal(suite)
  Object.assign(services, { app: suite.app, authUrl: suite.auth, firestorePort: suite.ports.firestore })
  return async () => {
    await suite.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

it('serves the seed to anybody', async () => {
  const { page, open } = await world.visitor()
  await open('/allArtifacts')
  await expectShown(page.getByRole('link', { name: 'View Details of Antikythera Mechanism' }))
})

it('lets a person of the seed sign in, add an artifact and like it', async () => {
  const [{ email }] = SEED_ACCOUNTS
  const { page, signIn } = await world.visitor()
  await signIn({ email, password: SEED_PASSWORD })

  await page.getByRole('link', { name: 'Add Artifact' }).click()
  const name = unique('Faience amulet')
  await page.getByLabel('Artifact name').fill(name)
  await page.getByLabel('Type').selectOption('Tools')
  await page.getByRole('button', { name: 'Add Artifact' }).click()
  await page.getByRole('dialog', { name: 'Congratulations!' }).getByRole('button', { name: 'Ok' }).click()
  await expectAddress(page, '/myArtifacts')

  await page.getByRole('link', { name: `Details of ${name}` }).click()
  const button = page.getByRole('button', { name: /^Like/ })
  await button.filter({ hasText: '0 likes' }).click()
  await expectShown(button.filter({ hasText: '1 like' }))
  await page.reload()
  await expectShown(page.getByRole('button', { name: /^Liked/, pressed: true }).filter({ hasText: '1 like' }))
})

it('ends every process when it is stopped', async () => {
  await suite.stop()
  const addresses = [suite.app, suite.auth, `http://127.0.0.1:${suite.ports.firestore}`]
  const fetched = await Promise.allSettled(addresses.map((address) => fetch(address)))
  expect(fetched.map(({ status }) => status)).toEqual(addresses.map(() => 'rejected'))
})
