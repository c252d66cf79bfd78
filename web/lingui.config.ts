/** Message catalogues (docs/decisions/032-languages.md): the CLI extracts and Vite compiles them. */
import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'de'],
  catalogs: [
    { path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['**/*.test.*', '**/locales/**'] },
  ],
  // Files without line numbers: a moved line changes no catalogue.
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
})
