import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { SITE } from './site.ts'
import { parseSiteConfig, type SiteConfig } from './siteConfig.ts'
import { siteIn } from './siteIn.ts'

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#2A2118', '#F7F0E1')).toBeCloseTo(13.92, 2)
})

it('accepts the configuration of this site', async () => {
  const file: unknown = await import(new URL('../../../../site.config.ts', import.meta.url).href)
  const config = typeof file === 'object' && file && 'default' in file ? file.default : undefined
  expect(parseSiteConfig(config)).toEqual(config)
})

it('can name periods with their years', () => {
  const withPeriods = (begin: number, end: number) => () =>
    parseSiteConfig({ ...SITE, periods: [{ names: ['Goldberg phase'], begin, end }] })
  expect(withPeriods(-620, -540)().periods).toHaveLength(1)
  expect(withPeriods(-540, -620)).toThrow('periods[0]: The first year must not be after the last.')
  expect(withPeriods(0, 10)).toThrow('periods[0].begin: This must be a year, such as -323 for 323 BC.')
})

const withLight = (colours: Partial<typeof SITE.colours.light>) => ({
  ...SITE,
  colours: { ...SITE.colours, light: { ...SITE.colours.light, ...colours } },
})

const { hero, ...german } = SITE.translations?.de ?? { hero: [] }
const withGerman = (change: object) => ({ ...SITE, translations: { de: { ...german, hero, ...change } } })

const file = (name: string) => `${name}.md`

it('has its texts in another language, and all else as in the default one', () => {
  const site: SiteConfig = { ...SITE, legal: { privacy: file('privacy'), imprint: file('imprint') } }
  const translated = parseSiteConfig({
    ...site,
    legalLinks: [{ label: 'Terms', address: 'https://terms.example/' }],
    translations: {
      de: { ...german, hero, name: 'Funde', legalLinks: ['Bedingungen'], legal: { privacy: file('daten') } },
    },
  })
  expect(siteIn(translated, 'en')).toEqual(translated)
  expect(siteIn(translated, 'de')).toMatchObject({
    name: 'Funde',
    hero: [{ ...hero[0], image: SITE.hero[0]?.image }, {}, {}],
    legalLinks: [{ label: 'Bedingungen', address: 'https://terms.example/' }],
    legal: { privacy: file('daten'), imprint: file('imprint') },
    contact: SITE.contact,
  })
})

describe('a wrong configuration is refused with the name of the field', () => {
  it.each([
    ['a missing field', { ...SITE, tagline: undefined }, /tagline: This must be a text/],
    ['an empty name', { ...SITE, name: ' ' }, /name: This must not be empty/],
    ['an unknown field', { ...SITE, colors: {} }, /There is no field colors/],
    [
      'a slide without a headline',
      { ...SITE, hero: [{ ...SITE.hero[0], headline: '' }] },
      /hero\[0\]\.headline/,
    ],
    [
      'an insecure link',
      { ...SITE, social: [{ name: 'X', address: 'http://x.com/' }] },
      /social\[0\]\.address/,
    ],
    [
      'an unknown drawing',
      { ...SITE, categories: [{ name: 'Maps', drawing: 'Maps' }] },
      /categories\[0\]\.drawing/,
    ],
    ['a name of 61 letters', { ...SITE, name: 'x'.repeat(61) }, /name: At most 60 characters/],
    [
      'a form that sends mails without an address',
      { ...SITE, contactForm: 'mail', contact: {} },
      /contactForm: The form needs an address: contact\.email/,
    ],
    [
      'an article that is no markdown file',
      { ...SITE, blog: ['peat.txt'] },
      /blog\[0\]: This must be the path of a markdown/,
    ],
    [
      'an article in one language only',
      { ...SITE, blog: ['README.md'] },
      /translations\.de\.blog: This needs as many items as blog: 1/,
    ],
    [
      'an unknown icon',
      { ...SITE, social: [{ name: 'Fen', address: 'https://fen.example', icon: 'Fen' }] },
      /social\[0\]\.icon: This must be one of: Facebook/,
    ],
    ['no type', { ...SITE, types: [] }, /types: At least one type/],
    ['a type with a space', { ...SITE, types: [{ id: 'Old coins' }] }, /types\[0\]\.id: At most 40 letters/],
    [
      'two types that differ in capitals',
      { ...SITE, types: [{ id: 'Tools' }, { id: 'tools', label: { en: 'Tools', de: 'Werkzeuge' } }] },
      /types: Two types have the same id/,
    ],
    [
      'a type without a label in a language',
      { ...SITE, types: [{ id: 'coins', label: { en: 'Coins' } }] },
      /types\[0\]\.label\.de: A label in this language is missing/,
    ],
    [
      'a type of its own without a label',
      { ...SITE, types: [{ id: 'coins' }] },
      /types\[0\]\.label\.en: A label/,
    ],
    [
      'a hue by its name',
      { ...SITE, types: [{ id: 'Tools', hue: 'blue' }] },
      /types\[0\]\.hue: This must be a hue from 0 to 360, or one of: Documents/,
    ],
    [
      'an unknown outline',
      { ...SITE, types: [{ id: 'Tools', outline: 'teapot' }] },
      /types\[0\]\.outline: This must be one of: documents/,
    ],
    ['an unknown language', { ...SITE, languages: ['fr'] }, /languages\[0\]: This must be one of: en/],
    ['a language twice', { ...SITE, languages: ['en', 'en'] }, /languages: A language is named twice/],
    [
      'a colour by its name',
      withLight({ ink: 'black' }),
      /colours\.light\.ink: This must be a colour of six digits/,
    ],
    [
      'text that cannot be read',
      withLight({ inkSoft: '#999999' }),
      /colours: light\.inkSoft on light\.page has a contrast of 2\.\d\d; at least 4\.5/,
    ],
    [
      'a region with spaces',
      { ...SITE, regions: { ...SITE.regions, function: 'the moon' } },
      /regions\.function/,
    ],
    [
      'texts in an unknown language',
      { ...SITE, translations: { ...SITE.translations, fr: german } },
      /translations: There is no language fr\. One of: en, de/,
    ],
    [
      'a language without texts of the site',
      { ...SITE, languages: ['en', 'de'], translations: {} },
      /translations\.de: Texts in this language are missing/,
    ],
    [
      'a translation into the first language',
      { ...SITE, languages: ['de'] },
      /translations\.de: Texts in the first language are those outside/,
    ],
    ['a missing text', withGerman({ tagline: undefined }), /translations\.de\.tagline: This must be a text/],
    [
      'a missing slide',
      withGerman({ hero: hero.slice(1) }),
      /translations\.de\.hero: This needs as many items as hero: 3/,
    ],
    [
      'a page that is in one language only',
      withGerman({ legal: { imprint: file('impressum') } }),
      /translations\.de\.legal\.imprint: This needs legal\.imprint in the first language/,
    ],
    [
      'nothing',
      undefined,
      /site\.config\.ts is not right:\n {2}the file: This must export the configuration/,
    ],
  ])('%s', (_, config, message) => {
    expect(() => parseSiteConfig(config)).toThrow(message)
  })
})
