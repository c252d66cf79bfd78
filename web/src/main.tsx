import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#theme/base.css'
import { App } from '#app/App.tsx'
import { nameTrustedScripts } from '#app/trustedScripts.ts'
import { printInLight } from '#theme/printInLight.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app.')
nameTrustedScripts()
printInLight()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
