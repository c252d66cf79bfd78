/** Pictures of a label page: the displayed one and the preview for messengers. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { isType } from '@tracker/domain/artifact/types.ts'
import { isImageSource, shownImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import type { Site } from '#http/site.ts'
import { params } from '#params.ts'

/** Path of an engraved plate that ships with the app; captures its name. */
const PLATE = /^\/illustrations\/artifacts\/([a-z\d-]+)\.svg$/
/** Image formats that messengers do not show in previews. */
const UNSUPPORTED_IN_PREVIEWS = /\.(?:svgz?|tiff?|bmp|avif|heic)$/i

/** Size of the share cards in `/cards` in pixels. */
export const CARD = { width: 1200, height: 630 } as const

export interface LabelPicture {
  /** Absolute URL of the displayed image; null for none. */
  readonly shown: string | null
  /** True for a plate, which has a frame and a known size. */
  readonly isPlate: boolean
  /** Absolute URL of the preview image for messengers and search engines. */
  readonly shared: string
  /** True if the preview is a share card of known size. */
  readonly isCard: boolean
}

/** Returns the stored image URL if it is allowed. Images of this site use the site's scheme. */
export function storedPicture(address: string, { host, origin }: Site): URL | null {
  if (!isImageSource(address, { site: host, hosts: params.imageHosts })) return null
  const picture = new URL(shownImageUrl(address, host))
  // Not `new URL(path, origin)`: a path that starts with two slashes would change the host.
  return picture.host === host ? new URL(`${origin}${picture.pathname}${picture.search}`) : picture
}

/** Returns the displayed image and the preview, which is a share card unless the image is suitable. */
export function pictureOf(artifact: Artifact, site: Site): LabelPicture {
  const picture = storedPicture(artifact.artifact_image, site)
  const shown = picture?.href ?? null
  const plate = picture?.host === site.host ? PLATE.exec(picture.pathname + picture.search)?.[1] : undefined
  if (picture && plate === undefined && !UNSUPPORTED_IN_PREVIEWS.test(picture.pathname))
    return { shown, isPlate: false, shared: picture.href, isCard: false }
  const type = isType(artifact.artifact_type) ? artifact.artifact_type.toLowerCase() : 'any'
  const card = plate === undefined ? `types/${type}` : `artifacts/${plate}`
  return { shown, isPlate: plate !== undefined, shared: `${site.origin}/cards/${card}.png`, isCard: true }
}

/** The preview of a list, by its first picture: a photo, else a cover with the same plate (web/build/share/cards.ts). */
export function coverPreview(first: LabelPicture | undefined, { origin }: Site): LabelPicture {
  if (first && !first.isCard) return first
  const cards = `${origin}/cards`
  const shared = first?.isPlate
    ? first.shared.replace(`${cards}/artifacts/`, `${cards}/lists/`)
    : `${cards}/lists/any.png`
  return { shown: first?.shown ?? null, isPlate: first?.isPlate ?? false, shared, isCard: true }
}
