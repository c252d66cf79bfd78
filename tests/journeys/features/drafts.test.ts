import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addArtifact, removeArtifact } from '../support/collection.ts'
import { expectAddress, expectGone, expectShown } from '../support/expectations.ts'
import { waitLonger } from '../support/waitLonger.ts'
import { newPerson } from '../support/people.ts'
import { PHONE, withWorld } from '../support/world.ts'

const world = withWorld()

const nameOf = (page: Page) => page.getByLabel('Artifact name')
const restored = (page: Page) => page.getByText('What you typed earlier is still here.')
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

/** Opens Add Artifact in another tab. */
async function anotherTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/addArtifact')
  await expectShown(nameOf(page))
  return page
}

it('unsaved text is confirmed before leaving, is restored in another tab, which takes it over, and can be discarded, at phone width', async () => {
  const { page, context, open } = await world.member(await newPerson(), { viewport: PHONE })
  await waitLonger(context)
  await open('/myArtifacts')
  await page.getByRole('main').getByRole('link', { name: 'Add' }).first().click()
  await expectAddress(page, '/addArtifact')
  await nameOf(page).fill('Stele')
  await page.goBack()
  await expectShown(question(page))
  await page.getByRole('button', { name: 'Stay' }).click()
  await expectGone(question(page))
  await expectAddress(page, '/addArtifact')
  expect(await nameOf(page).inputValue()).toBe('Stele')
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()

  const other = await anotherTab(context)
  await expectShown(restored(other))
  expect(await nameOf(other).inputValue()).toBe('Stele')
  await nameOf(other).fill('Bowl')
  await expectShown(page.getByText('You are writing in another tab, too.'))
  await page.close()

  const leave = async (button: string) => {
    await other.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
    await other.getByRole('button', { name: button }).click()
    await expectGone(nameOf(other))
    await expectAddress(other, '/')
    await other.goBack()
    await expectShown(nameOf(other))
  }
  await leave('Leave')
  await expectShown(restored(other))
  expect(await nameOf(other).inputValue()).toBe('Bowl')
  await nameOf(other).fill('Jug')
  await leave('Discard draft')
  expect(await nameOf(other).inputValue()).toBe('')
  expect(await restored(other).count()).toBe(0)
})

it('the form of an artifact that is deleted in another tab keeps its text, which can be added as new', async () => {
  const person = await newPerson()
  const id = await addArtifact(person, { artifact_name: 'Stele' })
  const { page, open } = await world.member(person)
  await open(`/updateArtifact/${id}`)
  await nameOf(page).fill('Stele of the governor')
  await removeArtifact(person, id)
  await expectShown(page.getByText('This artifact was deleted. Copy your text, or add it as new.'))
  expect(await nameOf(page).inputValue()).toBe('Stele of the governor')
  await page.getByRole('button', { name: 'Add as new' }).click()
  await expectAddress(page, '/addArtifact')
  await expectShown(restored(page))
  expect(await nameOf(page).inputValue()).toBe('Stele of the governor')
})
