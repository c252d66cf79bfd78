import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { headPlugin } from './src/build/head.ts'

/** The address of the local stack, which `npm run dev` names; its services then share the page's origin. */
const stack = process.env['LOCAL_STACK']

export default defineConfig({
  plugins: [react(), headPlugin()],
  resolve: { alias: { re2js: fileURLToPath(new URL('./src/build/re2js.ts', import.meta.url)) } },
  server: stack ? { proxy: { '/api': stack, '/__': stack, '/emulators.json': stack } } : {},
  build: {
    // Nothing is inlined: the content security policy allows no font or script from a data address.
    assetsInlineLimit: 0,
    // Every browser that runs the app knows module preloading.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
