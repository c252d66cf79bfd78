/** Illustrations in files, with their URLs, sizes and budgets. */
import { articles } from '#features/home/blog/articles.ts'
import { altOfPlate } from '#illustrations/alt.ts'
import { bytesOf } from '../drawings.ts'

export interface Plate {
  name: string
  address: string
  bytes: number
  /** Empty if the name is shown next to the picture. */
  alt: string
}

/** Sets of files with their budget in bytes. */
const SETS = [
  { set: 'artifacts', title: 'Artifacts', budget: 6144 },
  { set: 'types', title: 'Types', budget: 6144 },
  { set: 'articles', title: 'Articles', budget: 6144 },
  { set: 'heroes', title: 'Heroes', budget: 14_336 },
] as const

const SOURCES = import.meta.glob<string>('../../public/illustrations/**/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const ARTICLE_ALT = new Map(articles().map(({ image, alt }) => [image, alt]))

function plateOf(path: string, source: string): Plate {
  const address = path.replace(/^.*\/public/, '')
  return {
    name: address.replace(/^.*\//, ''),
    address,
    bytes: bytesOf(source),
    alt: altOfPlate(address) ?? ARTICLE_ALT.get(address) ?? '',
  }
}

const PLATES = Object.entries(SOURCES).map(([path, source]) => plateOf(path, source))

export const FILE_SETS = SETS.map(({ set, title, budget }) => ({
  set,
  title,
  budget,
  plates: PLATES.filter(({ address }) => address.startsWith(`/illustrations/${set}/`)),
}))
