/** Renders Browse with its first cards for the function (functions/src/share/browse/browsePage.ts). */
import { dateBar } from '@tracker/domain/time/periods/readDate.ts'
import { addServedList, type ServedList } from '#features/search/api/servedList.ts'
import { activateLanguage, type Language } from '#i18n/language.ts'
import { setOwnHost } from '#components/pictures/ownHost.ts'
import { toArtifact } from '#firebase/firestore/converters.ts'
import { PATHS } from '#navigation/paths.ts'
import { servedListMarkup } from '#navigation/servedList.ts'
import { createPageClient, type Rendered, renderPage } from './renderPage.tsx'

export interface BrowsePage {
  readonly language: Language
  /** Host of the site, with port. */
  readonly host: string
  /** Query string of the address, with its question mark; may be empty. */
  readonly search: string
  readonly list: Omit<ServedList, 'bars'>
}

/** Last rendering. They take turns, because language and host are global. */
let last: Promise<unknown> = Promise.resolve()

function inTurn<T>(render: () => Promise<T>): Promise<T> {
  const next = last.then(render, render)
  last = next
  return next
}

/** Renders the page without a list, as the build does. */
export const renderBrowse = (language: Language): Promise<Rendered> =>
  inTurn(async () => {
    await activateLanguage(language)
    return renderPage(PATHS.browse)
  })

/** Renders the page with the cards of a list. `data` is the list, for the end of the body. */
export const renderBrowseList = ({
  language,
  host,
  search,
  list,
}: BrowsePage): Promise<Rendered & { readonly data: string }> =>
  inTurn(async () => {
    await activateLanguage(language)
    setOwnHost(host)
    const client = createPageClient()
    const bars = list.records.map(({ _id: id, ...fields }) => dateBar(toArtifact(id, fields).created_at))
    const served = { ...list, bars }
    addServedList(client, served)
    return { ...(await renderPage(PATHS.browse + search, client)), data: servedListMarkup(search, served) }
  })
