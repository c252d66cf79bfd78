import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { expectAddress, expectGone, expectShown } from '../support/expectations.ts'
import { confirm, openMenu } from '../support/pages.ts'
import { waitLonger } from '../support/waitLonger.ts'
import { newPerson } from '../support/people.ts'
import { PHONE, withWorld } from '../support/world.ts'

const world = withWorld()

const nameOf = (page: Page) => page.getByLabel('Artifact name')
const restored = (page: Page) => page.getByText('What you typed earlier is still here.')
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

/** Number of unsent drafts in the browser's storage. */
const unsentIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('unsent')
        opening.addEventListener('error', () => reject(new Error('The database cannot be opened.')))
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('entries').objectStore('entries').count()
          counting.addEventListener('success', () => resolve(counting.result))
        })
      }),
  )

/** Opens Add Artifact in another tab. */
async function anotherTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/addArtifact')
  await expectShown(nameOf(page))
  return page
}

describe('a draft', () => {
  it('is restored in another tab, belongs to the tab that writes last, and is gone after sign-out', async () => {
    const person = await newPerson()
    const { page, context, open } = await world.member(person)
    await waitLonger(context)
    await open('/addArtifact')
    await nameOf(page).fill('Stele')
    const other = await anotherTab(context)
    await expectShown(restored(other))
    expect(await nameOf(other).inputValue()).toBe('Stele')
    await nameOf(other).fill('Bowl')
    await expectShown(page.getByText('You are writing in another tab, too.'))
    expect(await violations(page, { root: 'main' }), 'two tabs').toEqual([])
    await page.close()

    await other.reload()
    await expectShown(restored(other))
    expect(await nameOf(other).inputValue()).toBe('Bowl')
    expect(await violations(other, { root: 'main' }), 'a restored draft').toEqual([])

    await nameOf(other).fill('Stela')
    await openMenu(other, person.name)
    await other.getByRole('button', { name: 'Sign Out' }).click()
    await confirm(other, 'Signed Out!')
    expect(await unsentIn(other)).toBe(0)
  })
})

describe('what is not saved', () => {
  it('is confirmed before leaving by a link, Back or closing the tab, at phone width', async () => {
    const { page, open } = await world.member(await newPerson(), { viewport: PHONE })
    await open('/myArtifacts')
    await page.getByRole('main').getByRole('link', { name: 'Add' }).first().click()
    await expectAddress(page, '/addArtifact')
    await nameOf(page).fill('Stele')

    await page.goBack()
    await expectShown(question(page))
    expect(await violations(page, { root: '[role="alertdialog"]' }), 'the question').toEqual([])
    await page.getByRole('button', { name: 'Stay' }).click()
    await expectGone(question(page))
    await expectAddress(page, '/addArtifact')
    expect(await nameOf(page).inputValue()).toBe('Stele')

    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()

    await page.goBack()
    await page.getByRole('button', { name: 'Leave' }).click()
    await expectAddress(page, '/myArtifacts')
    await page.goForward()
    await expectShown(restored(page))
    await nameOf(page).fill('Stela')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).click()
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await expectAddress(page, '/')
    await page.goBack()
    await expectShown(nameOf(page))
    expect(await nameOf(page).inputValue()).toBe('')
    expect(await restored(page).count()).toBe(0)
  })
})
