/** Screens for signed-in users. */
import type { Page } from 'playwright-core'
import { named } from './language.ts'
import { photographAt, SIZES } from './photographs.ts'
import { cut, dialog, hold, press, type Shot } from './shot.ts'

const likeShown = (page: Page) => page.getByRole('button', { name: named('Like'), disabled: false }).waitFor()

const TABLE = [
  'Inventar-Nr.;Bezeichnung;Objektart;Datierung;Material;Standort;Foto',
  'F-1;Schale auf hohem Fuß;Gefäß;um 1200 v. Chr.;Ton;Köln;schale.jpg | schale-innen.jpg',
  'F-2;Fibel mit Spiralen;Schmuck;8. Jh. v. Chr.;Bronze;Köln;https://example.org/fibel.jpg|https://example.org/fibel-hinten.jpg',
  'F-3;Pflugschar;Gerät;36526;Eisen;Köln;',
]

/** Chooses a table as German spreadsheets save it, with a row of an unknown type and a picture of a zip. */
async function chooseTable(page: Page): Promise<void> {
  const buffer = Buffer.from(TABLE.join('\r\n'), 'latin1')
  await page
    .locator('input[type=file][accept*=csv]')
    .setInputFiles({ name: 'funde.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('heading', { name: named('Columns') }).waitFor()
}

const REPORTED =
  '<0>Reported:</0> A curator will look at this. If anything changes, you will read the reason here.'

/** The page of each photograph of extreme proportions or size. */
export const photographs = (ids: readonly string[]): readonly Shot[] =>
  SIZES.flatMap(([width, height], index) => {
    const id = ids[index]
    const name = `photograph-${width}x${height}`
    return id ? [{ name, path: `/artifact/${id}`, act: likeShown, isPerWidth: true }] : []
  })

/** @param specimen the id of an artifact of the account with long texts and a history */
export const members = (specimen: string): readonly Shot[] => [
  { name: 'detail', path: '/artifact/rosetta-stone', act: likeShown },
  { name: 'detail-long', path: `/artifact/${specimen}`, act: likeShown },
  {
    name: 'detail-history',
    path: `/artifact/${specimen}`,
    act: async (page) => {
      await press('History')(page)
      await page.getByRole('heading', { name: named('Edited by {editor}') }).waitFor()
    },
  },
  { name: 'detail-loading', path: '/artifact/rosetta-stone', before: hold },
  {
    name: 'detail-failed',
    path: '/artifact/rosetta-stone',
    before: cut,
    act: (page) => page.getByText(named('Retry')).waitFor(),
    isWindow: true,
  },
  { name: 'detail-missing', path: '/artifact/nothing-here' },
  {
    name: 'detail-print',
    path: '/artifact/rosetta-stone',
    act: async (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'liked-toast',
    path: '/artifact/rosetta-stone',
    act: async (page) => {
      await likeShown(page)
      await press('Like')(page)
      await page.locator('[data-toast]').hover()
    },
    isWindow: true,
  },
  {
    name: 'viewer',
    path: '/artifact/rosetta-stone',
    act: async (page) => {
      await press('Enlarge the picture of {isolatedName}')(page)
      await dialog(page)
    },
    isWindow: true,
  },
  {
    name: 'cite',
    path: '/artifact/rosetta-stone',
    act: async (page) => {
      await press('Cite this')(page)
      await page.getByLabel(named('Citation')).waitFor()
    },
    isWindow: true,
  },
  {
    name: 'report',
    path: '/artifact/rosetta-stone',
    act: async (page) => {
      await press('Report')(page)
      await dialog(page)
    },
    isWindow: true,
  },
  { name: 'add', path: '/addArtifact' },
  { name: 'add-errors', path: '/addArtifact', act: press('Add Artifact') },
  {
    name: 'add-licence',
    path: '/addArtifact',
    act: async (page) => {
      await page.getByLabel(named('Image URL')).fill(photographAt(900, 1200))
      await page.getByLabel(named('Image licence')).selectOption('CC BY-NC-SA 4.0')
    },
  },
  {
    name: 'leave',
    path: '/addArtifact',
    act: async (page) => {
      await page.getByLabel(named('Artifact name')).fill('Kylix')
      await page
        .getByRole('link', { name: named('About Us') })
        .last()
        .click()
      await dialog(page, 'alertdialog')
    },
    isWindow: true,
  },
  { name: 'update', path: `/updateArtifact/${specimen}` },
  {
    name: 'mine',
    path: '/myArtifacts',
    act: (page) => page.getByText(named(REPORTED)).waitFor(),
  },
  { name: 'liked', path: '/likedArtifacts' },
  { name: 'wall-label', path: '/wallLabels?ids=rosetta-stone' },
  { name: 'account', path: '/account' },
  { name: 'import', path: '/import' },
  { name: 'import-columns', path: '/import', act: chooseTable },
  {
    name: 'import-preview',
    path: '/import',
    act: async (page) => {
      await chooseTable(page)
      await press('Preview')(page)
      await page.getByRole('heading', { name: named('The first new artifacts') }).waitFor()
    },
  },
  {
    name: 'delete',
    path: '/myArtifacts',
    act: async (page) => {
      await press('Delete')(page)
      await dialog(page, 'alertdialog')
    },
    isWindow: true,
  },
  {
    name: 'menu',
    isPerWidth: true,
    path: '/aboutUs',
    act: async (page) => {
      // The lazy account menu loads when the page is idle; until then the bar shows plain links.
      await page.waitForLoadState('networkidle')
      await press('Account of {name}', 'Menu')(page)
      await page.getByRole('button', { name: named('Sign Out') }).waitFor()
    },
    isWindow: true,
  },
]
