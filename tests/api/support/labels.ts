/** Reads labels as a crawler does. */
import { HtmlValidate } from 'html-validate/node'
import { expect } from 'vitest'
import { type Ask, objectOf, type Reply } from './ask.ts'

/** The site's host as Hosting passes it on, its origin, and the headers of a request through Hosting. */
export const HOST = 'collection.example'
export const ORIGIN = `https://${HOST}`
export const HOSTED = { headers: { 'X-Forwarded-Host': HOST } }
/** `Cache-Control` of public pages: five minutes in the CDN. */
export const CACHED = 'public, max-age=0, s-maxage=300'

/** Makes labels link to what is stored now: they use a search index of up to five minutes ago. */
export async function refreshIndex(ask: Ask): Promise<void> {
  expect(await ask('GET', '/search')).toMatchObject({ status: 200 })
}

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Rules about formatting are off: the page is generated.
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
  },
})

/** Validates a page as HTML and for accessibility; returns a sentence for each flaw. */
export async function flawsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ line, message, ruleId }) => `${ruleId} in line ${line}: ${message}`),
  )
}

/**
 * Returns the JSON-LD of a page.
 * @throws Error unless there is exactly one block and it is an object
 */
export function jsonLdOf(html: string): Record<string, unknown> {
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
  expect(scripts.map(([, attributes]) => attributes?.trim())).toEqual(['type="application/ld+json"'])
  return objectOf(JSON.parse(scripts[0]?.[2] ?? ''))
}

/** The link around the picture; the contributor chose its address. */
const PICTURE_LINK = /<a class="enlarge" href="([^"]*)" rel="nofollow noreferrer ugc" /

/** The address that the picture links to; undefined without a picture. */
export const pictureLinkOf = (html: string): string | undefined => PICTURE_LINK.exec(html)?.[1]

/** Returns every address that a browser would load or link to, except the picture's. */
export function addressesOf(html: string): string[] {
  return [
    ...html.replace(PICTURE_LINK, '').matchAll(/\s(?:href|action|srcset|poster|data|formaction)="([^"]*)"/g),
  ].map(([, address = '']) => address)
}

/** Returns the content of a `meta` element by its name or property. */
export function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
}

/** Expects a label to be valid HTML without a script, with only addresses of this site except the picture. */
export async function expectSound({ text }: Reply, origin: string): Promise<void> {
  expect(await flawsOf(text)).toEqual([])
  const { '@context': context, '@type': type, ...said } = jsonLdOf(text)
  expect({ context, type }).toEqual({
    context: 'https://schema.org',
    type: said.genre === 'Sculptures' ? ['CreativeWork', 'Sculpture'] : 'CreativeWork',
  })
  for (const name of ['name', 'description', 'image', 'url'])
    expect(said[name], `its ${name}`).toEqual(expect.stringMatching(/\S/))
  const foreign = addressesOf(text).filter(
    (address) => !address.startsWith(`${origin}/`) && !/^\/(?!\/)/.test(address),
  )
  expect(foreign).toEqual([])
  // The picture links to the same file that it shows.
  const shown = /<figure class="(?:photo|plate)">.*?<img src="([^"]*)"/s.exec(text)?.[1]
  expect(pictureLinkOf(text)).toBe(shown)
}
