/** How an artifact is printed: on one page if its texts allow it, with a picture as high as they allow. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'

/**
 * `beside`: short texts in a narrow column, with the colophon beside it. `columns`: texts in two columns, the colophon below.
 * `dense`: as before, but in small type and with a small picture, which has the colophon beside it.
 */
type Paper = 'beside' | 'columns' | 'dense'

/** Minimum characters of a text that is printed in two columns. */
const TWO_COLUMNS = 600
/** Minimum and maximum height of the picture in millimetres. */
const PICTURE = { least: 60, most: 125 } as const
/** Height of a sheet of US Letter without margins, in millimetres. A4 is higher. */
const SHEET = 251

const linesOf = (text: string, characters: number) => Math.ceil(text.length / characters)

/** Estimated height of a list of facts in millimetres: a heading, and for each a term and lines of 56 characters. */
const factsHeight = (values: readonly (string | undefined)[]) =>
  16 + values.reduce((sum, text) => sum + (text ? 6 + 5 * linesOf(text, 56) : 0), 0)

/** Estimated height of texts with headings in millimetres. */
const textsHeight = (texts: readonly string[], characters: number) =>
  texts.reduce((sum, text) => sum + (text === '' ? 0 : 11 + 5.3 * linesOf(text, characters)), 0)

/** Returns the layout of a printed artifact, and the maximum height of its picture in millimetres. */
export function paperOf(artifact: Artifact): { paper: Paper; height: number } {
  const texts = [artifact.historical_context, artifact.short_description]
  const isShort = texts.every(({ length }) => length < TWO_COLUMNS)
  const head = 20 + 11 * linesOf(artifact.artifact_name, 38)
  const facts = Math.max(
    factsHeight([artifact.artifact_type, artifact.created_at]),
    factsHeight([
      artifact.discovered_at,
      artifact.discovered_by,
      artifact.present_location,
      artifact.inventory_number,
    ]),
  )
  const foot = isShort ? Math.max(40, 8 + textsHeight(texts, 60)) : 34 + textsHeight(texts, 86)
  const height = Math.floor(SHEET - head - facts - foot)
  if (height < PICTURE.least) return { paper: 'dense', height: PICTURE.least }
  return { paper: isShort ? 'beside' : 'columns', height: Math.min(height, PICTURE.most) }
}
