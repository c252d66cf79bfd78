import { describe, expect, it } from 'vitest'
import { expectShown, expectAddress } from '../support/expectations.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

/** The labels of a form, without the mark of those that are required. */
async function visitForm(path: string) {
  const visitor = await world.visitor()
  await visitor.open(path)
  const labels = await visitor.page.getByRole('main').locator('form label').allInnerTexts()
  return { ...visitor, labels: labels.map((label) => label.replace(/[\s*]+$/, '')) }
}

describe('section 2, sign up and sign in', () => {
  it('2.51 sign up asks for name, e-mail, password and photo URL, and offers Google', async () => {
    const { page, labels } = await visitForm('/signup')
    expect(labels).toEqual(['Name', 'E-mail', 'Password', 'Photo URL'])
    await expectShown(page.getByRole('button', { name: 'Sign in with Google', exact: true }))
  })

  it('2.52 sign in asks for e-mail and password, and offers Google', async () => {
    const { page, labels } = await visitForm('/signin')
    expect(labels).toEqual(['E-mail', 'Password'])
    await expectShown(page.getByRole('button', { name: 'Sign in with Google', exact: true }))
  })
})

describe('section 2, contact and about', () => {
  it('2.53 contact shows address, phone, e-mail and website', async () => {
    const { page } = await visitForm('/contactUs')
    expect(await page.getByRole('term').allInnerTexts()).toEqual(['Address', 'Phone', 'E-mail', 'Website'])
    for (const value of await page.getByRole('definition').allInnerTexts()) expect(value).not.toBe('')
  })

  it('2.54 Send Message: name, e-mail and message, all required; nothing is sent', async () => {
    const { page, labels } = await visitForm('/contactUs')
    expect(labels).toEqual(['Name', 'E-mail', 'Message'])
    for (const label of labels)
      expect(
        await page
          .getByRole('textbox', { name: label })
          .evaluate((field) => 'required' in field && field.required === true),
      ).toBe(true)
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
    await page.getByLabel('Name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.com')
    await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await page.getByRole('button', { name: 'Send Message', exact: true }).click()
    await expectShown(page.getByRole('status').filter({ hasText: 'nothing was sent' }))
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Hello')
    expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([])
  })

  it('2.55 about has Who We Are, Our Mission, Join Us, and Start Exploring', async () => {
    const { page, open } = await world.visitor()
    await open('/aboutUs')
    const headings = page.getByRole('main').getByRole('heading', { level: 2 })
    expect(await headings.allInnerTexts()).toEqual(['Who We Are', 'Our Mission', 'Join Us'])
    await page.getByRole('link', { name: 'Start Exploring', exact: true }).click()
    await expectAddress(page, '/allArtifacts')
  })
})
