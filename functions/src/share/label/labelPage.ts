/** HTML of label pages, without script (docs/decisions/013-labels.md). */
import { formatDay } from '@tracker/domain/time/dateFormat.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { MARK_LINES } from '@tracker/domain/photo/licenceMarks.ts'
import type { Mark } from '@tracker/domain/photo/licences.ts'
import { photoOf, type ShownPhoto } from '@tracker/domain/photo/photoAddress.ts'
import { recordLink } from '#share/headTags.ts'
import { htmlPage, pageHead } from '#share/htmlPage.ts'
import { jsonLdOf } from '#share/label/labelJsonLd.ts'
import { photographsOf } from '#share/label/labelPhotographs.ts'
import type { LabelLink, LabelView } from '#share/label/labelView.ts'
import { codeOf, timeAxis } from '#share/label/ornaments.ts'
import { type Markup, markup } from '#share/markup.ts'
import { initial, paragraph, plateImages, titleClass } from '#share/pageParts.ts'

/** Photos wider than this, relative to their height, get a lower mat. */
const FLAT = 2

const markOf = (mark: Mark) =>
  markup`<svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${MARK_LINES[mark]}"/></svg>`

/** Credit and licence below the picture. */
function captionOf({ caption, texts }: LabelView): Markup | null {
  if (caption === null) return null
  const { credit, licence, licenceAddress, marks, needsWord } = caption
  const by = credit === '' ? null : markup`<bdi>${credit}</bdi>`
  const under =
    licenceAddress === ''
      ? markup`<bdi>${licence}</bdi>`
      : markup`<a href="${licenceAddress}" rel="license noreferrer">${marks.map(markOf)}${texts.words[licence] ?? licence}</a>`
  return markup`<figcaption>${needsWord ? `${texts.picture} ` : null}${by}${credit && licence && ' · '}${licence === '' ? null : under}</figcaption>`
}

/** Image attributes of an uploaded photo. `sizes` must match the widths in label.css. */
function copiesOf({ large: { src, width, height }, medium }: ShownPhoto): Markup {
  const size = markup`width="${width}" height="${height}"`
  if (medium.width === width) return size
  const shown = (slot: string) => `min(${width}px,${Math.min(1, (width / height) * 0.75)}*(${slot}))`
  const sizes = `(min-width:56rem) ${shown('min(490px,58.4vw - 90px)')},${shown('100vw - 52px')}`
  return markup`${size} srcset="${medium.src} ${medium.width}w,${src} ${width}w" sizes="${sizes}"`
}

/** Links the picture to its file. It may be on a host that a contributor chose. */
function enlarging(view: LabelView, picture: Markup): Markup {
  const {
    picture: { shown },
    name,
    texts,
  } = view
  return markup`<a class="enlarge" href="${shown ?? ''}" rel="nofollow noreferrer ugc" aria-label="${texts.openPicture(isolate(name))}">${picture}</a>`
}

/** Renders the picture: initial, photo, or one of our plates with its dark variant. */
function plateOf(view: LabelView): Markup {
  const { artifact, picture, name } = view
  const caption = markup`${photographsOf(view)}${captionOf(view)}`
  if (picture.shown === null) return initial(artifact)
  // Largest contentful paint element.
  const rest = markup`fetchpriority="high" alt="${name}"`
  const size = markup`width="800" height="600" ${rest}`
  const photo = photoOf(picture.shown, view.site.host)
  if (!picture.isPlate) {
    const image = markup`<img src="${picture.shown}" ${photo ? markup`${copiesOf(photo)} ${rest}` : size} data-missing="${view.texts.noPicture}" referrerpolicy="no-referrer">`
    const style = photo && photo.large.width > FLAT * photo.large.height ? 'photo flat' : 'photo'
    return markup`<figure class="${style}">${enlarging(view, image)}${caption}</figure>
`
  }
  return markup`<figure class="plate">${enlarging(view, plateImages(picture.shown, size))}${caption}</figure>
`
}

function factsOf({ facts }: LabelView): Markup | null {
  const rows = facts.map(
    ({ term, value }) => markup`<div><dt>${term}</dt><dd dir="auto">${value}</dd></div>
`,
  )
  return rows.length === 0
    ? null
    : markup`<dl>
${rows}</dl>
`
}

function nameOf({ name }: LabelView): Markup {
  return markup`<h1 class="${titleClass(name)}" dir="auto">${name}</h1>
`
}

function adderOf({ adder, adderPage, texts }: LabelView): Markup | null {
  if (adder === '') return null
  const name = markup`<bdi>${adder}</bdi>`
  const link = adderPage === null ? name : markup`<a href="${adderPage}">${name}</a>`
  return markup`<p class="adder">${texts.addedBy} ${link}</p>
`
}

function updatedOf({ updated, texts }: LabelView): Markup | null {
  return updated === ''
    ? null
    : markup`<p class="adder">${texts.updatedOn} <time datetime="${updated}">${formatDay(updated, texts.language)}</time></p>
`
}

/** Renders a link to the previous or next artifact in time. */
function stepTo(style: 'before' | 'after', title: string, link: LabelLink | null): Markup | null {
  if (link === null) return null
  const { path, name, period } = link
  return markup`<a class="${style}" href="${path}" rel="${style === 'before' ? 'prev' : 'next'}"><span>${title}</span> <bdi>${name}</bdi> <small dir="auto">${period}</small></a>
`
}

/** Renders the links to the previous and next artifact in time. */
function walkOf({ before, after, texts }: LabelView): Markup | null {
  if (before === null && after === null) return null
  return markup`<nav class="walk" aria-label="${texts.walk}">
${stepTo('before', texts.madeBefore, before)}${stepTo('after', texts.madeAfter, after)}</nav>
`
}

/** Renders links to the labels of similar artifacts. */
function similarOf({ similar, texts }: LabelView): Markup | null {
  const items = similar.map(({ path, name, period }) => {
    const when = period === '' ? null : markup` <span>${texts.made}: <bdi>${period}</bdi></span>`
    return markup`<li><a href="${path}"><bdi>${name}</bdi></a>${when}</li>
`
  })
  return items.length === 0
    ? null
    : markup`<section class="similar" aria-labelledby="similar">
<h2 id="similar">${texts.similar}</h2>
<ul>
${items}</ul>
</section>
`
}

/** Renders the label page of an artifact. */
export function labelPage(view: LabelView): string {
  const { texts } = view
  const text = [
    paragraph('type', texts.words[view.type] ?? view.type),
    nameOf(view),
    timeAxis(view.period, texts),
    factsOf(view),
  ]
  const body = markup`<article class="label">
${plateOf(view)}<div class="text">
${text}</div>
${paragraph('story', view.story)}<div class="foot">
${adderOf(view)}${updatedOf(view)}<p class="entry"><a href="${view.artifactPage}" aria-describedby="sign-in">${texts.viewDetails}</a> <span id="sign-in">${texts.afterSignIn}</span></p>
</div>
</article>
${walkOf(view)}${similarOf(view)}`
  return htmlPage(
    texts,
    isolate(view.name),
    markup`${recordLink(view)}${pageHead({ ...view, jsonLd: jsonLdOf(view) })}`,
    body,
    markup`<p>${texts.site} · ${view.address}</p>${codeOf(view.address, texts)}`,
  )
}
