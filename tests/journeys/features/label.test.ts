import { expect, it } from 'vitest'
import { violations } from '../support/axe.ts'
import { addArtifact } from '../support/collection.ts'
import { newPerson } from '../support/people.ts'
import { services } from '../support/services.ts'
import { PHONE, withWorld } from '../support/world.ts'

const world = withWorld()

const EDGE = 'public, max-age=0, s-maxage=300'

async function addOne() {
  const id = await addArtifact(await newPerson(), { artifact_name: 'Bronze awl' })
  return { address: `/artifact/${id}`, path: `/label/${id}` }
}

it('a label is readable without sign-in in both themes on a phone, and its search leads to Browse', async () => {
  const { path } = await addOne()
  const { page } = await world.visitor({ viewport: PHONE })
  await page.goto(path, { waitUntil: 'load' })
  const heading = page.getByRole('heading', { name: 'Bronze awl', level: 1 })
  await heading.waitFor()
  await page.getByText('A bronze tool with a bone handle.').waitFor()
  // A label has the theme of the system, not one of the page.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page, { isLightOnly: true }), `in ${colorScheme}`).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toContain('Marcellus')
  await page.getByRole('searchbox', { name: 'Search the collection' }).fill('bronze awl')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.waitForURL('**/allArtifacts?name=bronze+awl', { waitUntil: 'commit' })
})

it('Hosting leads labels, the pages of artifacts, the sitemap and the feed to the function, and keeps its headers', async () => {
  const { address, path } = await addOne()
  const text = async (url: string) => (await fetch(url)).text()
  const label = await fetch(services.app + path)
  expect(label.headers.get('cache-control')).toBe(EDGE)
  expect(label.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  const html = await label.text()
  expect(html).toContain(`<link rel="canonical" href="${services.app}${path}">`)
  const card = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? ''
  expect((await fetch(card)).headers.get('content-type')).toBe('image/png')

  const missing = await fetch(`${services.app}/label/nothing`)
  expect({ status: missing.status, html: await missing.text() }).toEqual({
    status: 404,
    html: expect.stringContaining('No such artifact') as unknown,
  })
  expect(await text(`${services.app}/label/a/b`)).toContain('id="root"')

  const page = await fetch(services.app + address)
  expect({ status: page.status, caching: page.headers.get('cache-control') }).toEqual({
    status: 200,
    caching: EDGE,
  })
  const shell = await page.text()
  expect(shell).toContain('<title>Bronze awl - Artifact Tracker</title>')
  expect(shell).toContain(`<link rel="canonical" href="${services.app}${path}">`)

  const robots = await fetch(`${services.app}/robots.txt`)
  expect(robots.headers.get('content-type')).toContain('text/plain')
  const rules = await robots.text()
  expect(rules).toContain('Disallow: /api/\n')
  const sitemap = /^Sitemap: (.*)$/m.exec(rules)?.[1] ?? ''
  expect(sitemap).toBe(`${services.app}/sitemap.xml`)
  await expect
    .poll(async () => {
      const index = await fetch(sitemap)
      expect(index.headers.get('cache-control')).toBe(EDGE)
      const pages = [...(await index.text()).matchAll(/<loc>(.*)<\/loc>/g)].map(([, one = '']) => one)
      return (await Promise.all(pages.map(text))).join('')
    })
    .toContain(`<loc>${services.app}${path}</loc>`)

  const [link = ''] =
    /<link[^>]*application\/atom\+xml[^>]*>/.exec(await text(`${services.app}/aboutUs`)) ?? []
  const feed = await fetch(new URL(/href="([^"]*)"/.exec(link)?.[1] ?? '', services.app))
  expect(feed.headers.get('cache-control')).toBe(EDGE)
  expect(await feed.text()).toContain(`<id>${services.app}${path}</id>`)
})
