import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#theme/base.css'
import { App } from '#app/App.tsx'
import { printInLight } from '#theme/printInLight.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app.')
printInLight()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
