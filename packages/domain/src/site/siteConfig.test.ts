import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { SITE } from './site.ts'
import { parseSiteConfig } from './siteConfig.ts'

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

const withLight = (colours: Partial<typeof SITE.colours.light>) => ({
  ...SITE,
  colours: { ...SITE.colours, light: { ...SITE.colours.light, ...colours } },
})

describe('a wrong configuration is refused with the name of the field', () => {
  it.each([
    ['a missing field', { ...SITE, tagline: undefined }, /tagline: This is a text/],
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
    ['a language without texts', { ...SITE, languages: ['fr'] }, /languages\[0\]: One of: en/],
    [
      'a colour by its name',
      withLight({ ink: 'black' }),
      /colours\.light\.ink: This is a colour of six digits/,
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
    ['nothing', undefined, /site\.config\.ts is not right:\n {2}the file/],
  ])('%s', (_, config, message) => {
    expect(() => parseSiteConfig(config)).toThrow(message)
  })
})
