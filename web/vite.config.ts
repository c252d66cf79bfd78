import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cardsPlugin } from './build/cards.ts'
import { headPlugin, isListed } from './build/head.ts'
import { labelSheetPlugin } from './build/labelSheet.ts'
import { nightPlatesPlugin } from './build/nightPlates.ts'
import { serviceWorker } from './build/serviceWorker.ts'
import { preloadPlugin } from './build/preload.ts'
import { prerenderPlugin } from './build/prerender.ts'
import { styleGuidePlugin } from './build/styleGuide.ts'
import { ALIASES } from './build/standIns.ts'

/** The address of the local stack, which `npm run dev` names; its services then share the page's origin. */
const stack = process.env['LOCAL_STACK']
/** What the local stack answers, though the page is Vite's. */
const OF_THE_STACK = ['/api', '/__', '/emulators.json', '/label/', '/robots.txt', '/sitemap.xml', '/feed.xml']

/** Files that each page loads before the app runs. */
const IN_THE_PAGE = /^assets\/(?:base|index|rolldown-runtime|shell)-[\w-]+\.js$/

export default defineConfig({
  plugins: [
    react(),
    nightPlatesPlugin(),
    headPlugin(),
    prerenderPlugin(),
    labelSheetPlugin(),
    cardsPlugin(),
    preloadPlugin(),
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
    modulePreload: {
      // Every browser that runs the app knows module preloading.
      polyfill: false,
      // What the page itself has loaded is not looked for again before each part, and a part whose files the page lists has
      // all of them when it is imported.
      resolveDependencies(file, files, { hostType }) {
        if (hostType === 'html') return files
        return isListed(file) ? [] : files.filter((one) => !IN_THE_PAGE.test(one))
      },
    },
    reportCompressedSize: false,
    // One sheet, which stands in the pages themselves (build/prerender.ts).
    cssCodeSplit: false,
    // The largest is Firestore, which comes after the first paint.
    chunkSizeWarningLimit: 520,
    // The packages that every page runs on, in one file: a release that leaves them alone leaves it in the cache. The
    // building blocks of the first paint are small, and packed together they are smaller.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] },
            {
              name: 'shell',
              test: /[\\/]web[\\/]src[\\/](?!main\.tsx|features[\\/])/,
              tags: ['$initial'],
            },
          ],
        },
      },
    },
  },
})
