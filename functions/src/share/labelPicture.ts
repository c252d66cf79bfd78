/** The picture of a label, and the one that messengers show of it. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { isImageSource, shownImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import type { Site } from '#http/site.ts'
import { params } from '#params.ts'

/** One of our plates: its name. */
const PLATE = /^\/illustrations\/artifacts\/([a-z\d-]+)\.svg$/
/** Pictures that messengers do not take. */
const UNKNOWN_TO_MESSENGERS = /\.(?:svgz?|tiff?|bmp|avif|heic)$/i

/** Width and height of the pictures in `/cards`, in pixels. */
export const CARD = { width: 1200, height: 630 } as const

export interface LabelPicture {
  /** The absolute address of what the label shows; null when there is nothing to show. */
  readonly shown: string | null
  /** Whether that is one of our plates, which have a frame and a known size. */
  readonly isPlate: boolean
  /** The absolute address of what messengers and search engines show. */
  readonly shared: string
  /** Whether that is a file of ours, of a known size. */
  readonly isCard: boolean
}

/** The picture that is stored, if a browser may be sent there; of this site by the site's own scheme. */
function storedPicture(address: string, { host, origin }: Site): URL | null {
  if (!isImageSource(address, { site: host, hosts: params.imageHosts })) return null
  const picture = new URL(shownImageUrl(address, host))
  // Not resolved against the site: a path that begins with two slashes would lead elsewhere.
  return picture.host === host ? new URL(`${origin}${picture.pathname}${picture.search}`) : picture
}

/** What a label shows of an artifact’s picture, and what it names to messengers: the picture itself, or a card of ours. */
export function pictureOf(artifact: Artifact, site: Site): LabelPicture {
  const picture = storedPicture(artifact.artifact_image, site)
  const shown = picture?.href ?? null
  const plate = picture?.host === site.host ? PLATE.exec(picture.pathname + picture.search)?.[1] : undefined
  if (picture && plate === undefined && !UNKNOWN_TO_MESSENGERS.test(picture.pathname))
    return { shown, isPlate: false, shared: picture.href, isCard: false }
  const card =
    plate === undefined ? `types/${(artifact.artifact_type || 'any').toLowerCase()}` : `artifacts/${plate}`
  return { shown, isPlate: plate !== undefined, shared: `${site.origin}/cards/${card}.png`, isCard: true }
}
