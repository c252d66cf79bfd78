/** The element with the list that the function rendered (app/server.tsx). */
const ID = 'served-list'
/** Query string of the page's address. */
const ATTRIBUTE = 'data-search'

export const servedListElement = (): HTMLElement | null => document.getElementById(ID)

/** Returns true if the list is that of the current address. */
export const isOfAddress = (element: HTMLElement): boolean =>
  element.getAttribute(ATTRIBUTE) === location.search

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

/** The element's markup. It is not executed. */
export function servedListMarkup(search: string, list: unknown): string {
  const json = JSON.stringify(list).replaceAll('<', String.raw`\u003C`)
  const address = search.replaceAll(/[&"<>]/g, (sign) => ESCAPES[sign] ?? sign)
  return `<script type="application/json" id="${ID}" ${ATTRIBUTE}="${address}">${json}</script>`
}
