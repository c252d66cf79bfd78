/** Screens for signed-in users. */
import type { Page } from 'playwright-core'
import { cut, dialog, hold, press, type Shot } from './shot.ts'

const likeShown = (page: Page) => page.getByRole('button', { name: /^Liked? /, disabled: false }).waitFor()

/** @param specimen the id of an artifact of the account with long texts and a history */
export const members = (specimen: string): readonly Shot[] => [
  { name: 'detail', path: '/artifact/rosetta-stone', act: likeShown },
  { name: 'detail-long', path: `/artifact/${specimen}`, act: likeShown },
  {
    name: 'detail-history',
    path: `/artifact/${specimen}`,
    act: async (page) => {
      await press('History')(page)
      await page.getByRole('heading', { name: /^Edited by/ }).waitFor()
    },
  },
  { name: 'detail-loading', path: '/artifact/rosetta-stone', before: hold },
  {
    name: 'detail-failed',
    path: '/artifact/rosetta-stone',
    before: cut,
    act: (page) => page.getByText('Retry').waitFor(),
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
      await press(/^Liked? /)(page)
      await page.locator('[data-toast]').hover()
    },
    isWindow: true,
  },
  {
    name: 'viewer',
    path: '/artifact/rosetta-stone',
    act: async (page) => {
      await press(/^Enlarge/)(page)
      await dialog(page)
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
    name: 'leave',
    path: '/addArtifact',
    act: async (page) => {
      await page.getByLabel('Artifact name').fill('Kylix')
      await page.getByRole('link', { name: 'About Us' }).last().click()
      await dialog(page, 'alertdialog')
    },
    isWindow: true,
  },
  { name: 'update', path: `/updateArtifact/${specimen}` },
  {
    name: 'mine',
    path: '/myArtifacts',
    act: (page) => page.getByText('Reported:').waitFor(),
  },
  { name: 'liked', path: '/likedArtifacts' },
  { name: 'wall-label', path: '/wallLabels?ids=rosetta-stone' },
  { name: 'account', path: '/account' },
  {
    name: 'delete',
    path: '/myArtifacts',
    act: async (page) => {
      await press(/^Delete/)(page)
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
      await press(/^(Account of|Menu$)/)(page)
      await page.getByRole('button', { name: 'Sign Out' }).waitFor()
    },
    isWindow: true,
  },
]
