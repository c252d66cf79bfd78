/** HTML document of the public pages: head, header with search form, and footer. */
import { LOGO_ADDRESS } from '@tracker/domain/site/logo.ts'
import { SITE } from '@tracker/domain/site/site.ts'
import { NAME_MAX } from '@tracker/domain/limits.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { shareTags } from '#share/headTags.ts'
import type { LabelPicture } from '#share/label/labelPicture.ts'
import { jsonMarkup, type Markup, markup } from '#share/markup.ts'
import type { Missing, PageTexts } from '#share/pageTexts.ts'
import { BROWSE_PATH, EXHIBITIONS_PATH, FEED_PATH } from '#share/sharePaths.ts'

/** Created by the web app's build (web/build/share.ts). */
const STYLE_SHEET = '/label.css'
const { light, dark } = SITE.colours

const LOGO = SITE.logo
  ? markup`<svg class="mark" width="32" height="32" aria-hidden="true"><use href="${LOGO_ADDRESS}"/></svg>`
  : markup`<svg class="mark" viewBox="0 0 24 24" width="32" height="32" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75"><path d="M19.2 18.2h-4.9V22H22V2H2v20h7.7v-3.8H4.8"/><path fill="currentColor" stroke-width="1.25" d="M9.9 4.4h4.2M11 4.6v3c-1.7.9-2.6 2.1-2.6 3.6 0 1.8 1.8 3.2 2.9 4.9h1.4c1.1-1.7 2.9-3.1 2.9-4.9 0-1.5-.9-2.7-2.6-3.6v-3Z"/><path stroke-width="1.4" d="M10.4 5.7c-3-.7-4.8 1.5-2.1 4.7M13.6 5.7c3-.7 4.8 1.5 2.1 4.7"/></svg>`

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

/** Renders an error page. */
export function missingPage({ heading, sentence, exhibitions }: Missing, texts: PageTexts): string {
  const [path, way] =
    exhibitions === undefined ? [BROWSE_PATH, texts.allArtifacts] : [EXHIBITIONS_PATH, exhibitions]
  const body = markup`<div class="missing">
<svg viewBox="0 0 160 160" width="200" height="200" aria-hidden="true"><use href="/illustrations/states/empty-plinth.svg#plinth-drawing"/></svg>
<h1 class="short">${heading}</h1>
<p>${sentence}</p>
<p class="entry"><a href="${path}">${way}</a></p>
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
