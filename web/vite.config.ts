import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { headPlugin } from './build/head.ts'

/** The address of the local stack, which `npm run dev` names; its services then share the page's origin. */
const stack = process.env['LOCAL_STACK']

const standIn = (file: string) => fileURLToPath(new URL(`./build/${file}`, import.meta.url))

export default defineConfig({
  plugins: [react(), headPlugin()],
  resolve: {
    alias: [
      { find: /^re2js$/, replacement: standIn('re2js.ts') },
      {
        find: /^firebase\/(?:database|functions|remote-config|storage)$/,
        replacement: standIn('otherServices.ts'),
      },
      { find: /^\.\/TouchRipple\.mjs$/, replacement: standIn('touchRipple.ts') },
    ],
  },
  server: stack ? { proxy: { '/api': stack, '/__': stack, '/emulators.json': stack } } : {},
  build: {
    // Nothing is inlined: the content security policy allows no font or script from a data address.
    assetsInlineLimit: 0,
    // Every browser that runs the app knows module preloading.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The largest is Firestore, which comes after the first paint.
    chunkSizeWarningLimit: 520,
    // The packages that every page runs on, in one file: a release that leaves them alone leaves it in the cache.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'base', test: /[\\/]node_modules[\\/]/, tags: ['$initial'] }] },
      },
    },
  },
})
