import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Teasers of the blog articles. Their texts load with the dialog. */
export interface Article {
  readonly id: 'terracotta-army' | 'baghdad-battery' | 'rosetta-stone' | 'dead-sea-scrolls'
  readonly title: MessageDescriptor
  readonly teaser: MessageDescriptor
  readonly alt: MessageDescriptor
}

/** Paragraphs of the articles. */
export type ArticleTexts = Readonly<Record<Article['id'], readonly string[]>>

/** URL of an article's drawing. */
export const articleImage = ({ id }: Article) => `/illustrations/articles/${id}.svg`

export const ARTICLES: readonly Article[] = [
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
