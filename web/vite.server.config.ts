/** Builds the renderer of Browse into the function (functions/build.mjs), with all packages. */
import { defineConfig } from 'vite'
import { aliases } from './build/aliases.ts'
import { messages } from './build/messages.ts'
import { withoutStyleSheets } from './build/prerender.ts'
import { site } from './build/site.ts'

export default defineConfig({
  plugins: [site(), messages(), withoutStyleSheets],
  resolve: { alias: aliases },
  publicDir: false,
  worker: { format: 'es', plugins: () => [site()] },
  // Not left to the environment: development code of packages makes other class names.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, resolve: { conditions: ['module', 'node', 'import', 'default'] } },
  build: {
    ssr: 'src/app/server.tsx',
    reportCompressedSize: false,
    rolldownOptions: {
      // Only browsers load it.
      external: ['virtual:pwa-register'],
      output: { entryFileNames: 'index.mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})
