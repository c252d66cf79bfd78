import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectShown, expectSoon } from '../support/expectations.ts'
import { columnsOf, fillSignUp, signUpButton } from '../support/pages.ts'
import { newEmail } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

describe('section 9, constants', () => {
  it('9.1 the default sort is name-asc, the default search is empty', async () => {
    const { page, open } = await world.visitor()
    await open('/allArtifacts')
    expect(await page.getByLabel('Sort', { exact: true }).inputValue()).toBe('name-asc')
    expect(await page.getByLabel('Search by name').inputValue()).toBe('')
    await page.getByRole('article').first().waitFor()
    const names = await page.getByRole('article').getByRole('heading').allInnerTexts()
    const plain = names.map((name) => name.toLowerCase())
    expect(plain).toEqual(plain.toSorted((one, other) => one.localeCompare(other, 'en')))
  })

  it('9.2 the sorts are Name (A–Z), Name (Z–A), Newest First and Oldest First', async () => {
    const { page, open } = await world.visitor()
    await open('/allArtifacts')
    const options = page.getByLabel('Sort', { exact: true }).getByRole('option')
    expect(await options.allInnerTexts()).toEqual([
      'Name (A–Z)',
      'Name (Z–A)',
      'Newest First',
      'Oldest First',
    ])
    expect(await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).toEqual([
      'name-asc',
      'name-desc',
      'date-desc',
      'date-asc',
    ])
  })

  it('9.3 a password of 6 characters is enough, one of 5 is not', async () => {
    const { page, open } = await world.visitor()
    await open('/signup')
    await fillSignUp(page, { name: 'Ada', email: newEmail(), password: 'Abcde' })
    await signUpButton(page).click()
    await expectSoon(() => page.getByLabel(/^Password/).getAttribute('aria-invalid'), 'true')
    await page.getByLabel(/^Password/).fill('Abcdef')
    await signUpButton(page).click()
    await expectShown(page.getByRole('dialog', { name: 'Signed Up!' }))
  })

  it('9.4 cards stand in 1 to 4 columns, featured ones in 1, 2 and 3', async () => {
    const { page, open } = await world.visitor()
    const widths = [360, 700, 1000, 1300]
    const columns = async (list: Locator) => {
      await list.getByRole('article').first().waitFor()
      const counts: number[] = []
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        counts.push(await columnsOf(list))
      }
      return counts
    }
    await open('/allArtifacts')
    expect(await columns(page.getByRole('main').getByRole('list'))).toEqual([1, 2, 3, 4])
    await open('/')
    const featured = page.getByRole('region', { name: 'Featured Artifacts' }).getByRole('list')
    expect(await columns(featured)).toEqual([1, 1, 2, 3])
  })

  it('9.10 contact details and the newsletter are placeholders: nothing is sent', async () => {
    const { page, open } = await world.visitor()
    await open('/')
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const newsletter = page.getByRole('region', { name: 'Newsletter' })
    await newsletter.getByLabel('E-mail').fill('ada@example.com')
    await newsletter.getByRole('button', { name: 'Subscribe', exact: true }).click()
    await expectShown(newsletter.getByText('nothing was sent'))
    expect(sent.filter((request) => /ada(@|%40)example/.test(request))).toEqual([])
    expect(sent.filter((request) => request.includes('/api/'))).toEqual([])
    expect(new URL(page.url()).search).toBe('')
  })
})
