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
        // Reduces the number of requests. A group takes the modules that match and their imports, except those
        // of groups with a higher priority.
        codeSplitting: {
          groups: [
            // Shared by the first query and the app: the query does not wait for React DOM and the router.
            {
              name: 'base',
              test: /preload-helper|[\\/]node_modules[\\/](?:react|@lingui)[\\/]|[\\/](?:toast|limits|paths|trustedScripts)\.ts$/,
              priority: 7,
            },
            // Every page.
            { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 6 },
            { name: 'vendor', test: /[\\/]useMediaQuery[\\/]/, priority: 6 },
            { name: 'app', tags: ['$initial'], priority: 5 },
            // Reading artifacts, and small modules that lists and forms share.
            {
              name: 'data',
              test: /[\\/](?:browseStart|artifactsById|artifactCsv|saveFile|useDebouncedValue)\.ts$/,
              priority: 4,
            },
            // Lists of artifacts, also on Home.
            { name: 'records', test: /[\\/](?:Featured|ExportList)\.tsx$/, priority: 3 },
            {
              name: 'forms',
              test: /[\\/](?:react-hook-form|@hookform|forms)[\\/](?!Field|SelectField)/,
              includeDependenciesRecursively: false,
              minShareCount: 2,
              priority: 3,
            },
            { name: 'shared', minShareCount: 10, priority: 2 },
            { name: 'suggestions', test: /[\\/]SuggestField\.tsx$/, priority: 1 },
            { name: 'browse', test: /[\\/]BrowseScreen\.tsx$/, priority: 0 },
          ],
        },
      },
    },
  },
})
