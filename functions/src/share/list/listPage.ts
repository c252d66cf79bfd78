/** HTML of a shared list as an exhibition, without script (docs/decisions/029-lists.md). */
import { isolate } from '@tracker/domain/text/direction.ts'
import type { PageTexts } from '#share/pageTexts.ts'
import { htmlPage, pageHead } from '#share/htmlPage.ts'
import { axisOf } from '#share/label/ornaments.ts'
import { type Markup, markup } from '#share/markup.ts'
import { paragraph, titleClass } from '#share/pageParts.ts'
import { coverPicture, pictureOf } from '#share/list/listPictures.ts'
import type { ListItem, ListView } from '#share/list/listView.ts'
import { listPath } from '#share/sharePaths.ts'

/** Describes the list and the visible artifacts in it (schema.org). */
function jsonLdOf({ address, title, description, items, site }: ListView): object {
  const shown = items.flatMap((item) => item.shown ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    '@id': `${address}#list`,
    url: address,
    name: title,
    description,
    numberOfItems: shown.length,
    itemListElement: shown.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: site.origin + path,
    })),
  }
}

export const listHead = (view: ListView): Markup =>
  pageHead({ ...view, name: view.title, jsonLd: jsonLdOf(view) })

/** Renders an entry whose artifact is hidden or deleted. */
export const withdrawnItem = (note: string, { withdrawn }: PageTexts): Markup =>
  markup`<li class="withdrawn"><div><p>${withdrawn}</p>
${paragraph('remark', note)}</div></li>
`

function itemOf({ note, number, shown }: ListItem, texts: PageTexts): Markup {
  if (shown === null) return withdrawnItem(note, texts)
  const { name, path, facts, place } = shown
  return markup`<li>${pictureOf(shown)}<div><p class="number" aria-hidden="true">${number}</p>
<h2><a href="${path}"><bdi>${name}</bdi></a></h2>
${paragraph('type', facts)}${paragraph('place', place)}${paragraph('remark', note)}</div></li>
`
}

/** Id of the list, by which its slides are shown (web/label/exhibition.css). */
const SLIDES = 'slides'

function coverOf({ title, introduction, overline, bars, items, texts }: ListView): Markup {
  const first = items.find(({ shown }) => shown !== null)?.shown ?? null
  return markup`<div class="cover">
<div>
<p class="overline">${overline}</p>
<h1 class="${titleClass(title)}" dir="auto">${title}</h1>
${paragraph('story', introduction)}${axisOf(bars, texts)}</div>
${first && coverPicture(first)}</div>
`
}

/** Renders the page of a shared list. */
export function listPage(view: ListView): string {
  const { id, title, items, address, texts } = view
  const list =
    items.length === 0
      ? markup`<p class="adder">${texts.emptyList}</p>
`
      : markup`<ol>
${items.map((item) => itemOf(item, texts))}</ol>
<p class="ways"><a href="${listPath(id)}#${SLIDES}">${texts.openSlides}</a><a href="${listPath(id)}?as=handout" rel="nofollow">${texts.openHandout}</a></p>
`
  const body = markup`<article class="list" id="${SLIDES}">
${coverOf(view)}<a class="leave" href="${listPath(id)}#top">${texts.leaveSlides}</a>
${list}<p class="adder"><a href="/lists?copy=${id}" rel="nofollow">${texts.copyList}</a> · <a href="/reportList/${id}" rel="nofollow">${texts.reportList}</a></p>
</article>
`
  return htmlPage(texts, isolate(title), listHead(view), body, markup`<p>${texts.site} · ${address}</p>`)
}
