/** Credit and licence of a picture. Both are free text; well-known licences link to their text. */
import type { Artifact } from '../artifact/artifact.ts'
import { hasValue } from '../text/hasValue.ts'

/** Suggested licences in the form. */
export const LICENCES = ['CC0 1.0', 'CC BY 4.0', 'CC BY-SA 4.0', 'CC BY-NC 4.0', 'Public domain'] as const

/** A credit that begins with a word and a colon. */
const SELF_NAMED = /^\p{L}[\p{L} ]*:\s/u

const CREATIVE_COMMONS = /^CC[ -](BY(?:-NC)?(?:-SA|-ND)?)[ -]([1-4]\.\d)$/i

/** Returns the URL of a Creative Commons licence, or '' for other texts. */
export function licenceAddress(text: string): string {
  const name = text.trim()
  if (/^CC[ -]?0(?: 1\.0)?$/i.test(name)) return 'https://creativecommons.org/publicdomain/zero/1.0/'
  const [, kind = '', version = ''] = CREATIVE_COMMONS.exec(name) ?? []
  return kind && `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`
}

/** Caption below a picture. Each part may be empty. */
export interface ImageCaption {
  readonly credit: string
  readonly licence: string
  /** URL of the licence text; empty if unknown. */
  readonly licenceAddress: string
  /** False if the credit says itself what it is: "Photo: Ada". Otherwise "Picture:" stands before it. */
  readonly needsWord: boolean
}

/** Returns the caption of an artifact's picture, or null without a picture or without credit and licence. */
export function imageCaption(
  artifact: Pick<Artifact, 'artifact_image' | 'image_credit' | 'image_licence'>,
): ImageCaption | null {
  const [credit = '', licence = ''] = [artifact.image_credit, artifact.image_licence].map((text = '') =>
    hasValue(text) ? text.trim() : '',
  )
  if (artifact.artifact_image === '' || (!credit && !licence)) return null
  return { credit, licence, licenceAddress: licenceAddress(licence), needsWord: !SELF_NAMED.test(credit) }
}
