import { expect, it } from 'vitest'
import { plainText, readArticle } from './articles.ts'
import { parseMarkdown } from './markdown.ts'

const ARTICLE = `# Müller & the “boat”

![A logboat, seen from above](/pictures/boat.jpg)

It lay *four thousand* years in
the [peat](https://peat.example).

## After that

It's dry.
`

it('an article has its heading, its picture, its first paragraph, and the rest', () => {
  const { card, body } = readArticle(ARTICLE, 'boat')
  expect(card).toEqual({
    title: 'Müller & the “boat”',
    image: '/pictures/boat.jpg',
    alt: 'A logboat, seen from above',
    teaser: 'It lay four thousand years in\nthe peat.',
  })
  expect(body.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'paragraph'])
})

it.each([
  ['without a heading', ARTICLE.replace('# Müller', 'Müller'), /boat: an article needs a heading/],
  ['without a picture', ARTICLE.replace(/!.*\n/, ''), /boat: an article needs a picture/],
  ['with a picture elsewhere', ARTICLE.replace('/pictures', 'https://a.example'), /needs a picture/],
  ['without a paragraph', ARTICLE.slice(0, ARTICLE.indexOf('It lay')), /boat: an article needs a paragraph/],
])('an article %s is refused', (_, markdown, message) => {
  expect(() => readArticle(markdown, 'boat')).toThrow(message)
})

it('lines of an address stay lines where they should', () => {
  const kinds = (breaks: boolean) =>
    parseMarkdown('Dammweg 1\n12345 Moorhausen', breaks).flatMap((token) =>
      'tokens' in token ? (token.tokens ?? []).map(({ type }) => type) : [],
    )
  expect(kinds(true)).toEqual(['text', 'br', 'text'])
  expect(kinds(false)).toEqual(['text'])
})

it('signs that HTML escapes are those of the file', () => {
  const tokens = parseMarkdown('Müller & Co., it\'s "a<b", `x<y` \\* &')
  expect(plainText(tokens)).toBe('Müller & Co., it\'s "a<b", x<y * &')
})
