/** Screens for signed-out visitors. */
import type { Page } from 'playwright-core'
import { featuredCard } from '../support/screens.ts'
import { cut, dialog, hold, press, type Shot, toEnd } from './shot.ts'

const cardShown = (page: Page) => page.getByRole('article').first().waitFor()

const print = (page: Page) => page.emulateMedia({ media: 'print' })

export const VISITORS: readonly Shot[] = [
  { name: 'home', path: '/', act: featuredCard },
  {
    name: 'home-loading',
    path: '/',
    before: hold,
    act: (page) => page.getByRole('status').filter({ hasText: 'Loading' }).waitFor(),
  },
  { name: 'home-failed', path: '/', before: cut, act: (page) => page.getByText('Retry').waitFor() },
  {
    name: 'home-print',
    path: '/',
    act: async (page) => {
      await featuredCard(page)
      await print(page)
    },
  },
  { name: 'browse', path: '/allArtifacts', act: cardShown },
  { name: 'browse-found', path: '/allArtifacts?name=stone', act: cardShown },
  { name: 'browse-rescued', path: '/allArtifacts?name=antikithera+mecanism', act: cardShown },
  { name: 'browse-mentioned', path: '/allArtifacts?name=bronze', act: cardShown },
  { name: 'browse-beside', path: '/allArtifacts?name=disc', act: cardShown },
  {
    name: 'browse-nothing',
    path: '/allArtifacts?name=xqzzv',
    act: (page) => page.getByRole('heading', { name: 'No Items Found!' }).waitFor(),
  },
  { name: 'browse-narrowed', path: '/allArtifacts?type=Tools', act: cardShown },
  {
    name: 'browse-narrowing',
    path: '/allArtifacts?from=-1000&to=1500',
    act: async (page) => {
      await cardShown(page)
      const opener = page.getByRole('button', { name: 'Filter by time, type and place', expanded: false })
      if (await opener.isVisible()) await opener.click()
      await page.getByLabel('From year').waitFor()
    },
  },
  { name: 'browse-letters', path: '/allArtifacts?sort=name-asc', act: cardShown },
  { name: 'browse-loading', path: '/allArtifacts', before: hold },
  {
    name: 'browse-failed',
    path: '/allArtifacts',
    before: cut,
    act: (page) => page.getByText('Retry').waitFor(),
    isWindow: true,
  },
  { name: 'browse-end', path: '/allArtifacts', act: toEnd, isWindow: true },
  { name: 'browse-print', path: '/allArtifacts', act: print },
  {
    name: 'browse-suggestions',
    path: '/allArtifacts',
    act: async (page) => {
      await cardShown(page)
      await page.getByRole('combobox', { name: 'Search by name' }).pressSequentially('st')
      await page.getByRole('listbox').waitFor()
    },
    isWindow: true,
  },
  { name: 'sign-up', path: '/signup' },
  { name: 'sign-up-errors', path: '/signup', act: press('Sign Up') },
  { name: 'sign-in', path: '/signin' },
  {
    name: 'sign-in-failed',
    path: '/signin',
    act: async (page) => {
      await page.getByLabel('E-mail').fill('nobody@example.com')
      await page.getByLabel(/^Password/).fill('Wrong1234')
      await press('Sign In')(page)
      await page.locator('[data-toast]').waitFor()
    },
    isWindow: true,
  },
  {
    name: 'sign-in-behind',
    path: '/artifact/rosetta-stone',
    act: (page) => page.getByText('Sign in to see all of it').waitFor(),
  },
  { name: 'about', path: '/aboutUs' },
  { name: 'contact', path: '/contactUs' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'contributor', path: '/contributor/seed-amelia', act: cardShown },
  { name: 'contributor-nothing', path: '/contributor/nobody' },
  { name: 'label', path: '/label/rosetta-stone' },
  { name: 'label-missing', path: '/label/nothing-here' },
  { name: 'label-print', path: '/label/rosetta-stone', act: print },
  {
    name: 'card-menu',
    path: '/allArtifacts',
    act: async (page) => {
      await press(/^More about/)(page)
      await page.getByRole('menuitem', { name: 'Share' }).waitFor()
    },
    isWindow: true,
  },
  {
    name: 'article',
    path: '/',
    act: async (page) => {
      await press(/^Read More/)(page)
      await dialog(page)
    },
    isWindow: true,
  },
  {
    name: 'visitors-menu',
    isPerWidth: true,
    path: '/aboutUs',
    act: async (page) => {
      // The lazy menu loads when the page is idle; until then the bar shows plain links.
      await page.waitForLoadState('networkidle')
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      if (!(await menu.isVisible())) return
      await menu.click()
      await dialog(page)
    },
    isWindow: true,
  },
]
