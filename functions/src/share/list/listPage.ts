/** HTML of a shared list, without script (docs/decisions/029-lists.md). */
import type { PageTexts } from '#share/pageTexts.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { htmlPage, pageHead } from '#share/htmlPage.ts'
import { type Markup, markup } from '#share/markup.ts'
import { initial, paragraph, plateImages, titleClass } from '#share/pageParts.ts'
import type { ListItem, ListView, ShownItem } from '#share/list/listView.ts'

/** Number of pictures that load eagerly: those in a phone's first viewport. */
const EAGER = 2

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

/**
 * Renders the picture, or the initial of an artifact without one. Not a link, because the name already links
 * to the artifact.
 */
function pictureOf({ artifact, picture: { shown, isPlate }, copy }: ShownItem, at: number): Markup {
  if (shown === null) return initial(artifact)
  const size = copy ?? { src: shown, width: 480, height: 360 }
  const loading = at < EAGER ? null : markup` loading="lazy"`
  const attributes = markup`width="${size.width}" height="${size.height}" alt="" referrerpolicy="no-referrer"`
  const image = isPlate
    ? plateImages(shown, attributes, loading)
    : markup`<img src="${size.src}" ${attributes}${loading}>`
  return markup`<figure class="thumb">${image}</figure>
`
}

function itemOf({ note, shown }: ListItem, at: number, texts: PageTexts): Markup {
  const remark = paragraph('remark', note)
  if (shown === null) {
    return markup`<li class="withdrawn"><div><p>${texts.withdrawn}</p>
${remark}</div></li>
`
  }
  const { name, path, facts, place } = shown
  return markup`<li>${pictureOf(shown, at)}<div><h2><a href="${path}"><bdi>${name}</bdi></a></h2>
${paragraph('type', facts)}${paragraph('place', place)}</div>
${remark}</li>
`
}

/** Renders the page of a shared list. */
export function listPage(view: ListView): string {
  const { id, title, introduction, items, address, texts } = view
  const list =
    items.length === 0
      ? markup`<p class="adder">${texts.emptyList}</p>
`
      : markup`<ol>
${items.map((item, at) => itemOf(item, at, texts))}</ol>
`
  const body = markup`<article class="list">
<h1 class="${titleClass(title)}" dir="auto">${title}</h1>
${paragraph('story', introduction)}${list}<p class="adder"><a href="/reportList/${id}" rel="nofollow">${texts.reportList}</a></p>
</article>
`
  const head = pageHead({ ...view, name: title, jsonLd: jsonLdOf(view) })
  return htmlPage(texts, isolate(title), head, body, markup`<p>${texts.site} · ${address}</p>`)
}
