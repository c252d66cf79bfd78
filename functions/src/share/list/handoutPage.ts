/** HTML of a shared list for printing: each object with note and the QR code of its label. */
import { ownRows } from '@tracker/domain/lists/handoutRows.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { htmlPage } from '#share/htmlPage.ts'
import { codeOf } from '#share/label/ornaments.ts'
import { markup } from '#share/markup.ts'
import { paragraph, titleClass } from '#share/pageParts.ts'
import { listHead, withdrawnItem } from '#share/list/listPage.ts'
import { printedPicture } from '#share/list/listPictures.ts'
import type { ListItem, ListView } from '#share/list/listView.ts'

function objectOf({ note, shown }: ListItem, isAlone: boolean, { site, texts }: ListView) {
  if (shown === null) return withdrawnItem(note, texts)
  const { name, path, facts, place } = shown
  return markup`<li${isAlone ? markup` class="alone"` : null}>${printedPicture(shown)}<div><h2><bdi>${name}</bdi></h2>
${paragraph('type', facts)}${paragraph('place', place)}${paragraph('remark', note)}</div>${codeOf(site.origin + path, texts)}</li>
`
}

/** Renders a shared list for printing. */
export function handoutPage(view: ListView): string {
  const { title, introduction, items, address, texts } = view
  const areAlone = ownRows(
    items.map(({ note, shown }) => (shown ? shown.name.length + note.length : Infinity)),
  )
  const body = markup`<article class="handout">
<p class="hint">${texts.howToPrint} <a href="${new URL(address).pathname}">${texts.wholeList}</a></p>
<h1 class="${titleClass(title)}" dir="auto">${title}</h1>
${paragraph('story', introduction)}<ol>
${items.map((item, at) => objectOf(item, areAlone[at] ?? false, view))}</ol>
</article>
`
  return htmlPage(texts, isolate(title), listHead(view), body, markup`<p>${texts.site} · ${address}</p>`)
}
