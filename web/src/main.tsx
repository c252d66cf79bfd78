import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import '#theme/base.css'
import { App } from '#app/App.tsx'
import { hearPresses } from '#app/PressAgain.tsx'
import { renderedPageAt } from '#app/renderedPages.ts'
import { nameTrustedScripts } from '#app/trustedScripts.ts'
import { printInLight } from '#theme/printInLight.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app.')
nameTrustedScripts()
printInLight()
const app = (
  <StrictMode>
    <App Router={BrowserRouter} />
  </StrictMode>
)
const { page } = root.dataset
// In parts, so that a tap is heard in between; where the markup is another page's, it stands until the right one is there.
startTransition(() => {
  if (page !== undefined && page === renderedPageAt(location)) hydrateRoot(root, app)
  else createRoot(root).render(app)
})
hearPresses()
