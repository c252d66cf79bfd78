import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addArtifact, like, likedBy, likesCount } from '../support/collection.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import {
  confirm,
  fillArtifact,
  fillSignIn,
  fillSignUp,
  nav,
  openMenu,
  refuseIdentity,
  signInButton,
  signUpButton,
  toastOf,
} from '../support/pages.ts'
import { disable, newEmail, newPerson, PASSWORD, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

describe('section 4, authentication', () => {
  it('4.1 starts as loading, then there is a user or none', async () => {
    const person = await newPerson()
    const { page, open, signIn } = await world.visitor()
    const hold = async () => {
      const known = Promise.withResolvers<void>()
      await page.route('**/__/firebase/init.json', async (route) => {
        await known.promise
        await route.continue()
      })
      return known.resolve
    }
    const guest = nav(page).getByRole('link', { name: 'Sign In' })
    const account = page.getByRole('button', { name: `Account of ${person.name}` })
    // Where nobody has signed in, the provider need not be asked.
    const releaseVisitor = await hold()
    await open('/aboutUs')
    await expectShown(guest)
    releaseVisitor()
    await page.unrouteAll()
    await signIn(person)
    const release = await hold()
    await open('/aboutUs')
    expect([await guest.isVisible(), await account.isVisible()]).toEqual([false, false])
    release()
    await expectShown(account)
    expect(await guest.isVisible()).toBe(false)
  })

  it('4.2 sign-up creates the account, then sets name and photo; when that fails the person is signed up and told', async () => {
    const { page, open } = await world.visitor()
    const values = { name: 'Hypatia', email: newEmail(), password: PASSWORD }
    await open('/signup')
    await fillSignUp(page, { ...values, photoURL: 'https://photos.example/hypatia.png' })
    await page.route('https://photos.example/**', (route) => route.abort())
    const profile = page.waitForRequest('**/accounts:update*')
    await signUpButton(page).click()
    expect((await profile).postDataJSON()).toMatchObject({
      displayName: 'Hypatia',
      photoUrl: 'https://photos.example/hypatia.png',
    })
    await confirm(page, 'Signed Up!')
    await expectShown(page.getByRole('button', { name: 'Account of Hypatia' }))

    const unlucky = await world.visitor()
    const email = newEmail()
    await unlucky.open('/signup')
    await refuseIdentity(unlucky.page, 'update', 'TOO_MANY_ATTEMPTS_TRY_LATER')
    await fillSignUp(unlucky.page, { ...values, email })
    await signUpButton(unlucky.page).click()
    await confirm(unlucky.page, 'Signed Up!')
    await expectShown(toastOf(unlucky.page, 'Too many attempts. Please wait a few minutes and try again.'))
    await expectShown(unlucky.page.getByRole('button', { name: `Account of ${email}` }))
  })

  it('4.3 sign-out ends the session, here and after a reload', async () => {
    const person = await newPerson()
    const { page, open } = await world.member(person)
    await open('/')
    await openMenu(page, person.name)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await confirm(page, 'Signed Out!')
    await expectShown(nav(page).getByRole('link', { name: 'Sign In' }))
    await open('/addArtifact')
    await expectAddress(page, '/signin')
  })
})

describe('section 4, theme', () => {
  const themeOf = (page: Page) =>
    page.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem('theme')])

  it('4.6 the choice is an attribute of the root, kept as "theme", and restored before the first paint', async () => {
    const { page, open } = await world.visitor()
    await open('/aboutUs')
    await page.getByRole('button', { name: 'Use dark theme' }).click()
    await expectSoon(() => themeOf(page), ['ancientdark', 'ancientdark'])
    const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await colour()
    // Without the app's own code, as at the first paint.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await themeOf(page)).toEqual(['ancientdark', 'ancientdark'])
    await page.unrouteAll()
    await open('/contactUs')
    expect(await themeOf(page)).toEqual(['ancientdark', 'ancientdark'])
    expect(await colour()).toBe(dark)
    await expectShown(page.getByRole('button', { name: 'Use light theme' }))
  })
})

describe('section 4, like state', () => {
  async function visitDetail() {
    const person = await newPerson()
    const id = await addArtifact(person, { artifact_name: unique('Lamp') })
    await like(await newPerson(), id)
    return { person, id, visitor: await world.member(person) }
  }

  it('4.8 liking makes it liked and adds one, before the server has answered', async () => {
    const { person, id, visitor } = await visitDetail()
    const { page, open } = visitor
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/likes', async (route) => {
      await answered.promise
      await route.continue()
    })
    await open(`/artifact/${id}`)
    await page.getByRole('button', { name: 'Like 1 like', pressed: false }).click()
    await expectShown(page.getByRole('button', { name: 'Liked 2 likes', pressed: true }))
    expect(await likesCount(person, id)).toBe(1)
    answered.resolve()
    await expectSoon(() => likesCount(person, id), 2)
    await expectShown(page.getByRole('button', { name: 'Liked 2 likes', pressed: true }))
  })

  it('4.9 disliking makes it not liked and takes one away, before the server has answered', async () => {
    const { person, id, visitor } = await visitDetail()
    const { page, open } = visitor
    await like(person, id)
    const answered = Promise.withResolvers<void>()
    await page.route('**/api/likes/*', async (route) => {
      await answered.promise
      await route.continue()
    })
    await open(`/artifact/${id}`)
    await page.getByRole('button', { name: 'Liked 2 likes', pressed: true }).click()
    await expectShown(page.getByRole('button', { name: 'Like 1 like', pressed: false }))
    expect(await likesCount(person, id)).toBe(2)
    answered.resolve()
    await expectSoon(() => likesCount(person, id), 1)
  })

  it('4.10 liked is what the person’s own like record says, not the count', async () => {
    const { person, id, visitor } = await visitDetail()
    const { page, open } = visitor
    await open(`/artifact/${id}`)
    await expectShown(page.getByRole('button', { name: 'Like 1 like', pressed: false }))
    await like(person, id)
    await expectShown(page.getByRole('button', { name: 'Liked 2 likes', pressed: true }))
    expect(await likedBy(person)).toEqual([id])
  })
})

describe('section 4, delete', () => {
  it('4.11 after the confirmation the artifact is gone and its row disappears; without it nothing happens', async () => {
    const person = await newPerson()
    const names = [unique('Bowl'), unique('Spindle')]
    for (const name of names) await addArtifact(person, { artifact_name: name })
    const { page, open } = await world.member(person)
    await open('/myArtifacts')
    await page.getByRole('button', { name: `Delete ${names[0]}` }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expectGone(question)
    await expectShown(page.getByRole('rowheader', { name: names[0] ?? '' }))
    await page.getByRole('button', { name: `Delete ${names[0]}` }).click()
    await question.getByRole('button', { name: 'Yes, delete it!' }).click()
    await confirm(page, 'Deleted!')
    await expectGone(page.getByRole('rowheader', { name: names[0] ?? '' }))
    await expectShown(page.getByRole('rowheader', { name: names[1] ?? '' }))
    await page.reload()
    await expectShown(page.getByRole('rowheader', { name: names[1] ?? '' }))
    expect(await page.getByRole('rowheader').count()).toBe(1)
  })
})

describe('section 4, after success', () => {
  it('4.12 sign-in and sign-up lead to the prior path, or to the home page, however the popup is dismissed', async () => {
    const person = await newPerson()
    const { page, open } = await world.visitor()
    await open('/addArtifact')
    await fillSignIn(page, person.email, person.password)
    await signInButton(page).click()
    await expectShown(page.getByRole('dialog', { name: 'Signed In!' }))
    await page.keyboard.press('Escape')
    await expectAddress(page, '/addArtifact')

    const direct = await world.visitor()
    await direct.open('/signup')
    await fillSignUp(direct.page, { name: 'Sappho', email: newEmail(), password: PASSWORD })
    await signUpButton(direct.page).click()
    await expectShown(direct.page.getByRole('dialog', { name: 'Signed Up!' }))
    await direct.page.mouse.click(5, 450)
    await expectAddress(direct.page, '/')
  })

  it('4.13 add and update lead to my artifacts, however the popup is dismissed', async () => {
    const { page, open } = await world.member(await newPerson())
    const name = unique('Loom weight')
    await open('/addArtifact')
    await fillArtifact(page, name)
    await page.getByRole('button', { name: 'Add Artifact' }).click()
    await expectShown(page.getByRole('dialog', { name: 'Congratulations!' }))
    await page.keyboard.press('Escape')
    await expectAddress(page, '/myArtifacts')
    await page.getByRole('link', { name: `Update ${name}` }).click()
    await page.getByLabel('Present location').fill('Another museum')
    await page.getByRole('button', { name: 'Update Artifact' }).click()
    await confirm(page, 'You have successfully updated the Artifact!')
    await expectAddress(page, '/myArtifacts')
  })
})

describe('section 4, unauthorized response', () => {
  it('4.14 a 401 refreshes the token once and repeats the request; when that fails, a dialog, and sign-out', async () => {
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
      // A route that ends while other requests begin would hide them from us.
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
    await dialog.getByRole('button', { name: 'Ok', exact: true }).click()
    await expectShown(nav(page).getByRole('link', { name: 'Sign In' }))
    await expectAddress(page, '/signin')
  })
})
