/** The lazy parts of `lazy-parts.test.ts`. */
import type { Page } from 'playwright-core'
import { expectSoon } from '../support/expectations.ts'
import { fillSignIn, signInButton, toastOf } from '../support/pages.ts'
import { PHONE } from '../support/world.ts'
import { LATE_PARTS } from './lateParts.ts'
import { barSearch, browseSearch, button, goOnline, likeButton, type Part, type Records } from './lazyPart.ts'

/** Scrolls first, as a person must: what is far below works once it comes near, and a click waits until it works. */
const press = (name: string | RegExp) => async (page: Page) => {
  await button(name)(page).scrollIntoViewIfNeeded()
  await button(name)(page).click()
}
/** Without scrolling: the open panel may just be replaced by the one that its script brings. */
const signOut = async (page: Page) => {
  await press(/^Account of/)(page)
  await button('Sign Out')(page).click()
}
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name })
const heroSearch = (page: Page) => page.locator('main input[name="name"]')
const message = (page: Page) => page.getByLabel('Message')
const combobox = (page: Page) => page.locator('#root nav input[role="combobox"]')
/** A view of the list, whose page stays around it. */
const exportWorkbook = (page: Page) =>
  press('Export')(page).then(() => page.getByRole('menuitem', { name: 'Export XLSX' }).click())
const viewOf = (list: string, name: string, script: string) =>
  ({
    script,
    path: `/lists/${list}`,
    isForMembers: true,
    kept: 'main nav',
    press: (page: Page) => page.getByRole('link', { name, exact: true }).click(),
  }) as const
export const retry = (page: Page) => button('Retry')(page).first().click()
/** Every lazy part that a person can miss, by name. */
export const PARTS: Readonly<Record<string, (records: Records) => Part>> = {
  'the menu': () => ({
    script: 'NavDrawer',
    path: '/contactUs',
    viewport: PHONE,
    field: message,
    press: press('Menu'),
    message: (page) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'About Us' }),
    again: async (page) => {
      await page.keyboard.press('Escape')
      await press('Menu')(page)
    },
    shown: dialog('Menu'),
  }),
  'the account menu': () => ({
    script: 'AccountMenu',
    path: '/contactUs',
    isForMembers: true,
    field: message,
    press: press(/^Account of/),
    message: (page) => page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'My Lists' }),
    // The plain links are in no popper.
    shown: (page) => page.locator('.MuiPopper-root').getByRole('link', { name: 'My Liked Artifacts' }),
  }),
  toasts: () => ({
    script: 'Toaster',
    path: '/signin',
    field: (page) => page.getByLabel('E-mail'),
    press: async (page) => {
      await page.getByLabel(/^Password/).fill('Wrong1')
      await signInButton(page).click()
    },
    message: (page) => toastOf(page, /password|credential|wrong/i),
    again: (page) => signInButton(page).click(),
    shown: (page) => page.locator('.toasts [data-toast]').first(),
  }),
  'the dialog “Signed In!”': ({ person }) => ({
    script: 'DialogView',
    path: '/signin',
    press: async (page) => {
      await fillSignIn(page, person.email, person.password)
      await signInButton(page).click()
    },
    field: (page) => page.getByLabel('E-mail'),
    leadsOn: true,
    message: dialog('Signed In!'),
    again: press('Ok'),
    shown: (page) => page.getByRole('heading', { level: 1, name: 'Artifact Tracker' }),
  }),
  'the sections of the home page': () => ({
    script: 'Sections',
    path: '/',
    isDelivered: true,
    field: heroSearch,
    press: async () => {},
    again: async (page, how) => {
      if (how === 'press') await retry(page)
      // Each section waits until it is near.
      await page
        .getByRole('button', { name: /^Read More/ })
        .first()
        .scrollIntoViewIfNeeded()
    },
    shown: (page) => page.getByRole('button', { name: /^Read More/, disabled: false }).first(),
  }),
  'a screen': () => ({
    script: 'ContactScreen',
    path: '/contactUs',
    isDelivered: true,
    field: message,
    press: async () => {},
    shown: (page) => page.getByRole('button', { name: 'Send Message', disabled: false }),
  }),
  'a screen with cards': () => ({
    script: 'browse',
    path: '/allArtifacts',
    isDelivered: true,
    field: browseSearch,
    press: async () => {},
    shown: (page) => page.getByRole('button', { name: 'Filter', disabled: false }),
  }),
  'a screen of members': () => ({
    script: 'AddScreen',
    path: '/addArtifact',
    isForMembers: true,
    isDelivered: true,
    ready: (page) => page.getByRole('main'),
    press: async () => {},
    shown: (page) => page.getByLabel('Artifact name'),
  }),
  'the sign-in of a member': () => ({
    script: 'AuthSession',
    path: '/likedArtifacts',
    isForMembers: true,
    isDelivered: true,
    ready: (page) => page.getByRole('main'),
    press: async () => {},
    message: (page) => page.getByRole('alert').getByText(/^Your sign-in could not be confirmed/),
    shown: (page) => page.getByRole('heading', { name: "You haven't liked any Artifact!" }),
  }),
  'the background work of a member': ({ artifact }) => ({
    script: 'MemberWatch',
    path: `/artifact/${artifact}`,
    isForMembers: true,
    isDelivered: true,
    press: async () => {},
    // The page works without it.
    message: likeButton,
    again: goOnline,
    shown: button('Add to list'),
  }),
  'the featured artifacts': () => ({
    script: 'records',
    path: '/',
    isDelivered: true,
    field: heroSearch,
    press: async () => {},
    shown: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: /^View Details of/ })
        .first(),
  }),
  'the moving slides': () => ({
    script: 'HeroSwiper',
    path: '/',
    field: heroSearch,
    press: press('Next slide'),
    // Sections of Home load as well.
    waiting: (page) => button('Next slide')(page).locator('~ output'),
    again: async (page, how) => {
      if (how !== 'wait') await press('Next slide')(page)
    },
    shown: (page) => page.getByRole('group', { name: '2 of 3' }),
  }),
  'the suggestions of the search': () => ({
    script: 'SuggestInput',
    path: '/contactUs',
    field: message,
    press: (page) => barSearch(page).focus(),
    // The plain field searches as well.
    message: barSearch,
    // A use during the failing attempt does not count.
    again: (page) =>
      expectSoon(async () => {
        await barSearch(page).focus()
        await barSearch(page).blur()
        return combobox(page).count()
      }, 1),
    shown: combobox,
  }),
  'the preview beside the sign-in': () => ({
    script: 'ArtifactPreview',
    path: '/artifact/rosetta-stone',
    isDelivered: true,
    field: (page) => page.getByLabel('E-mail'),
    press: async () => {},
    // Visitors can sign in without it.
    message: signInButton,
    again: goOnline,
    shown: (page) => page.getByRole('region', { name: 'Rosetta Stone' }),
  }),
  'an export': () => ({
    script: 'xlsx',
    path: '/allArtifacts',
    kept: 'main article',
    field: browseSearch,
    press: exportWorkbook,
    message: (page) =>
      page
        .getByRole('button', { name: 'Stop exporting' })
        .or(toastOf(page, /could not be (?:loaded|reached)/)),
    again: async (page, how) => {
      if (how !== 'wait') await exportWorkbook(page)
    },
    shown: (page) => toastOf(page, 'exported.').first(),
  }),
  'the sign-out': () => ({
    script: 'signOut',
    path: '/contactUs',
    isForMembers: true,
    ready: button(/^Account of/),
    field: message,
    press: signOut,
    again: async (page, how) => {
      if (how !== 'wait') await signOut(page)
    },
    shown: dialog('Signed Out!'),
  }),
  'an article of the blog': () => ({
    script: 'ArticleDialog',
    path: '/',
    field: heroSearch,
    press: press('Read More: Decoding the Rosetta Stone'),
    shown: dialog('Decoding the Rosetta Stone'),
  }),
  'the dialog for lists': ({ artifact }) => ({
    script: 'ListPicker',
    path: `/artifact/${artifact}`,
    isForMembers: true,
    press: press('Add to list'),
    shown: dialog(/^Add .* to a list$/),
  }),
  'the viewer of the picture': () => ({
    script: 'Viewer',
    path: '/artifact/rosetta-stone',
    isForMembers: true,
    press: press(/^Enlarge the picture/),
    shown: button('Zoom in'),
  }),
  'the dialog of a report': () => ({
    script: 'ReportDialog',
    path: '/artifact/rosetta-stone',
    isForMembers: true,
    press: press('Report'),
    shown: dialog('Report this artifact'),
  }),
  'the history': ({ artifact }) => ({
    script: 'ChangeList',
    path: `/artifact/${artifact}`,
    isForMembers: true,
    press: press('History'),
    shown: (page) => page.getByText('It is as it was added.'),
  }),
  'the cards of a list': ({ list }) => ({
    ...viewOf(list, 'Cards', 'CardsView'),
    shown: (page) => page.getByRole('article').first(),
  }),
  'the timeline of a list': ({ list }) => ({
    ...viewOf(list, 'Timeline', 'TimelineView'),
    shown: (page) => page.getByRole('list', { name: 'Artifacts of the list by date' }),
  }),
  'the handout of a list': ({ list }) => ({
    ...viewOf(list, 'Handout', 'Handout'),
    shown: (page) => page.getByRole('list', { name: 'Handout', exact: true }),
  }),
  'the slide show': ({ list }) => ({ ...viewOf(list, 'Slide show', 'SlideShow'), shown: dialog('Fibulae') }),
  ...LATE_PARTS,
}
