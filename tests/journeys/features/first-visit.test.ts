import { it } from 'vitest'
import { addArtifact } from '../support/collection.ts'
import { expectAddress, expectShown } from '../support/expectations.ts'
import { nav } from '../support/pages.ts'
import { newEmail, newPerson, PASSWORD, unique } from '../support/people.ts'
import { MOVING, withWorld } from '../support/world.ts'

const world = withWorld()

it('a first visit leads from browsing to an account, a like and an own artifact; the next user of the tab sees nothing of it', async () => {
  const adder = await newPerson()
  const name = unique('Bronze mirror')
  const id = await addArtifact(adder, { artifact_name: name })
  const { page, open } = await world.visitor(MOVING)
  await open('/allArtifacts')
  await page.getByLabel('Search by name').fill(name)
  await page.getByLabel('Search by name').press('Enter')
  await expectShown(page.getByText('1 artifact', { exact: true }))
  await page.getByRole('link', { name: `View Details of ${name}` }).click()
  await expectShown(page.getByRole('heading', { name: 'Sign In', level: 1 }))
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('E-mail').fill(newEmail())
  await page.getByLabel(/^Password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.getByRole('dialog', { name: 'Signed Up!' }).getByRole('button', { name: 'Ok' }).click()
  await expectAddress(page, `/artifact/${id}`)
  await expectShown(page.getByRole('heading', { name, level: 1 }))

  const button = page.getByRole('button', { name: /^Like/ })
  await button.filter({ hasText: '0 likes' }).click()
  await expectShown(button.filter({ hasText: '1 like' }))
  await expectShown(page.getByText('Liked this artifact!'))

  await page.getByRole('link', { name: 'Add Artifact' }).click()
  const own = unique('Clay whistle')
  await page.getByLabel('Artifact name').fill(own)
  await page.getByLabel('Type').selectOption('Tools')
  await page.getByRole('button', { name: 'Add Artifact' }).click()
  await page.getByRole('dialog', { name: 'Congratulations!' }).getByRole('button', { name: 'Ok' }).click()
  await expectAddress(page, '/myArtifacts')
  await nav(page).getByRole('link', { name: 'All Artifacts' }).click()
  // Both pages have a Sort field, so wait for the heading of Browse.
  await expectShown(page.getByRole('heading', { name: 'Browse Artifacts' }))
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Newest First' })
  await expectShown(page.getByRole('article').getByRole('heading', { name: own }))

  await page.getByRole('button', { name: 'Account of Grace Hopper' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('dialog', { name: 'Signed Out!' }).getByRole('button', { name: 'Ok' }).click()
  // Without a reload, so that cached data of the first user would show.
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await page.getByLabel('E-mail').fill(adder.email)
  await page.getByLabel(/^Password/).fill(adder.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await page.getByRole('dialog', { name: 'Signed In!' }).getByRole('button', { name: 'Ok' }).click()
  await page.getByRole('button', { name: `Account of ${adder.name}` }).click()
  await page.getByRole('link', { name: 'My Liked Artifacts' }).click()
  await expectShown(page.getByRole('heading', { name: "You haven't liked any Artifact!" }))
  await page.getByRole('button', { name: `Account of ${adder.name}` }).click()
  await page.getByRole('link', { name: 'My Artifacts', exact: true }).click()
  await page.getByRole('link', { name: `Details of ${name}` }).click()
  await expectShown(page.getByRole('button', { name: /^Like/, pressed: false }).filter({ hasText: '1 like' }))
})
