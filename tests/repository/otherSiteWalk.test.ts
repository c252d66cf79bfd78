/** Somebody else's site: a clone is started with another configuration and nothing else, and walked through in a browser. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import shipped from '../site.config.ts'
import { launchBrowser } from '../../tools/browser.ts'
import { signInAsSeed } from '../../tools/seed/signIn.ts'
import { makeFreshClone } from './support/freshClone.ts'
import other from '../tools/support/otherSite/site.config.ts'

const WAIT = { timeout: 60_000 }
const FIRST = [shipped.name, shipped.tagline, shipped.description, ...Object.values(shipped.contact)]

let browser: Browser
let page: Page
let app: string
beforeAll(async () => {
  const clone = await makeFreshClone()
  await clone.start('SITE_CONFIG=tests/tools/support/otherSite/site.config.ts npm start', /Press Ctrl-C/)
  app = `http://localhost:${clone.ports.hosting}`
  browser = await launchBrowser()
  page = await browser.newPage({
    baseURL: app,
    // Without it the browser names no language, and the function answers in the site's first one.
    locale: 'en-US',
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  })
})
afterAll(() => browser.close())

const tracesIn = (text: string) => FIRST.filter((part) => text.includes(part))

async function expectOwn(title: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect.poll(() => page.title(), WAIT).toContain(title)
  expect([title, tracesIn(await page.content())]).toEqual([title, []])
}
const groundOf = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

it('shows its own name, texts, colours and categories, and no trace of the first site', async () => {
  await page.goto('/')
  await expectOwn(`Home - ${other.name}`)
  await page.getByRole('heading', { name: other.translations.en.hero[0]?.headline }).waitFor()
  // A single slide needs no controls.
  expect(await page.getByRole('button', { name: 'Next slide' }).count()).toBe(0)
  await page.getByText('Boats', { exact: true }).waitFor()
  expect(await page.getByText('Newsletter').count()).toBe(0)
  await page.getByRole('button', { name: 'Read More: A boat of one trunk' }).click()
  await page.getByRole('dialog').getByText("Today it's in the cold room", { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Heimatbund (opens in a new tab)' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).waitFor()
  await expect.poll(groundOf, WAIT).toBe(rgb(other.colours.dark.page))

  await page.goto('/allArtifacts')
  await expectOwn(`Browse Artifacts - ${other.name}`)
  await page.getByRole('article').first().waitFor()
  await page.goto('/privacy')
  await expectOwn(` - ${other.name}`)

  await signInAsSeed(page)
  await page.goto('/addArtifact')
  await expectOwn(`Add Artifact - ${other.name}`)
  await page.getByLabel('Artifact name').fill('Logboat of the Fen')
  await page.getByLabel('Type', { exact: false }).selectOption({ label: 'Boats' })
  await page.getByRole('button', { name: 'Add Artifact' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click()
  await expectOwn(`My Artifacts - ${other.name}`)
  await page.getByRole('link', { name: 'Logboat of the Fen' }).first().click()
  await expectOwn('Logboat of the Fen')
  await page.getByRole('link', { name: 'Boats' }).first().click()
  await expectOwn(`Browse Artifacts - ${other.name}`)
  await page.getByRole('article').getByText('Logboat of the Fen').first().waitFor()
  await page.goBack()
  await expectOwn('Logboat of the Fen')

  const label = new URL(page.url()).pathname.replace('/artifact/', '/label/')
  await page.goto(label)
  await expectOwn('Logboat of the Fen')
  const named = ['/feed.xml', '/manifest.webmanifest', '/api/openapi.json']
  for (const path of [...named, '/sitemap.xml', '/robots.txt']) {
    const response = await fetch(app + path)
    const text = await response.text()
    expect([path, response.status, tracesIn(text)]).toEqual([path, 200, []])
    expect([path, text.includes(other.name)]).toEqual([path, named.includes(path)])
  }
})

it('fits a phone with its long name: no page is wider than the window', async () => {
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    for (const path of [
      '/',
      '/allArtifacts',
      '/aboutUs',
      '/contactUs',
      '/privacy',
      '/imprint',
      '/signin',
      '/signup',
      '/apiDocs',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, width, wide]).toEqual([path, width, 0])
    }
  }
  await page.setViewportSize({ width: 360, height: 740 })
})

it('opens the mail program with a message, and shows what there is of its contact', async () => {
  await page.goto('/contactUs')
  await page.getByText('Fen Ditton').waitFor()
  expect(await page.getByText('Phone', { exact: true }).count()).toBe(0)
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('E-mail').fill('ada@example.com')
  await page.getByLabel('Message').fill('Good day')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const link = page.getByRole('link', { name: other.contact.email, exact: true })
  expect(await link.getAttribute('href')).toMatch(/^mailto:.*subject=Message%20from%20Ada&body=Good%20day/)
})

it('has its own light colours, too', async () => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('theme', 'ancientlight'))
  await page.reload()
  await expect.poll(groundOf, WAIT).toBe(rgb(other.colours.light.page))
})

it('speaks German with a German browser, and English after the switch', async () => {
  const german = await browser.newPage({
    baseURL: app,
    locale: 'de-DE',
    viewport: { width: 360, height: 740 },
  })
  await german.goto('/')
  await expect.poll(() => german.title(), WAIT).toBe(`Startseite - ${other.name}`)
  await german.getByRole('heading', { name: other.hero[0]?.headline }).waitFor()
  await german.goto('/allArtifacts')
  await german.getByRole('heading', { level: 1, name: 'Artefakte ansehen' }).waitFor()
  await german.getByRole('article').first().getByText('Entdeckt von').first().waitFor()
  await german.goto('/label/rosetta-stone')
  await german.getByRole('link', { name: 'Details' }).waitFor()
  await german.goto('/aboutUs')
  await german.getByRole('contentinfo').getByText('English').click()
  await expect.poll(() => german.title(), WAIT).toBe(`About Us - ${other.name}`)
})
