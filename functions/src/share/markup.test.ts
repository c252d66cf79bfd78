import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jsonMarkup, markup } from '#share/markup.ts'

const unescaped = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

it('escapes any text in elements and attributes', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", '=', '/', ' ', 'a', ';', '#') }),
      (text) => {
        const { text: html } = markup`<p title="${text}">${text}</p>`
        const [, inside = ''] = /^<p title="[^"<>']*">([^"<>']*)<\/p>$/.exec(html) ?? []
        expect(unescaped(inside)).toBe(text)
      },
    ),
  )
})

it('inserts nested markup unescaped, and nothing for null', () => {
  const list = ['<', '>'].map((text) => markup`<li>${text}</li>`)
  expect(markup`<ul>${list}${null}</ul>`.text).toBe('<ul><li>&lt;</li><li>&gt;</li></ul>')
})

it('escapes JSON for a script element without changing its value', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('<', '!--', '</script>', ']]>', '\u2028', '\\', '"') }),
      (text) => {
        const { text: json } = jsonMarkup({ text })
        expect(json).not.toMatch(/[<>&\u2028]/)
        expect(JSON.parse(json)).toEqual({ text })
      },
    ),
  )
})
