import { describe, expect, it } from 'vitest'
import { adderName } from '../account/account.ts'
import { parseContent, parsePatch } from '../artifact/content.ts'
import { isolate } from './direction.ts'

const CONTROLS = ['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069']
const MESSAGE = 'Artifact name has a hidden character that turns text around. Please leave it out.'
const NAMES = [
  'مخطوطة قديمة',
  'מגילות ים המלח 1QIsaᵃ',
  'Chaire d\u2019Ankh',
  'חרס\u200F (1)',
  'a\u200Eb\u061C',
]

const complaintsAbout = (artifact_name: string) => {
  const parsed = parseContent({ artifact_name, artifact_type: 'Tools' })
  return parsed.ok ? [] : parsed.errors
}

describe("an artifact's name", () => {
  it.each(CONTROLS)('is rejected with %j', (control) => {
    expect(complaintsAbout(`Stone${control} of Rosetta`)).toEqual([
      { field: 'artifact_name', message: MESSAGE },
    ])
    expect(parsePatch({ artifact_name: control }).ok).toBe(false)
  })

  it.each(NAMES)('accepts any script, with direction marks: %j', (name) => {
    expect(complaintsAbout(name)).toEqual([])
  })
})

it('other texts may contain direction controls', () => {
  const content = {
    artifact_name: 'Ostracon',
    artifact_type: 'Writings',
    short_description: 'Reads \u2067אבג\u2069.',
  }
  expect(parseContent(content)).toMatchObject({ ok: true, value: content })
})

it("an adder's name loses direction controls", () => {
  expect(adderName('\u202EAda \u2066Lovelace\u2069', undefined, 'ada@example.com')).toBe('Ada Lovelace')
  expect(adderName('\u202E', undefined, 'ada@example.com')).toBe('ada')
})

describe('text in a sentence', () => {
  it.each(['Rosetta Stone', 'Камень', '漢字', ''])('is unchanged if left-to-right: %j', (text) => {
    expect(isolate(text)).toBe(text)
  })

  it.each(['مخطوطة', 'Stone מגילה', '\u{10900}', '\u{1E900}', '\uFB50', 'a\u200F'])(
    'is isolated from right to left: %j',
    (text) => {
      expect(isolate(text)).toBe(`\u2068${text}\u2069`)
    },
  )

  it('cannot end its own isolation', () => {
    expect(isolate(`Stone${CONTROLS.join('')}`)).toBe('Stone')
    expect(isolate('מגילה\u2069\u202Eabc')).toBe('\u2068מגילהabc\u2069')
  })
})
