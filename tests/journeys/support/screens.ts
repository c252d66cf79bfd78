/** The screens of the app, with the content that shows they are complete. */
import { SITE } from '@tracker/domain/site/site.ts'
import type { Page } from 'playwright-core'

export interface Screen {
  /** Name of the screen's test, with the row of the specification if there is one. */
  readonly title: string
  readonly path: string
  readonly heading: string
  /** Document title without the product's name. Default: the heading. */
  readonly documentTitle?: string
  /** True if most of the screen is data of artifacts. */
  readonly showsData?: true
  /** Waits for the last content to load. */
  readonly last: (page: Page) => Promise<void>
}

const settled = async () => {}
const firstCard = (page: Page) => page.getByRole('article').first().waitFor()
/** The first featured artifact, which loads after the blog articles. */
export const featuredCard = (page: Page) =>
  page.getByRole('region', { name: 'Featured Artifacts' }).getByRole('article').first().waitFor()

export const HOME: Screen = {
  title: '2.1 / is the home page, for everyone',
  path: '/',
  heading: SITE.name,
  documentTitle: 'Home',
  showsData: true,
  last: featuredCard,
}

export const BROWSE: Screen = {
  title: '2.2 /allArtifacts is Browse Artifacts, for everyone',
  path: '/allArtifacts',
  heading: 'Browse Artifacts',
  showsData: true,
  last: firstCard,
}

export const PUBLIC_SCREENS: readonly Screen[] = [
  HOME,
  BROWSE,
  {
    title: 'a search without results',
    path: '/allArtifacts?name=no+such+thing+anywhere',
    heading: 'Browse Artifacts',
    last: (page) => page.getByRole('heading', { name: 'No Items Found!' }).waitFor(),
  },
  { title: '2.8 /signup is Sign Up, for everyone', path: '/signup', heading: 'Sign Up', last: settled },
  { title: '2.9 /signin is Sign In, for everyone', path: '/signin', heading: 'Sign In', last: settled },
  { title: '2.10 /aboutUs is About, for everyone', path: '/aboutUs', heading: 'About Us', last: settled },
  {
    title: '2.11 /contactUs is Contact, for everyone',
    path: '/contactUs',
    heading: 'Contact Us',
    last: settled,
  },
  {
    title: 'the gallery of lists, for everyone',
    path: '/exhibitions',
    heading: 'Exhibitions',
    last: settled,
  },
  {
    title: 'the page of a contributor without artifacts',
    path: '/contributor/nobody',
    heading: 'Nothing here',
    documentTitle: 'Contributor',
    last: settled,
  },
  {
    title: '2.12 any other path is the not-found page with a Home button, for everyone',
    path: '/no/such/page',
    heading: 'Page not found',
    last: (page) =>
      page
        .getByRole('main')
        .getByRole('link', { name: 'Home', exact: true })
        .and(page.locator('[href="/"]'))
        .waitFor(),
  },
]

/** Screens of a user who has added and liked the artifact with this id and name. */
export function memberScreens(id: string, name: string): readonly Screen[] {
  const row = (page: Page) => page.getByRole('main').getByText(name).first().waitFor()
  return [
    {
      title: '2.3 /artifact/{id} is the detail of an artifact, for members',
      path: `/artifact/${id}`,
      heading: name,
      showsData: true,
      last: (page) => page.getByRole('button', { name: /^Like/, disabled: false }).waitFor(),
    },
    {
      title: '2.4 /addArtifact is Add Artifact, for members',
      path: '/addArtifact',
      heading: 'Add Artifact',
      last: (page) => page.getByLabel('Artifact name').waitFor(),
    },
    {
      title: '2.5 /myArtifacts is My Artifacts, for members',
      path: '/myArtifacts',
      heading: 'My Artifacts',
      showsData: true,
      last: row,
    },
    {
      title: '2.6 /updateArtifact/{id} is Update Artifact, for members',
      path: `/updateArtifact/${id}`,
      heading: 'Update Artifact',
      last: (page) => page.getByLabel('Artifact name').waitFor(),
    },
    {
      title: '2.7 /likedArtifacts is My Liked Artifacts, for members',
      path: '/likedArtifacts',
      heading: 'My Liked Artifacts',
      showsData: true,
      last: row,
    },
    { title: 'the lists, for members', path: '/lists', heading: 'My Lists', last: settled },
    {
      title: 'the wall labels of artifacts, for members',
      path: `/wallLabels?ids=${id},rosetta-stone`,
      heading: 'Print labels',
      last: row,
    },
    { title: 'the import, for members', path: '/import', heading: 'Import', last: settled },
    { title: 'the account, for members', path: '/account', heading: 'Account', last: settled },
    {
      title: 'an artifact that does not exist',
      path: '/artifact/nothing-here',
      heading: 'Artifact not found',
      last: settled,
    },
  ]
}

/** Waits until a screen is complete. */
export async function isComplete(page: Page, { heading, last }: Screen): Promise<void> {
  await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor()
  await last(page)
  await page.evaluate(() => document.fonts.ready)
}

/** Resizes the window and waits until the page has adapted: tables become cards a frame later. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
}

/** Elements beyond the right edge; empty if the page does not scroll sideways. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40) ?? ''}`)
      .concat(`the page is ${document.documentElement.scrollWidth} wide`)
  })
}
