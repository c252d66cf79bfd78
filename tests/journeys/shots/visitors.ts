/** Screens for signed-out visitors. */
import type { Page } from 'playwright-core'
import { SEED_ACCOUNTS } from '../../../tools/seed/accounts.ts'
import { named } from './language.ts'
import { cut, dialog, hold, press, type Shot, toEnd } from './shot.ts'

const featuredCard = (page: Page) =>
  page
    .getByRole('region', { name: named('Featured Artifacts') })
    .getByRole('article')
    .first()
    .waitFor()

const cardShown = (page: Page) => page.getByRole('article').first().waitFor()

/** Goes to Browse within the app: with its document the first cards would come. */
const goToBrowse = async (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link', { name: named('All Artifacts') })
    .click()

const print = (page: Page) => page.emulateMedia({ media: 'print' })

export const VISITORS: readonly Shot[] = [
  { name: 'home', path: '/', act: featuredCard },
  {
    name: 'home-loading',
    path: '/',
    before: hold,
    act: (page) =>
      page
        .getByRole('status')
        .filter({ hasText: named('Loading') })
        .waitFor(),
  },
  { name: 'home-failed', path: '/', before: cut, act: (page) => page.getByText(named('Retry')).waitFor() },
  {
    name: 'home-print',
    path: '/',
    act: async (page) => {
      await featuredCard(page)
      await print(page)
    },
  },
  { name: 'browse', path: '/allArtifacts', act: cardShown },
  { name: 'browse-wall', path: '/allArtifacts?look=wall', act: cardShown },
  { name: 'browse-found', path: '/allArtifacts?name=stone', act: cardShown },
  { name: 'browse-rescued', path: '/allArtifacts?name=antikithera+mecanism', act: cardShown },
  { name: 'browse-mentioned', path: '/allArtifacts?name=bronze', act: cardShown },
  { name: 'browse-beside', path: '/allArtifacts?name=disc', act: cardShown },
  {
    name: 'browse-nothing',
    path: '/allArtifacts?name=xqzzv',
    act: (page) => page.getByRole('heading', { name: named('No Items Found!') }).waitFor(),
  },
  { name: 'browse-partly', path: '/allArtifacts?name=stone+with+dragons', act: cardShown },
  {
    name: 'browse-without',
    path: '/allArtifacts?name=stone&type=Weapons',
    act: (page) => page.getByRole('heading', { name: named('No Items Found!') }).waitFor(),
  },
  {
    name: 'browse-timeline',
    path: '/allArtifacts',
    act: async (page) => {
      await cardShown(page)
      const name = named('Filter<0> by time, type and place</0>')
      const opener = page.getByRole('button', { name, expanded: false })
      if (await opener.isVisible()) await opener.click()
      await page.getByRole('listbox', { name: named('Timeline') }).focus()
      await page.keyboard.press('End')
      await page.keyboard.press('ArrowLeft')
    },
  },
  { name: 'browse-narrowed', path: '/allArtifacts?type=Tools', act: cardShown },
  {
    name: 'browse-narrowing',
    path: '/allArtifacts?from=-1000&to=1500',
    act: async (page) => {
      await cardShown(page)
      const name = named('Filter<0> by time, type and place</0>')
      const opener = page.getByRole('button', { name, expanded: false })
      if (await opener.isVisible()) await opener.click()
      await page.getByLabel(named('From year')).waitFor()
    },
  },
  { name: 'browse-letters', path: '/allArtifacts?sort=name-asc', act: cardShown },
  {
    name: 'browse-loading',
    path: '/aboutUs',
    before: hold,
    act: async (page) => {
      await goToBrowse(page)
      await page.locator('main [aria-hidden=true]').first().waitFor()
    },
  },
  {
    name: 'browse-failed',
    path: '/aboutUs',
    before: cut,
    act: async (page) => {
      await goToBrowse(page)
      await page.getByText(named('Retry')).waitFor()
    },
    isWindow: true,
  },
  { name: 'browse-end', path: '/allArtifacts', act: toEnd, isWindow: true },
  { name: 'browse-print', path: '/allArtifacts', act: print },
  {
    name: 'browse-suggestions',
    path: '/allArtifacts',
    act: async (page) => {
      await cardShown(page)
      await page.getByRole('combobox', { name: named('Search by name') }).pressSequentially('st')
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
      await page.getByLabel(named('E-mail')).fill('nobody@example.com')
      await page.getByLabel(named('Password')).first().fill('Wrong1234')
      await press('Sign In')(page)
      await page.locator('[data-toast]').waitFor()
    },
    isWindow: true,
  },
  {
    name: 'sign-in-behind',
    path: '/artifact/rosetta-stone',
    act: (page) => page.getByText(named('Sign in to see all of it')).waitFor(),
  },
  { name: 'reset-password', path: '/resetPassword' },
  {
    name: 'exhibitions',
    path: '/exhibitions',
    act: (page) => page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor(),
  },
  { name: 'api', path: '/apiDocs' },
  { name: 'about', path: '/aboutUs' },
  { name: 'contact', path: '/contactUs' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'contributor', path: '/contributor/seed-amelia', act: cardShown },
  {
    name: 'photographs',
    path: `/contributor/${SEED_ACCOUNTS[3].uid}`,
    act: (page) => page.getByRole('heading', { name: 'Photograph of 60 by 80' }).waitFor(),
  },
  { name: 'contributor-nothing', path: '/contributor/nobody' },
  { name: 'label', path: '/label/rosetta-stone' },
  { name: 'label-missing', path: '/label/nothing-here' },
  { name: 'label-print', path: '/label/rosetta-stone', act: print },
  {
    name: 'card-menu',
    path: '/allArtifacts',
    act: async (page) => {
      await press('More about {isolatedName}')(page)
      await page.getByRole('menuitem', { name: named('Share') }).waitFor()
    },
    isWindow: true,
  },
  {
    name: 'article',
    path: '/',
    act: async (page) => {
      await press('Read More')(page)
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
      const menu = page.getByRole('button', { name: named('Menu') })
      if (!(await menu.isVisible())) return
      await menu.click()
      await dialog(page)
    },
    isWindow: true,
  },
]
