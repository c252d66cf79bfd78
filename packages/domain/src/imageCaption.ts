/** Who took a picture and what others may do with it: free text, of which the licences that everybody knows lead to what they say. */
import type { Artifact } from './artifact.ts'
import { isTold } from './told.ts'

/** Licences that are offered while somebody types. */
export const LICENCES = ['CC0 1.0', 'CC BY 4.0', 'CC BY-SA 4.0', 'CC BY-NC 4.0', 'Public domain'] as const

const CREATIVE_COMMONS = /^CC[ -](BY(?:-NC)?(?:-SA|-ND)?)[ -]([1-4]\.\d)$/i

/** The address of a licence that a text names; empty for one that is not known. */
export function licenceAddress(text: string): string {
  const name = text.trim()
  if (/^CC[ -]?0(?: 1\.0)?$/i.test(name)) return 'https://creativecommons.org/publicdomain/zero/1.0/'
  const [, kind = '', version = ''] = CREATIVE_COMMONS.exec(name) ?? []
  return kind && `https://creativecommons.org/licenses/${kind.toLowerCase()}/${version}/`
}

/** What stands below a picture; each part may be empty. */
export interface ImageCaption {
  readonly credit: string
  readonly licence: string
  /** Where the licence is to be read, of one that is known. */
  readonly licenceAddress: string
}

/** The caption of an artifact's picture; null when there is no picture, or nothing to say. */
export function imageCaption(
  artifact: Pick<Artifact, 'artifact_image' | 'image_credit' | 'image_licence'>,
): ImageCaption | null {
  const [credit, licence] = [artifact.image_credit, artifact.image_licence].map((text = '') =>
    isTold(text) ? text.trim() : '',
  )
  if (artifact.artifact_image === '' || (!credit && !licence)) return null
  return { credit: credit ?? '', licence: licence ?? '', licenceAddress: licenceAddress(licence ?? '') }
}
