import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '#theme/base.css'
import { App } from '#app/App.tsx'
import { nameTrustedScripts } from '#app/trustedScripts.ts'
import { onSignInExpired } from '#firebase/expiry.ts'
import { printInLight } from '#theme/printInLight.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app.')
onSignInExpired(async () => {
  const { endExpiredSignIn } = await import('#features/account/signInExpiry.ts')
  await endExpiredSignIn()
})
nameTrustedScripts()
printInLight()
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
