import { describe, expect, it } from 'vitest'
import { expectShown, expectAddress, expectSoon } from '../support/expectations.ts'
import { addArtifact } from '../support/collection.ts'
import { confirm, fillSignIn, signInButton } from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

async function expectPublic(path: string, heading: string, title: string) {
  const { page, open } = await world.visitor()
  await open(path)
  await expectShown(page.getByRole('heading', { name: heading, level: 1, exact: true }))
  expect(new URL(page.url()).pathname).toBe(path)
  expect(await page.title()).toBe(`${title} - Artifact Tracker`)
}

/** Closed to visitors, who are led to sign in; open to members. `artifact` stands for an id of the member's own. */
async function expectMembersOnly(pathOf: (id: string) => string, heading: string | null) {
  const person = await newPerson()
  const name = unique('Guarded stele')
  const path = pathOf(await addArtifact(person, { artifact_name: name }))
  const guest = await world.visitor()
  await guest.open(path)
  await expectShown(guest.page.getByRole('heading', { name: 'Sign In', level: 1 }))
  expect(new URL(guest.page.url()).pathname).toBe('/signin')
  const { page, open } = await world.member(person)
  await open(path)
  await expectShown(page.getByRole('heading', { name: heading ?? name, level: 1, exact: true }))
  expect(new URL(page.url()).pathname).toBe(path)
  await expectSoon(() => page.title(), `${heading ?? name} - Artifact Tracker`)
}

describe('section 2, route table', () => {
  it('2.1 / is the home page, for anybody', () => expectPublic('/', 'Artifact Tracker', 'Home'))
  it('2.2 /allArtifacts is Browse Artifacts, for anybody', () =>
    expectPublic('/allArtifacts', 'Browse Artifacts', 'Browse Artifacts'))
  it('2.3 /artifact/{id} is the detail of an artifact, for members', () =>
    expectMembersOnly((id) => `/artifact/${id}`, null))
  it('2.4 /addArtifact is Add Artifact, for members', () =>
    expectMembersOnly(() => '/addArtifact', 'Add Artifact'))
  it('2.5 /myArtifacts is My Artifacts, for members', () =>
    expectMembersOnly(() => '/myArtifacts', 'My Artifacts'))
  it('2.6 /updateArtifact/{id} is Update Artifact, for members', () =>
    expectMembersOnly((id) => `/updateArtifact/${id}`, 'Update Artifact'))
  it('2.7 /likedArtifacts is My Liked Artifacts, for members', () =>
    expectMembersOnly(() => '/likedArtifacts', 'My Liked Artifacts'))
  it('2.8 /signup is Sign Up, for anybody', () => expectPublic('/signup', 'Sign Up', 'Sign Up'))
  it('2.9 /signin is Sign In, for anybody', () => expectPublic('/signin', 'Sign In', 'Sign In'))
  it('2.10 /aboutUs is About, for anybody', () => expectPublic('/aboutUs', 'About Us', 'About Us'))
  it('2.11 /contactUs is Contact, for anybody', () => expectPublic('/contactUs', 'Contact Us', 'Contact Us'))

  it('2.12 any other path is the not-found page, inside the layout, with a Home button', async () => {
    const { page, open } = await world.visitor()
    await open('/no/such/page')
    await expectShown(page.getByRole('heading', { name: 'Page not found', level: 1 }))
    await expectShown(page.getByRole('contentinfo'))
    await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click()
    await expectAddress(page, '/')
  })
})

describe('section 2, protected routes', () => {
  it('2.13 show a loading indicator while it is not known who is there, and stay where they are', async () => {
    const { page } = await world.visitor()
    // Where nobody ever signed in, that is known at once.
    await page.addInitScript(() => localStorage.setItem('signed-in', 'yes'))
    const known = Promise.withResolvers<void>()
    await page.route('**/__/firebase/init.json', async (route) => {
      await known.promise
      await route.continue()
    })
    await page.goto('/likedArtifacts')
    await expectShown(page.getByRole('status').filter({ hasText: 'Loading' }))
    expect(new URL(page.url()).pathname).toBe('/likedArtifacts')
    known.resolve()
    await expectAddress(page, '/signin')
  })

  it('2.14 lead to sign-in and back to path, query and hash', async () => {
    const person = await newPerson()
    const { page, open } = await world.visitor()
    await open('/myArtifacts?from=mail#list')
    await expectAddress(page, '/signin')
    await fillSignIn(page, person.email, person.password)
    await signInButton(page).click()
    await confirm(page, 'Signed In!')
    await expectAddress(page, '/myArtifacts?from=mail#list')
    await expectShown(page.getByRole('heading', { name: 'My Artifacts', level: 1 }))
  })
})
