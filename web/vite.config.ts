import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { aliases } from './build/aliases.ts'
import { chunkGroups } from './build/chunks.ts'
import { licences, LICENCES, workerLicences } from './build/licences.ts'
import { logo } from './build/logo.ts'
import { messages } from './build/messages.ts'
import { nightPlates } from './build/nightPlates.ts'
import { precache } from './build/precache.ts'
import { prerender } from './build/prerender.ts'
import { pwa } from './build/pwa.ts'
import { share } from './build/share.ts'
import { site } from './build/site.ts'
import { STACK_PATHS } from './build/stackPaths.ts'

/** Origin of the local stack, set by `npm run dev`. */
const stack = process.env['LOCAL_STACK']

export default defineConfig({
  plugins: [
    react(),
    messages(),
    VitePWA(pwa),
    site(),
    nightPlates(),
    logo(),
    prerender(),
    precache(),
    share(),
    licences(),
  ],
  resolve: { alias: aliases },
  // Parsers of the import load when they are needed.
  worker: { format: 'es', plugins: () => [site(), workerLicences()] },
  server: stack ? { proxy: Object.fromEntries(STACK_PATHS.map((path) => [path, stack])) } : {},
  build: {
    // The content security policy forbids fonts and scripts from data URLs.
    assetsInlineLimit: 0,
    // All supported browsers support module preloading.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, imports) => [...new Set([file, ...imports])],
    },
    // A single style sheet, inlined into the pages (build/prerender.ts).
    cssCodeSplit: false,
    reportCompressedSize: false,
    license: { fileName: LICENCES },
    // Allows the chunk of Firestore, which loads after the first paint.
    chunkSizeWarningLimit: 520,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
})
