/** Credit and licence of a picture. Both are free text; well-known licences have a link and marks. */
import type { Artifact } from '../artifact/artifact.ts'
import { hasValue } from '../text/hasValue.ts'
import { licenceOf, type Mark } from './licences.ts'

/** A credit that begins with a word and a colon. */
const SELF_NAMED = /^\p{L}[\p{L} ]*:\s/u

/** Caption below a picture. Each part may be empty. */
export interface ImageCaption {
  readonly credit: string
  /** Name of a well-known licence, else the text as it was entered. */
  readonly licence: string
  /** URL of the licence text; empty if unknown. */
  readonly licenceAddress: string
  readonly marks: readonly Mark[]
  /** False if the credit says itself what it is: "Photo: Ada". Otherwise "Picture:" stands before it. */
  readonly needsWord: boolean
}

/** Returns the caption of an artifact's picture, or null without a picture or without credit and licence. */
export function imageCaption(
  artifact: Pick<Artifact, 'artifact_image' | 'image_credit' | 'image_licence'>,
): ImageCaption | null {
  const [credit = '', text = ''] = [artifact.image_credit, artifact.image_licence].map((entered = '') =>
    hasValue(entered) ? entered.trim() : '',
  )
  if (artifact.artifact_image === '' || (!credit && !text)) return null
  const known = licenceOf(text)
  return {
    credit,
    licence: known?.name ?? text,
    licenceAddress: known?.address ?? '',
    marks: known?.marks ?? [],
    needsWord: !SELF_NAMED.test(credit),
  }
}
