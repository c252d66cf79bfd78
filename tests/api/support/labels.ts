/** What a crawler finds on a label. */
import { HtmlValidate } from 'html-validate/node'
import { expect } from 'vitest'
import { objectOf, type Reply } from './ask.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The page is written as it is read, not as the tool would format it.
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
  },
})

/** What is wrong with a page as HTML, and as a document that everybody can read. */
export async function flawsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ line, message, ruleId }) => `${ruleId} in line ${line}: ${message}`),
  )
}

/** The JSON-LD of a page. @throws Error when there is not exactly one, or it is no object */
export function jsonLdOf(html: string): Record<string, unknown> {
  const scripts = [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
  expect(scripts.map(([, attributes]) => attributes?.trim())).toEqual(['type="application/ld+json"'])
  return objectOf(JSON.parse(scripts[0]?.[2] ?? ''))
}

/** The picture's link, whose address a contributor chose. */
const PICTURE_LINK = /<a class="enlarge" href="([^"]*)" rel="nofollow noreferrer ugc" /

/** The address that the picture links to; undefined without a picture. */
export const pictureLinkOf = (html: string): string | undefined => PICTURE_LINK.exec(html)?.[1]

/** Every address on a page that a browser would ask for or lead to, but for the picture. */
export function addressesOf(html: string): string[] {
  return [
    ...html.replace(PICTURE_LINK, '').matchAll(/\s(?:href|action|srcset|poster|data|formaction)="([^"]*)"/g),
  ].map(([, address = '']) => address)
}

/** The content of a `meta` element, by its name or property. */
export function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
}

/** A label as it should be, whatever is stored: valid, without a script, and with addresses of this site alone. */
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
  // It opens what it shows.
  const shown = /<figure class="(?:photo|plate)">.*?<img src="([^"]*)"/s.exec(text)?.[1]
  expect(pictureLinkOf(text)).toBe(shown)
}
