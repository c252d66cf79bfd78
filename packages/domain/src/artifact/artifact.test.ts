import { describe, expect, it } from 'vitest'
import { CONTENT_FIELDS, readArtifact } from './artifact.ts'
import { parseContent, parsePatch } from './content.ts'
import { ARTIFACT_TYPES } from './types.ts'
import { IMAGE_URL_MAX, NAME_MAX, TEXT_MAX } from '../limits.ts'

const valid = { artifact_name: 'Rosetta Stone', artifact_type: 'Documents' }
const errorsOf = (value: unknown) => {
  const parsed = parseContent(value)
  return parsed.ok ? [] : parsed.errors.map(({ field }) => field)
}

describe('a submitted artifact', () => {
  it('requires a name and a type; other texts default to empty', () => {
    expect(parseContent(valid)).toMatchObject({
      ok: true,
      value: { ...valid, historical_context: '', artifact_image: '' },
    })
  })

  it('loses fields that clients cannot set', () => {
    const parsed = parseContent({ ...valid, likes_count: 9, adder_uid: 'x', _id: 'y', name_key: 'z' })
    expect(parsed.ok && Object.keys(parsed.value)).not.toContain('likes_count')
    expect(parsed.ok && Object.keys(parsed.value)).not.toContain('adder_uid')
  })

  it('has a trimmed name and other texts as given, in NFC', () => {
    const parsed = parseContent({
      ...valid,
      artifact_name: '  Cafe\u0301 \n',
      short_description: ' a\r\n\tb ',
    })
    expect(parsed).toMatchObject({
      ok: true,
      value: { artifact_name: 'Café', short_description: ' a\r\n\tb ' },
    })
  })

  it.each([
    ['no name', { artifact_type: 'Tools' }, 'artifact_name'],
    ['an empty name', { ...valid, artifact_name: '' }, 'artifact_name'],
    ['a blank name', { ...valid, artifact_name: ' \t\n ' }, 'artifact_name'],
    ['a name of a Hangul filler', { ...valid, artifact_name: '\u3164' }, 'artifact_name'],
    ['a name of an accent alone', { ...valid, artifact_name: '\u0301' }, 'artifact_name'],
    ['a name that cannot be seen', { ...valid, artifact_name: '\u200B\u2800' }, 'artifact_name'],
    ['a name that is too long', { ...valid, artifact_name: 'x'.repeat(NAME_MAX + 1) }, 'artifact_name'],
    ['an unknown type', { ...valid, artifact_type: 'Relics' }, 'artifact_type'],
    ['no type', { artifact_name: 'x' }, 'artifact_type'],
    ['an empty type', { ...valid, artifact_type: '' }, 'artifact_type'],
    ['a type in lower case', { ...valid, artifact_type: 'tools' }, 'artifact_type'],
    [
      'a name over the limit in UTF-16 units',
      { ...valid, artifact_name: '😀'.repeat(NAME_MAX / 2 + 1) },
      'artifact_name',
    ],
    [
      'text over the limit in UTF-16 units',
      { ...valid, created_at: '😀'.repeat(TEXT_MAX / 2 + 1) },
      'created_at',
    ],
    ['text over the limit', { ...valid, short_description: 'x'.repeat(TEXT_MAX + 1) }, 'short_description'],
    ['a control character', { ...valid, present_location: 'a\u0000b' }, 'present_location'],
    ['an escape', { ...valid, discovered_by: '\u001b[31m' }, 'discovered_by'],
    ['a C1 control character', { ...valid, present_location: 'a\u0085b' }, 'present_location'],
    ['half a character', { ...valid, historical_context: '\uD800' }, 'historical_context'],
    ['a script as image', { ...valid, artifact_image: 'javascript:alert(1)' }, 'artifact_image'],
    [
      'half a character in an image',
      { ...valid, artifact_image: 'https://a.example/\uD800' },
      'artifact_image',
    ],
    [
      'an image that is too long',
      { ...valid, artifact_image: `https://a.example/${'x'.repeat(IMAGE_URL_MAX)}` },
      'artifact_image',
    ],
    [
      'an image that NFC makes unsafe',
      { ...valid, artifact_image: 'https://a.example/\u1FEF' },
      'artifact_image',
    ],
    ['a relative image', { ...valid, artifact_image: '/a.png' }, 'artifact_image'],
  ])("is rejected with %s, with the field's name", (_, value, field) => {
    expect(errorsOf(value)).toEqual([field])
  })

  it('has the same error for an invisible and an empty name', () => {
    const messagesOf = (artifact_name: string) => {
      const parsed = parseContent({ ...valid, artifact_name })
      return parsed.ok ? [] : parsed.errors.map(({ message }) => message)
    }
    expect(messagesOf('\u200B')).toEqual(messagesOf(''))
    expect(messagesOf('\u0301'.repeat(NAME_MAX + 1))).toEqual(messagesOf(''))
  })

  it('has every text in NFC, including the image URL', () => {
    const texts = CONTENT_FIELDS.filter((field) => field !== 'artifact_type')
    const prefix = (field: string) => (field === 'artifact_image' ? 'https://a.example/' : '')
    const decomposed = Object.fromEntries(texts.map((field) => [field, `${prefix(field)}e\u0301`]))
    const composed = Object.fromEntries(texts.map((field) => [field, `${prefix(field)}é`]))
    expect(parseContent({ ...valid, ...decomposed })).toMatchObject({ ok: true, value: composed })
  })

  it.each(CONTENT_FIELDS)('rejects a lone surrogate in %s', (field) => {
    for (const half of ['\uD800', '\uDC00', 'https://a.example/\uD83D']) {
      expect(errorsOf({ ...valid, [field]: half })).toEqual([field])
    }
  })

  it.each(CONTENT_FIELDS)('rejects anything but a text in %s, and so does a patch', (field) => {
    for (const value of [null, 7, true, [], ['x'], {}, { $gt: '' }, { toString: 'x' }]) {
      expect(errorsOf({ ...valid, [field]: value })).toEqual([field])
      expect(parsePatch({ [field]: value })).toMatchObject({ ok: false, errors: [{ field }] })
    }
  })

  it.each([null, [], 'text', 7])('rejects %j', (value) => {
    expect(errorsOf(value)).toEqual([''])
  })

  it('accepts texts at their limits', () => {
    expect(
      errorsOf({ ...valid, artifact_name: 'x'.repeat(NAME_MAX), created_at: 'y'.repeat(TEXT_MAX) }),
    ).toEqual([])
  })

  it.each(ARTIFACT_TYPES)('accepts the type %s', (artifact_type) => {
    expect(errorsOf({ ...valid, artifact_type })).toEqual([])
  })
})

describe('an artifact patch', () => {
  it('contains only the sent fields', () => {
    expect(parsePatch({ created_at: '196 BC' })).toEqual({ ok: true, value: { created_at: '196 BC' } })
    expect(parsePatch({})).toEqual({ ok: true, value: {} })
  })

  it('is validated by the same rules', () => {
    expect(parsePatch({ artifact_name: '' }).ok).toBe(false)
    expect(parsePatch(null).ok).toBe(false)
  })
})

describe('a parsed stored artifact', () => {
  it('has zero likes when the count is missing', () => {
    expect(readArtifact('a1', valid)).toMatchObject({ _id: 'a1', ...valid, likes_count: 0 })
  })

  it('contains no derived fields', () => {
    const artifact = readArtifact('a1', {
      ...valid,
      adder_uid: 'u',
      name_key: 'k',
      name_pieces: [],
      added_at: 1,
    })
    expect(Object.keys(artifact)).not.toEqual(expect.arrayContaining(['adder_uid']))
    expect(JSON.stringify(artifact)).not.toMatch(/adder_uid|name_key|name_pieces|added_at/)
  })

  it('keeps a type that the site had earlier', () => {
    expect(readArtifact('a1', { ...valid, artifact_type: 'Relics' }).artifact_type).toBe('Relics')
  })

  it('reads invalid stored values as empty', () => {
    const odd = readArtifact('a1', { artifact_name: 5, artifact_type: '<b>Tools', likes_count: -3 })
    expect(odd).toMatchObject({ artifact_name: '', artifact_type: '', likes_count: 0 })
  })
})
