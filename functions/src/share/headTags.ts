/** Head elements for messengers and search engines. */
import { SITE } from '@tracker/domain/site/site.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { CARD } from '#share/label/labelPicture.ts'
import type { LabelView } from '#share/label/labelView.ts'
import { type Markup, markup } from '#share/markup.ts'
import { RECORD_TYPE, recordPath } from '#share/sharePaths.ts'

export const PRODUCT = SITE.name

/** What a shared link shows. */
interface ShareCard {
  readonly type: 'article' | 'profile'
  /** Canonical URL. */
  readonly address: string
  readonly title: string
  readonly description: string
  /** Absolute URL of the preview image. */
  readonly image: string
  /** Whether the image is a share card of known size. */
  readonly isCard: boolean
}

const CARD_SIZE = markup`<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${CARD.width}">
<meta property="og:image:height" content="${CARD.height}">
`

/** Renders description, canonical URL, Open Graph and Twitter tags. */
export function shareTags({ type, address, title, description, image, isCard }: ShareCard): Markup {
  return markup`<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
<meta property="og:type" content="${type}">
<meta property="og:site_name" content="${PRODUCT}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${image}">
${isCard ? CARD_SIZE : null}<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:title" content="${title}">
<meta name="twitter:description" content="${description}">
<meta name="twitter:image" content="${image}">
<meta name="twitter:image:alt" content="${title}">
`
}

/** Leads crawlers and reference managers to the record as data. */
export const recordLink = ({ artifact }: LabelView): Markup =>
  markup`<link rel="alternate" type="${RECORD_TYPE}" href="${recordPath(artifact._id)}">
`

/** Share tags of an artifact. They lead to its label, which needs no sign-in. */
export function artifactTags(view: LabelView): Markup {
  const { address, description, name, picture } = view
  const tags = shareTags({
    type: 'article',
    address,
    title: isolate(name),
    description,
    image: picture.shared,
    isCard: picture.isCard,
  })
  return markup`${tags}${recordLink(view)}`
}
