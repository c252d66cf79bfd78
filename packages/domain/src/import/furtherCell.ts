/** What a record says about its further photographs: pictures as in the image column, or the list of an export. */
import * as z from 'zod/mini'
import type { Message } from '../messages/message.ts'
import { type Photograph, photographSchema, photographsText, tidyPhotograph } from '../photo/photograph.ts'
import { readPictureCell } from './pictureCell.ts'

/** Column of exported tables. */
export const MORE_PHOTOS_LABEL = 'Further photographs'

const listSchema = z.array(photographSchema)

/** What the cells of a JSON file have between photographs. No text can contain it: its quotation marks are escaped. */
const BETWEEN = /\}; (?=\{"(?:url|caption|credit)":)/g

/** Returns the list that a cell has as JSON, also in the form of a JSON file's cells; null for other cells. */
export function photographsIn(cell: string): readonly Photograph[] | null {
  if (!/^\s*\{\s*"/.test(cell)) return null
  try {
    return z.parse(listSchema, JSON.parse(`[${cell.replaceAll(BETWEEN, '},')}]`)).map(tidyPhotograph)
  } catch {
    return null
  }
}

interface Further {
  readonly photographs: readonly Photograph[]
  readonly isPartial: boolean
  readonly notes: readonly Message[]
}

/** @param value null and undefined are an empty cell */
export function readFurther(value: unknown): Further {
  const list =
    typeof value === 'string'
      ? photographsIn(value)
      : z.safeParse(listSchema, value).data?.map(tidyPhotograph)
  if (list) return { photographs: list, isPartial: false, notes: [] }
  const { picture, more, isPartial, notes } = readPictureCell(typeof value === 'string' ? value : '')
  const urls = [picture, ...more].filter((url) => url !== '')
  return { photographs: urls.map((url) => ({ url })), isPartial, notes }
}

/** Returns the cell of an exported table: addresses, a line each, if `readFurther` reads the same, else a list of JSON objects. */
export function furtherCell(photographs: readonly Photograph[]): string {
  const addresses = photographs.map(({ url }) => url).join('\n')
  const isWhole = photographsText(readFurther(addresses).photographs) === photographsText(photographs)
  return isWhole ? addresses : photographs.map((one) => JSON.stringify(one)).join(',\n')
}
