import { describe, expect, it } from 'vitest'
import { addArtifact, likesCount } from '../support/collection.ts'
import { expectAddress, expectShown } from '../support/expectations.ts'
import { confirm, fillSignIn, nav, openMenu, signInButton, toastOf } from '../support/pages.ts'
import { disable, newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

describe('protected routes', () => {
  it('2.13 show a loading indicator while the session is unknown, and keep the address', async () => {
    const { page } = await world.visitor()
    // Without this session hint, the app treats a visitor as signed out at once.
    await page.addInitScript(() => localStorage.setItem('signed-in', 'yes'))
    const released = Promise.withResolvers<void>()
    await page.route('**/__/firebase/init.json', async (route) => {
      await released.promise
      await route.continue()
    })
    await page.goto('/likedArtifacts')
    await expectShown(page.getByRole('status').filter({ hasText: 'Loading' }))
    expect(new URL(page.url()).pathname).toBe('/likedArtifacts')
    released.resolve()
    await expectAddress(page, '/signin')
  })

  it('2.14 and 4.12 lead to sign-in and back to path, query and hash, also when Escape closes the dialog', async () => {
    const person = await newPerson()
    const { page, open } = await world.visitor()
    await open('/myArtifacts?from=mail#list')
    await expectAddress(page, '/signin')
    await fillSignIn(page, person.email, person.password)
    await signInButton(page).click()
    await expectShown(page.getByRole('dialog', { name: 'Signed In!' }))
    await page.keyboard.press('Escape')
    await expectAddress(page, '/myArtifacts?from=mail#list')
    await expectShown(page.getByRole('heading', { name: 'My Artifacts', level: 1 }))
  })
})

describe('sign-out', () => {
  it('4.3 and 8.6 ends the session, also after a reload, and confirms it in a dialog', async () => {
    const person = await newPerson()
    const { page, open } = await world.member(person)
    await open('/')
    await openMenu(page, person.name)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    expect(await confirm(page, 'Signed Out!')).toContain('You have successfully Signed Out!')
    await expectShown(nav(page).getByRole('link', { name: 'Sign In' }))
    await open('/addArtifact')
    await expectAddress(page, '/signin')
  })

  it('8.3 shows a toast when it fails', async () => {
    const person = await newPerson()
    const { page, open } = await world.member(person)
    await open('/')
    await page.getByRole('button', { name: `Account of ${person.name}` }).waitFor()
    // The Auth SDK stores the session in IndexedDB.
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new Error('The storage is broken.')
      }
    })
    await openMenu(page, person.name)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expectShown(toastOf(page, 'The sign-in service did not answer as expected.'))
  })
})

describe('an expired token', () => {
  it('4.14 and 8.4 is refreshed once after a 401; if that fails, a dialog says so and the user is signed out', async () => {
    const person = await newPerson()
    const id = await addArtifact(person, { artifact_name: unique('Seal') })
    const { page, open } = await world.member(person)
    await open(`/artifact/${id}`)
    const seen: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'POST') return
      if (request.url().endsWith('/api/likes')) seen.push('like')
      if (request.url().includes('securetoken')) seen.push('refresh')
    })
    let isRefused = false
    await page.route('**/api/likes', (route) => {
      // Removing the route here instead would hide the next requests.
      if (isRefused) return route.continue()
      isRefused = true
      return route.fulfill({ status: 401, json: {} })
    })
    await page.getByRole('button', { name: 'Like 0 likes' }).click()
    await expectShown(toastOf(page, 'Liked this artifact!'))
    expect(seen).toEqual(['like', 'refresh', 'like'])
    expect(await likesCount(person, id)).toBe(1)

    await disable(person)
    await page.getByRole('button', { name: 'Liked 1 like' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Error!', exact: true })
    await expectShown(dialog.getByText('Token refresh failed. Signing out...!', { exact: true }))
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Ok'])
    await page.keyboard.press('Escape')
    await expectShown(nav(page).getByRole('link', { name: 'Sign In' }))
    await expectAddress(page, '/signin')
  })
})
