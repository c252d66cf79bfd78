/** Cards of the articles. Their texts load with the dialog. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { SITE } from '@tracker/domain/site/site.ts'
import { cards } from 'virtual:articles/cards'
import { activeLanguage } from '#i18n/language.ts'

/** An article in the active language. */
export interface Article {
  readonly id: string
  readonly title: string
  readonly teaser: string
  /** Path of the picture, and what it shows. */
  readonly image: string
  readonly alt: string
  /** True for a plate of the product, which has a dark version. */
  readonly isPlate: boolean
}

interface ShippedArticle {
  readonly id: 'terracotta-army' | 'baghdad-battery' | 'rosetta-stone' | 'dead-sea-scrolls'
  readonly title: MessageDescriptor
  readonly teaser: MessageDescriptor
  readonly alt: MessageDescriptor
}

/** Paragraphs of the articles. */
export type ArticleTexts = Readonly<Record<ShippedArticle['id'], readonly string[]>>

export const SHIPPED: readonly ShippedArticle[] = [
  {
    id: 'terracotta-army',
    title: msg`The Secrets of the Terracotta Army`,
    teaser: msg`Thousands of life-size soldiers guarded an emperor for two thousand years. What they are made of, what colour they were, and what still lies under the mound.`,
    alt: msg`Ranks of terracotta soldiers receding into a pit`,
  },
  {
    id: 'baghdad-battery',
    title: msg`The Baghdad Battery: Ancient Electricity?`,
    teaser: msg`A jar, a copper cylinder and an iron rod: enough for a current, but is it enough for a battery? How a small pot came to carry a large idea.`,
    alt: msg`A clay jar in section, with a copper cylinder and an iron rod inside`,
  },
  {
    id: 'rosetta-stone',
    title: msg`Decoding the Rosetta Stone`,
    teaser: msg`One decree in three scripts opened the written record of ancient Egypt. The road from a wall in the Delta to a reading took twenty-three years.`,
    alt: msg`Detail of the Rosetta Stone, where two of its scripts meet`,
  },
  {
    id: 'dead-sea-scrolls',
    title: msg`The Dead Sea Scrolls: Voices from the Desert`,
    teaser: msg`A shepherd, a cave and a row of jars: the oldest known copies of the Hebrew Bible came to light by chance, and they are still being pieced together.`,
    alt: msg`A tall jar with its lid and an unrolled fragment of a scroll`,
  },
]

export const isShipped = SITE.blog === undefined

/** The site's articles, by default the shipped ones. */
export const articles = (): readonly Article[] =>
  isShipped
    ? SHIPPED.map(({ id, title, teaser, alt }) => ({
        id,
        title: i18n._(title),
        teaser: i18n._(teaser),
        alt: i18n._(alt),
        image: `/illustrations/articles/${id}.svg`,
        isPlate: true,
      }))
    : (cards[activeLanguage()] ?? []).map((card) => ({ ...card, id: card.image, isPlate: false }))
