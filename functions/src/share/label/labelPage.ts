/** HTML of label pages, without script (docs/decisions/013-labels.md). */
import type { Missing, PageTexts } from '#share/pageTexts.ts'
import { SITE } from '@tracker/domain/site/site.ts'
import { formatDay } from '@tracker/domain/time/dateFormat.ts'
import { NAME_MAX } from '@tracker/domain/limits.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { photoOf, type ShownPhoto } from '@tracker/domain/photo/photoAddress.ts'
import { shareTags } from '#share/headTags.ts'
import { FEED_PATH } from '#share/sharePaths.ts'
import { jsonLdOf } from '#share/jsonLd.ts'
import { jsonMarkup, type Markup, markup } from '#share/markup.ts'
import { codeOf, initial, timeAxis } from '#share/ornaments.ts'
import type { LabelPicture } from '#share/labelPicture.ts'
import type { LabelLink, LabelView } from '#share/labelView.ts'

/** Created by the web app's build (web/build/shareStyles.ts). */
const STYLE_SHEET = '/label.css'
const { light, dark } = SITE.colours

const LOGO = markup`<svg class="mark" viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75"><path d="M19.2 18.2h-4.9V22H22V2H2v20h7.7v-3.8H4.8"/><path fill="currentColor" stroke-width="1.25" d="M9.9 4.4h4.2M11 4.6v3c-1.7.9-2.6 2.1-2.6 3.6 0 1.8 1.8 3.2 2.9 4.9h1.4c1.1-1.7 2.9-3.1 2.9-4.9 0-1.5-.9-2.7-2.6-3.6v-3Z"/><path stroke-width="1.4" d="M10.4 5.7c-3-.7-4.8 1.5-2.1 4.7M13.6 5.7c3-.7 4.8 1.5 2.1 4.7"/></svg>`

/** The site's search form, as in the app's bar (web/src/components/search/SearchForm.tsx). */
const searchForm = ({ search, searchCollection }: PageTexts) =>
  markup`<form role="search" action="/allArtifacts"><input type="search" name="name" aria-label="${searchCollection}" placeholder="${search}" autocomplete="off" enterkeyhint="search" maxlength="${NAME_MAX}"><button aria-label="${search}"><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round"><path d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.3 15.3 20 20"/></svg></button></form>`

/** Renders a page. @param head additional head elements */
export function htmlPage(texts: PageTexts, title: string, head: Markup, body: Markup, foot: Markup): string {
  return markup`<!doctype html>
<html lang="${texts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - ${texts.site}</title>
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${light.page}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${dark.page}" media="(prefers-color-scheme: dark)">
<link rel="stylesheet" href="${STYLE_SHEET}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="alternate" type="application/atom+xml" title="${texts.newest} - ${texts.site}" href="${FEED_PATH}">
${head}</head>
<body>
<header><a href="/">${LOGO}${texts.site}</a>
${searchForm(texts)}</header>
<main>
${body}</main>
<footer>${foot}</footer>
</body>
</html>
`.text
}

export interface PageHead {
  /** Absolute URL of the page. */
  readonly address: string
  readonly description: string
  readonly name: string
  /** Preview for messengers. */
  readonly picture: LabelPicture
  readonly jsonLd: object
}

/** Renders metadata for messengers and search engines. */
export function pageHead({ address, description, name, picture, jsonLd }: PageHead): Markup {
  const { shared: image, isCard } = picture
  const tags = shareTags({ type: 'article', address, title: isolate(name), description, image, isCard })
  return markup`${tags}<script type="application/ld+json">${jsonMarkup(jsonLd)}</script>
`
}

/** Credit and licence below the picture. */
function captionOf({ caption, texts }: LabelView): Markup | null {
  if (caption === null) return null
  const { credit, licence, licenceAddress } = caption
  const by = credit === '' ? null : markup`<bdi>${credit}</bdi>`
  const under =
    licenceAddress === ''
      ? markup`<bdi>${licence}</bdi>`
      : markup`<a href="${licenceAddress}" rel="license noreferrer">${licence}</a>`
  return markup`<figcaption>${texts.picture} ${by}${credit && licence && ' · '}${licence === '' ? null : under}</figcaption>`
}

/** Image attributes of an uploaded photo. `sizes` must match the widths in label.css. */
function copiesOf({ large: { src, width, height }, medium }: ShownPhoto): Markup {
  const size = markup`width="${width}" height="${height}"`
  if (medium.width === width) return size
  const shown = (slot: string) => `min(${width}px,${Math.min(1, (width / height) * 0.75)}*(${slot}))`
  const sizes = `(min-width:56rem) ${shown('min(519px,58.4vw - 60px)')},${shown('100vw - 52px')}`
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

/** Adds the dark variant of a plate. */
export function withNight(plate: string, image: Markup): Markup {
  const night = plate.replace(/\.svg$/, '.night.svg')
  return markup`<picture><source srcset="${night}" media="(prefers-color-scheme: dark)">${image}</picture>`
}

/** Renders the picture: initial, photo, or one of our plates with its dark variant. */
function plateOf(view: LabelView): Markup {
  const { artifact, picture, name } = view
  const caption = captionOf(view)
  if (picture.shown === null) return initial(artifact)
  // Largest contentful paint element.
  const rest = markup`fetchpriority="high" alt="${name}"`
  const size = markup`width="800" height="600" ${rest}`
  const photo = photoOf(picture.shown, view.site.host)
  if (!picture.isPlate) {
    const image = markup`<img src="${picture.shown}" ${photo ? markup`${copiesOf(photo)} ${rest}` : size} referrerpolicy="no-referrer">`
    return markup`<figure class="photo">${enlarging(view, image)}${caption}</figure>
`
  }
  const plate = withNight(picture.shown, markup`<img src="${picture.shown}" ${size}>`)
  return markup`<figure class="plate">${enlarging(view, plate)}${caption}</figure>
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

/** Font size class by the length of the name. */
export function titleClass(name: string): string {
  if (name.length <= 48) return 'short'
  return name.length <= 100 ? 'long' : 'longest'
}

function nameOf({ name }: LabelView): Markup {
  return markup`<h1 class="${titleClass(name)}" dir="auto">${name}</h1>
`
}

/** Renders a paragraph, or null for empty text. */
export function paragraph(style: string, text: string): Markup | null {
  return text === ''
    ? null
    : markup`<p class="${style}" dir="auto">${text}</p>
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
    paragraph('story', view.story),
    adderOf(view),
    updatedOf(view),
  ]
  const body = markup`<article class="label">
${plateOf(view)}<div class="text">
${text}<p class="entry"><a href="${view.artifactPage}" aria-describedby="sign-in">${texts.wholeEntry}</a> <span id="sign-in">${texts.afterSignIn}</span></p>
</div>
</article>
${walkOf(view)}${similarOf(view)}`
  return htmlPage(
    texts,
    isolate(view.name),
    pageHead({ ...view, jsonLd: jsonLdOf(view) }),
    body,
    markup`<p>${texts.site} · ${view.address}</p>${codeOf(view.address, texts)}`,
  )
}

/** Renders an error page. */
export function missingPage({ heading, sentence }: Missing, texts: PageTexts): string {
  const body = markup`<div class="missing">
<svg viewBox="0 0 160 160" width="200" height="200" aria-hidden="true"><use href="/illustrations/states/empty-plinth.svg#plinth-drawing"/></svg>
<h1 class="short">${heading}</h1>
<p>${sentence}</p>
<p class="entry"><a href="/allArtifacts">${texts.allArtifacts}</a></p>
</div>
`
  return htmlPage(
    texts,
    heading,
    markup`<meta name="robots" content="noindex">
`,
    body,
    markup`<p>${texts.site}</p>`,
  )
}
