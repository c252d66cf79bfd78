import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { aliases } from './build/aliases.ts'
import { messages } from './build/messages.ts'
import { nightPlates } from './build/nightPlates.ts'
import { prerender } from './build/prerender.ts'
import { serviceWorker } from './build/serviceWorker.ts'
import { site } from './build/site.ts'
import { shareCards } from './build/shareCards.ts'
import { shareStyles } from './build/shareStyles.ts'

/** Origin of the local stack, set by `npm run dev`, and the paths that it serves instead of Vite. */
const stack = process.env['LOCAL_STACK']
const STACK_PATHS = [
  '/api',
  '/__',
  '/emulators.json',
  '/label/',
  '/list/',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
]

export default defineConfig({
  plugins: [
    site(),
    messages(),
    react(),
    nightPlates(),
    prerender(),
    shareStyles(),
    shareCards(),
    serviceWorker(),
  ],
  resolve: { alias: aliases },
  server: stack ? { proxy: Object.fromEntries(STACK_PATHS.map((path) => [path, stack])) } : {},
  build: {
    // The content security policy forbids fonts and scripts from data URLs.
    assetsInlineLimit: 0,
    // All supported browsers support module preloading.
    modulePreload: { polyfill: false },
    // A single style sheet, inlined into the pages (build/prerender.ts).
    cssCodeSplit: false,
    reportCompressedSize: false,
    // Allows the chunk of Firestore, which loads after the first paint.
    chunkSizeWarningLimit: 520,
    rolldownOptions: {
      output: {
        // Reduces the number of requests: groups packages, code of every page, and modules shared by ten or
        // more lazy chunks.
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
