import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import '#theme/base.css'
import { App } from '#app/App.tsx'
import { appQueryClient } from '#app/query/appQueryClient.ts'
import { keepTypedText, restoreTypedText } from '#app/keepTypedText.ts'
import { LOCALIZED_ATTRIBUTE, PAGE_ATTRIBUTE, renderedPageAt } from '#app/renderedPages.ts'
import { createRouter, loadMatchedRoutes } from '#app/router.ts'
import { createRoutes } from '#app/routes.tsx'
import '#app/trustedScripts.ts'
import { reloadOnStaleChunk } from '#app/offline/staleChunk.ts'
import { untilActive } from '#app/untilActive.ts'
import { directionOf, preferredLanguage } from '#i18n/language.ts'
import { isOfAddress, servedListElement } from '#navigation/servedList.ts'
import { printInLight } from '#theme/printInLight.ts'

/** Calls a function once the app is in the page. */
function Rendered({ then, children }: { then: () => void; children: ReactNode }) {
  useLayoutEffect(then, [then])
  return children
}

async function start(root: HTMLElement): Promise<void> {
  printInLight()
  reloadOnStaleChunk()
  restoreTypedText()
  const page = root.getAttribute(PAGE_ATTRIBUTE)
  const html = document.documentElement
  const language = preferredLanguage({
    cookies: document.cookie,
    pageLanguage: html.hasAttribute(LOCALIZED_ATTRIBUTE) ? html.lang : undefined,
    browser: navigator.languages,
  })
  const served = servedListElement()
  // The service worker or the function may have served the page in another language.
  const canHydrate =
    page !== null &&
    page === renderedPageAt(location) &&
    html.lang === language &&
    (served === null || isOfAddress(served))
  if (html.lang !== language) {
    html.lang = language
    html.dir = directionOf(language)
  }
  const routes = createRoutes(appQueryClient)
  await Promise.all([untilActive(language), loadMatchedRoutes(routes, location)])
  const app = (
    <StrictMode>
      <App client={appQueryClient}>
        <RouterProvider router={createRouter(routes)} />
      </App>
    </StrictMode>
  )
  // In a transition, React hydrates in steps and handles input in between.
  startTransition(() => {
    if (canHydrate) hydrateRoot(root, app)
    else createRoot(root).render(<Rendered then={keepTypedText(root)}>{app}</Rendered>)
  })
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element for the app.')
void start(root)
