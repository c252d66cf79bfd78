/** Lists of artifacts: their screens, views, dialog and public page. */
import type { Page } from 'playwright-core'
import { named } from './language.ts'
import { dialog, press, type Shot } from './shot.ts'

const rows = (page: Page) =>
  page
    .getByRole('button', { name: named('Move {name}') })
    .first()
    .waitFor()

const card = (page: Page) => page.getByRole('article').first().waitFor()
const printed = (page: Page) =>
  page
    .getByRole('img', { name: named('QR code of {url}') })
    .first()
    .waitFor()

/** @param list the id of a shared list of the account */
export const lists = (list: string): readonly Shot[] => [
  { name: 'lists', path: '/lists' },
  { name: 'list-edit', path: `/lists/${list}`, act: rows },
  {
    name: 'list-exhibitions',
    path: '/artifact/rosetta-stone',
    act: async (page) => {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.getByRole('region', { name: named('In exhibitions') }).waitFor()
    },
  },
  { name: 'list-cards', path: `/lists/${list}?view=cards`, act: card },
  { name: 'list-wall', path: `/lists/${list}?view=cards&look=wall`, act: card },
  { name: 'list-timeline', path: `/lists/${list}?view=timeline` },
  { name: 'list-slides', path: `/lists/${list}?view=slides`, act: (page) => dialog(page), isWindow: true },
  { name: 'list-handout', path: `/lists/${list}?view=handout`, act: printed },
  {
    name: 'list-print',
    path: `/lists/${list}?view=handout`,
    act: async (page) => {
      await printed(page)
      await page.emulateMedia({ media: 'print' })
    },
  },
  {
    name: 'list-copy',
    path: `/lists?copy=${list}`,
    act: (page) => page.getByRole('heading', { name: named('Copy a list') }).waitFor(),
  },
  {
    name: 'list-results',
    path: '/allArtifacts',
    act: async (page) => {
      await page
        .getByRole('button', { name: named('Export or print') })
        .filter({ visible: true })
        .click()
      await page.getByRole('menuitem', { name: named('Add these results to a list') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: named('Create') })
        .waitFor()
    },
    isWindow: true,
    isPerWidth: true,
  },
  {
    name: 'list-picker',
    path: '/artifact/rosetta-stone',
    act: async (page) => {
      await press('Add to list')(page)
      await dialog(page)
      await page.getByRole('button', { name: named('Create') }).waitFor()
    },
    isWindow: true,
  },
  {
    name: 'list-of-results',
    path: '/allArtifacts?name=a',
    act: async (page) => {
      await press('Export or print')(page)
      await page.getByRole('menuitem', { name: named('Add these results to a list') }).click()
      await dialog(page)
      await page.getByRole('button', { name: named('Create') }).waitFor()
    },
    isWindow: true,
  },
  {
    name: 'list-buttons',
    path: '/allArtifacts',
    act: async (page) =>
      page
        .getByRole('button', { name: named('Add {artifactName} to a list') })
        .first()
        .waitFor(),
    isWindow: true,
  },
  { name: 'list-report', path: `/reportList/${list}` },
  { name: 'list-page', path: `/list/${list}` },
  { name: 'list-page-slides', path: `/list/${list}#slides`, isWindow: true },
  { name: 'list-page-handout', path: `/list/${list}?as=handout` },
  { name: 'list-page-missing', path: '/list/nothing-here' },
]
