import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cardsPlugin } from './build/cards.ts'
import { headPlugin } from './build/head.ts'
import { labelSheetPlugin } from './build/labelSheet.ts'
import { nightPlatesPlugin } from './build/nightPlates.ts'
import { serviceWorker } from './build/serviceWorker.ts'
import { prerenderPlugin } from './build/prerender.ts'
import { styleGuidePlugin } from './build/styleGuide.ts'
import { ALIASES } from './build/standIns.ts'

/** The address of the local stack, which `npm run dev` names; its services then share the page's origin. */
const stack = process.env['LOCAL_STACK']
/** What the local stack answers, though the page is Vite's. */
const OF_THE_STACK = ['/api', '/__', '/emulators.json', '/label/', '/robots.txt', '/sitemap.xml', '/feed.xml']

export default defineConfig({
  plugins: [
    react(),
    nightPlatesPlugin(),
    headPlugin(),
    prerenderPlugin(),
    labelSheetPlugin(),
    cardsPlugin(),
    styleGuidePlugin(),
    serviceWorker(),
  ],
  resolve: {
    alias: ALIASES,
  },
  server: stack ? { proxy: Object.fromEntries(OF_THE_STACK.map((path) => [path, stack])) } : {},
  build: {
    // Nothing is inlined: the content security policy allows no font or script from a data address.
    assetsInlineLimit: 0,
    // All supported browsers preload modules.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // One sheet, which stands in the pages themselves (build/prerender.ts).
    cssCodeSplit: false,
    // The largest is Firestore, which comes after the first paint.
    chunkSizeWarningLimit: 520,
    // Few requests: the packages and the code of every page, and what ten or more lazy chunks share.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 3 },
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'shared', minShareCount: 10, priority: 1 },
          ],
        },
      },
    },
  },
})
