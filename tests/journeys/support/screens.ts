/** Every route of the product, with what one must see when it is there. */
import type { Page } from 'playwright-core'

export interface Screen {
  readonly path: string
  readonly heading: string
  /** Something of the content that comes last. */
  readonly last: (page: Page) => Promise<void>
}

const settled = async () => {}
const nothingAdded = (page: Page) => page.getByRole('heading', { name: 'Nothing here' }).waitFor()
const firstCard = (page: Page) => page.getByRole('article').first().waitFor()
/** The articles of the blog are there before the first featured artifact is. */
export const featuredCard = (page: Page) =>
  page.getByRole('region', { name: 'Featured Artifacts' }).getByRole('article').first().waitFor()

export const PUBLIC_SCREENS: readonly Screen[] = [
  { path: '/', heading: 'Artifact Tracker', last: featuredCard },
  { path: '/allArtifacts', heading: 'Browse Artifacts', last: firstCard },
  {
    path: '/allArtifacts?name=no+such+thing+anywhere',
    heading: 'Browse Artifacts',
    last: (page) => page.getByRole('heading', { name: 'No Items Found!' }).waitFor(),
  },
  { path: '/signup', heading: 'Sign Up', last: settled },
  { path: '/signin', heading: 'Sign In', last: settled },
  { path: '/aboutUs', heading: 'About Us', last: settled },
  { path: '/contactUs', heading: 'Contact Us', last: settled },
  { path: '/contributor/nobody', heading: 'Contributor', last: nothingAdded },
  { path: '/no/such/page', heading: 'Page not found', last: settled },
]

/** What a member sees who has added one artifact, with this id and name, and likes it. */
export function memberScreens(id: string, name: string): readonly Screen[] {
  const row = (page: Page) => page.getByRole('main').getByText(name).first().waitFor()
  return [
    {
      path: `/artifact/${id}`,
      heading: name,
      last: (page) => page.getByRole('button', { name: /^Like/, disabled: false }).waitFor(),
    },
    { path: '/addArtifact', heading: 'Add Artifact', last: settled },
    { path: `/updateArtifact/${id}`, heading: 'Update Artifact', last: settled },
    { path: '/myArtifacts', heading: 'My Artifacts', last: row },
    { path: '/likedArtifacts', heading: 'My Liked Artifacts', last: row },
    { path: '/account', heading: 'Account', last: settled },
    { path: '/artifact/nothing-here', heading: 'Artifact not found', last: settled },
  ]
}

/** Opens a screen and waits until all of it is there. */
export async function arrive(page: Page, { path, heading, last }: Screen): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { name: heading, level: 1, exact: true }).waitFor()
  await last(page)
  await page.evaluate(() => document.fonts.ready)
}

/** Gives the window another size, and waits until the page has taken it: a table gives way to cards a frame later. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
}
