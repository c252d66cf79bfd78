/** Lazy parts of imports, decorations, and the catalogues of languages. */
import type { Page } from 'playwright-core'
import { browseSearch, button, goOnline, likeButton, type Part, type Records } from './lazyPart.ts'

/** A table in Windows-1252, whose characters are detected. */
const TABLE = {
  name: 'finds.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('name;type\r\nGefäß;Keramik', 'latin1'),
}
const chooseTable = (page: Page) => page.getByLabel('Table', { exact: true }).setInputFiles(TABLE)
/** A script of the worker that reads the table of an import. Its message asks to choose the file again. */
const readerOfTable = (script: string): Part => ({
  script,
  path: '/import',
  isForMembers: true,
  ready: button('Choose a file'),
  kept: 'main h1',
  press: chooseTable,
  waiting: (page) => page.getByText('Reading', { exact: true }),
  message: (page) => page.getByRole('alert').getByText(/^What reads the file could not be loaded/),
  again: async (page, how) => {
    if (how !== 'wait') await chooseTable(page)
  },
  shown: (page) => page.getByText('finds.csv: 1 row.'),
})
/** A decoration, without which the page is complete. */
const decoration = {
  isDelivered: true,
  press: async () => {},
  again: goOnline,
} as const

export const LATE_PARTS: Readonly<Record<string, (records: Records) => Part>> = {
  'the reader of a table': () => readerOfTable('readTable.worker'),
  'the reader of a table with commas': () => readerOfTable('papaparse.min'),
  'the reader of characters of a table': () => readerOfTable('jschardet.esm.min'),
  'the time axis of cards': () => ({
    ...decoration,
    script: 'DateMark',
    // The first cards without a search come with their bars.
    path: '/allArtifacts?name=stone',
    field: browseSearch,
    kept: 'main h1',
    message: (page) => page.getByRole('article').first(),
    shown: (page) => page.locator('article .axis > *').first(),
  }),
  'the years of a period': ({ artifact }) => ({
    ...decoration,
    script: 'readDate',
    path: `/artifact/${artifact}`,
    isForMembers: true,
    message: likeButton,
    shown: (page) => page.getByRole('main').locator('.captions').first(),
  }),
  'the code of a label': ({ artifact }) => ({
    ...decoration,
    script: 'QrImage',
    path: `/wallLabels?ids=${artifact}`,
    isForMembers: true,
    ready: button('Print'),
    message: button('Print'),
    shown: (page) => page.getByRole('img', { name: /^QR code of/ }),
  }),
  'the catalogue of a language': () => ({
    script: 'de',
    path: '/contactUs',
    locale: 'de-DE',
    isDelivered: true,
    field: (page) => page.getByLabel('Nachricht'),
    press: async () => {},
    message: (page) => page.getByRole('alert').filter({ hasText: 'Dieser Teil der App' }),
    again: async (page, how) => {
      // Reloads the page, which refers to the script.
      if (how === 'press') await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    },
    shown: (page) => page.getByRole('button', { name: 'Nachricht senden', disabled: false }),
  }),
}
