/** The articles of `site.config.ts`: markdown files that begin with a heading, and have a picture and a paragraph. */
import type { Token, Tokens } from 'marked'
import { parseMarkdown } from './markdown.ts'

/** What a card shows. */
export interface ArticleCard {
  readonly title: string
  /** Path of the picture below `web/public`, and what it shows. */
  readonly image: string
  readonly alt: string
  /** The first paragraph. */
  readonly teaser: string
}

export interface SiteArticle {
  readonly card: ArticleCard
  /** All that follows the heading, without the picture. */
  readonly body: readonly Token[]
}

const partsOf = (token: Token): readonly Token[] => ('tokens' in token && token.tokens) || []

/** The texts of tokens, without their marks. */
export const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      const parts = partsOf(token)
      if (parts.length > 0) return plainText(parts)
      return 'text' in token ? String(token.text) : ' '
    })
    .join('')

const isPicture = (token: Token): token is Tokens.Image => token.type === 'image'
const picturesIn = (token: Token) => partsOf(token).filter((part) => isPicture(part))

/**
 * Reads an article.
 * @param file its name, for messages
 * @throws Error if heading, picture or paragraph are missing
 */
export function readArticle(markdown: string, file: string): SiteArticle {
  const lacks = (what: string) => new Error(`${file}: an article needs ${what}.`)
  const [heading, ...rest] = parseMarkdown(markdown).filter(({ type }) => type !== 'space')
  if (heading?.type !== 'heading') throw lacks('a heading in its first line, such as "# A boat in the fen"')
  const [picture] = rest.flatMap((token) => picturesIn(token))
  if (!picture || !/^\/(?!\/)/.test(picture.href))
    throw lacks('a picture below web/public, such as "![The boat](/pictures/boat.jpg)"')
  const body = rest.filter((token) => !picturesIn(token).includes(picture))
  const first = body.find(({ type }) => type === 'paragraph')
  if (!first) throw lacks('a paragraph')
  return {
    card: {
      title: plainText([heading]),
      image: picture.href,
      alt: picture.text,
      teaser: plainText([first]),
    },
    body,
  }
}
