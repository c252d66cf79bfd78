import { expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { addArtifact, changeArtifact } from '../support/collection.ts'
import { expectShown } from '../support/expectations.ts'
import { newPerson } from '../support/people.ts'
import { services } from '../support/services.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

const EDGE = 'public, max-age=0, s-maxage=300'

async function addOne() {
  const person = await newPerson()
  const id = await addArtifact(person, { artifact_name: 'Bronze awl' })
  return { person, id, path: `/label/${id}` }
}

it('a label is readable without script and sign-in, in both themes and on a phone, and links to others', async () => {
  const { id, path } = await addOne()
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await world.visitor({ viewport: { width: 360, height: 640 }, colorScheme })
    await page.goto(path, { waitUntil: 'load' })
    await page.getByRole('heading', { name: 'Bronze awl', level: 1 }).waitFor()
    await page.getByText('A bronze tool with a bone handle.').waitFor()
    expect(await violations(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(360)
  }
  const { page } = await world.visitor({ javaScriptEnabled: false })
  await page.goto(path)
  const face = await page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily)
  expect(face).toContain('Marcellus')
  const link = page.getByRole('link', { name: 'See the whole entry' })
  expect(await link.getAttribute('href')).toBe(`/artifact/${id}`)
  await page.getByRole('searchbox', { name: 'Search the collection' }).fill('bronze awl')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/allArtifacts?name=bronze+awl')
})

it('has the site’s policy, is cached for five minutes, and gets another ETag after an edit', async () => {
  const { id, path, person } = await addOne()
  const before = await fetch(services.app + path)
  expect(before.headers.get('cache-control')).toBe(EDGE)
  expect(before.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const text = await before.text()
  expect(text).toContain(`<link rel="canonical" href="${services.app}${path}">`)
  await changeArtifact(person, id, { short_description: 'An awl.' })
  const tag = before.headers.get('etag') ?? ''
  const after = await fetch(services.app + path, { headers: { 'If-None-Match': tag } })
  expect(await after.text()).toContain('An awl.')
})

it('a missing label is 404, and other addresses below it are the app’s 404', async () => {
  const missing = await fetch(`${services.app}/label/nothing`)
  expect({ status: missing.status, html: await missing.text() }).toEqual({
    status: 404,
    html: expect.stringContaining('No such artifact') as unknown,
  })
  expect(await (await fetch(`${services.app}/label/a/b`)).text()).toContain('id="root"')
})

it('robots.txt names the sitemap, which lists the label; the share card exists', async () => {
  const { path } = await addOne()
  const text = async (address: string) => (await fetch(address)).text()
  const sitemap = /^Sitemap: (.*)$/m.exec(await text(`${services.app}/robots.txt`))?.[1] ?? ''
  expect(sitemap).toBe(`${services.app}/sitemap.xml`)
  await expect
    .poll(async () => {
      const index = await fetch(sitemap)
      expect(index.headers.get('cache-control')).toBe(EDGE)
      const pages = [...(await index.text()).matchAll(/<loc>(.*)<\/loc>/g)].map(([, page = '']) => page)
      return (await Promise.all(pages.map(text))).join('')
    })
    .toContain(`<loc>${services.app}${path}</loc>`)
  const card = /property="og:image" content="([^"]*)"/.exec(await text(services.app + path))?.[1] ?? ''
  const picture = await fetch(card)
  expect(picture.headers.get('content-type')).toBe('image/png')
})

it('the feed has the newest artifacts, and every page links to it', async () => {
  const { path } = await addOne()
  const { page } = await world.visitor()
  await page.goto('/aboutUs')
  const link = page.locator('link[rel="alternate"][type="application/atom+xml"]')
  const feed = await fetch(services.app + (await link.getAttribute('href')))
  expect(feed.headers.get('cache-control')).toBe(EDGE)
  expect(await feed.text()).toContain(`<id>${services.app}${path}</id>`)
})

it('the address of an artifact shows the card of its label, and the app hydrates', async () => {
  const { id, path, person } = await addOne()
  const address = `/artifact/${id}`
  const raw = await fetch(services.app + address)
  expect({ status: raw.status, caching: raw.headers.get('cache-control') }).toEqual({
    status: 200,
    caching: EDGE,
  })
  const html = await raw.text()
  expect(html).toContain('<title>Bronze awl - Artifact Tracker</title>')
  expect(html).toContain(`<link rel="canonical" href="${services.app}${path}">`)
  expect(html).toContain('<meta property="og:title" content="Bronze awl">')
  const { page, open, problems } = await world.member(person)
  await open(address)
  await expectShown(page.getByRole('button', { name: /^Like/, disabled: false }))
  expect(problems).toEqual([])
  const canonical = page.locator('link[rel="canonical"]')
  expect(await canonical.count()).toBe(1)
  await page.getByRole('link', { name: 'About Us' }).first().click()
  await expectShown(page.getByRole('heading', { name: 'About Us' }))
  expect(await canonical.count()).toBe(0)
})

it('the address of a missing artifact or contributor is 404, and the app shows what is missing', async () => {
  const { page } = await world.member(await newPerson())
  const response = await page.goto('/artifact/no-such-artifact')
  expect(response?.status()).toBe(404)
  await expectShown(page.getByRole('heading', { name: 'Artifact not found' }))
  const contributor = await page.goto('/contributor/nobody')
  expect(contributor?.status()).toBe(404)
  await expectShown(page.getByRole('heading', { name: 'Nothing here' }))
})
