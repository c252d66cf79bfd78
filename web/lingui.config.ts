/** Message catalogues (docs/decisions/030-languages.md): the CLI extracts and Vite compiles them. */
import { defineConfig } from '@lingui/cli'
import { extractor } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import { LANGUAGES } from '@tracker/domain/site/languages.ts'

type Extractor = typeof extractor

/** Extracts the domain's messages, whose id is their code, and its other texts, whose id is the text. */
const domainExtractor: Extractor = {
  match: (file) => file.endsWith('build/domainTexts.ts'),
  async extract(file, _code, onMessageExtracted) {
    const { MESSAGES } = await import('@tracker/domain/messages/message.ts')
    const { domainTexts } = await import('./build/domainTexts.ts')
    for (const [id, message] of Object.entries(MESSAGES))
      onMessageExtracted({ id, message, origin: [file, 1], placeholders: {} })
    for (const text of domainTexts()) onMessageExtracted({ id: text, origin: [file, 1], placeholders: {} })
  },
}

export default defineConfig({
  sourceLocale: 'en',
  locales: [...LANGUAGES],
  fallbackLocales: { default: 'en' },
  runtimeConfigModule: { Trans: ['#i18n/Trans.tsx', 'Trans'] },
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*', '**/locales/**'],
    },
    { path: '<rootDir>/src/locales/domain/{locale}', include: ['<rootDir>/build/domainTexts.ts'] },
  ],
  extractors: [domainExtractor, extractor],
  // Without line numbers, so that moved code does not change the catalogues.
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
})
