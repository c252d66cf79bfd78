/** The pages for development, in the product's own surroundings. `npm run dev` serves them; no build contains them. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router'
import '#theme/base.css'
import { Providers } from '#app/Providers.tsx'
import { QueryProvider } from '#app/QueryProvider.tsx'
import { SessionProvider } from '#firebase/SessionProvider.tsx'
import { AppShell } from '#app/AppShell.tsx'
import ContactSheet from './ContactSheet.tsx'
import StyleScreen from './StyleScreen.tsx'

/** Any other address is the product's: a link that leads there loads it. */
function Product() {
  location.reload()
  return null
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the style guide.')
createRoot(root).render(
  <StrictMode>
    <Providers>
      <SessionProvider>
        <QueryProvider>
          <BrowserRouter>
            <Routes>
              <Route element={<AppShell />}>
                <Route path="/style" element={<StyleScreen />} />
                <Route path="/contactSheet" element={<ContactSheet />} />
              </Route>
              <Route path="*" element={<Product />} />
            </Routes>
          </BrowserRouter>
        </QueryProvider>
      </SessionProvider>
    </Providers>
  </StrictMode>,
)
