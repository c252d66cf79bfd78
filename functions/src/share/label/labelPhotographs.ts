/** Further photographs on a label page and in its data. */
import { IMAGE_CAPTION_MAX, IMAGE_CREDIT_MAX } from '@tracker/domain/limits.ts'
import { photoOf } from '@tracker/domain/photo/photoAddress.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { storedPicture } from '#share/label/labelPicture.ts'
import type { LabelPhotograph, LabelView } from '#share/label/labelView.ts'
import { type Markup, markup } from '#share/markup.ts'
import { shortened } from '#share/plainText.ts'

/** Adds further photographs of hosts that the site allows to a label. */
export function withPhotographs(view: LabelView, more: readonly Photograph[]): LabelView {
  const photographs = more.flatMap(({ url, caption = '', credit = '' }): LabelPhotograph[] => {
    const shown = storedPicture(url, view.site)?.href
    if (shown === undefined) return []
    const small = photoOf(shown, view.site.host)?.small.src ?? shown
    const texts = {
      caption: shortened(caption, IMAGE_CAPTION_MAX),
      credit: shortened(credit, IMAGE_CREDIT_MAX),
    }
    return [{ shown, small, ...texts }]
  })
  return { ...view, photographs }
}

/** Thumbnails that link to the photographs, which may be on hosts that a contributor chose. */
export function photographsOf({ photographs, name, texts }: LabelView): Markup | null {
  if (photographs.length === 0) return null
  const items = photographs.map(({ shown, small, caption }) => {
    const label = texts.openPicture(isolate(caption || name))
    return markup`<li><a href="${shown}" rel="nofollow noreferrer ugc" aria-label="${label}"><img src="${small}" alt="" width="72" height="72" loading="lazy" referrerpolicy="no-referrer"></a></li>
`
  })
  return markup`<ul class="more">
${items}</ul>
`
}

/** The photographs as structured data. The licence is that of all of them. */
export const photographData = ({ photographs, caption }: LabelView): object[] =>
  photographs.map((one) => ({
    '@type': 'ImageObject',
    contentUrl: one.shown,
    caption: one.caption || undefined,
    creditText: one.credit || undefined,
    license: caption?.licenceAddress || undefined,
  }))
