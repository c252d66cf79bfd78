import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from './support/expectations.ts'
import { confirm, openMenu } from './support/pages.ts'
import { waitLonger } from './support/waitLonger.ts'
import { newPerson } from './support/people.ts'
import { PHONE, withWorld } from './support/world.ts'

const world = withWorld()

const nameOf = (page: Page) => page.getByLabel('Artifact name')
const listOf = (page: Page) => page.getByRole('region', { name: 'Drafts' })
const restored = (page: Page) => page.getByText('What you typed earlier is still here.')
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

/** Add Artifact in one more tab. */
async function anotherTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto('/addArtifact')
  await expectShown(nameOf(page))
  return page
}

describe('drafts', () => {
  it('are told apart by two tabs, outlive one that died, and are gone at sign-out', async () => {
    const person = await newPerson()
    const { page, context, open } = await world.member(person)
    await waitLonger(context)
    await open('/addArtifact')
    await nameOf(page).fill('Stele')
    const other = await anotherTab(context)
    await expectShown(listOf(other).getByText('Stele, open in another tab'))
    await nameOf(other).fill('Bowl')
    await page.close()

    await other.reload()
    await expectShown(restored(other))
    expect(await nameOf(other).inputValue()).toBe('Bowl')
    await expectShown(listOf(other).getByText(/Continue your draft from \d\d:\d\d\?/))
    expect(await violations(other), 'drafts').toEqual([])
    await listOf(other).getByRole('button', { name: 'Continue Stele' }).click()
    await expectSoon(() => nameOf(other).inputValue(), 'Stele')
    await expectShown(listOf(other).getByRole('button', { name: 'Continue Bowl' }))

    await nameOf(other).fill('Stela')
    await openMenu(other, person.name)
    await other.getByRole('button', { name: 'Sign Out' }).click()
    await confirm(other, 'Signed Out!')
    const kept = await other.evaluate(() =>
      [localStorage, sessionStorage].flatMap((all) => Object.keys(all)).join(' '),
    )
    expect(kept).not.toMatch(/draft/)
  })
})

describe('what is not saved', () => {
  it('is asked about by link, by Back and by closing the tab, at phone width', async () => {
    const { page, open } = await world.member(await newPerson(), { viewport: PHONE })
    await open('/myArtifacts')
    await page.getByRole('main').getByRole('link', { name: 'Add' }).first().click()
    await expectAddress(page, '/addArtifact')
    await nameOf(page).fill('Stele')

    await page.goBack()
    await expectShown(question(page))
    expect(await violations(page), 'the question').toEqual([])
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
    expect(await listOf(page).count()).toBe(0)
  })
})
