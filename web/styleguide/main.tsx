import '../test/language.ts'
/** Development pages within the product's layout. `npm run dev` serves them; builds do not contain them. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import '#theme/base.css'
import { App } from '#app/App.tsx'
import { appQueryClient } from '#app/query/appQueryClient.ts'
import { AppShell } from '#app/AppShell.tsx'
import { activateLanguage } from '#i18n/language.ts'
import ContactSheet from './ContactSheet.tsx'
import StyleScreen from './StyleScreen.tsx'

/** Loads the product for all other addresses. */
function Product() {
  location.reload()
  return null
}

await activateLanguage('en')
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
const router = createBrowserRouter([
  {
    Component: AppShell,
    children: [
      { path: '/styleguide', Component: StyleScreen },
      { path: '/styleguide/contact-sheet', Component: ContactSheet },
    ],
  },
  { path: '*', Component: Product },
])
createRoot(root).render(
  <StrictMode>
    <App client={appQueryClient}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>,
)
