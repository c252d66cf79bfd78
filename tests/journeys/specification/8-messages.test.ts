import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addArtifact, like } from '../support/collection.ts'
import { expectAddress, expectGone, expectShown } from '../support/expectations.ts'
import {
  confirm,
  fillArtifact,
  fillSignIn,
  fillSignUp,
  openMenu,
  placeOf,
  refuse,
  refuseIdentity,
  signInButton,
  signUpButton,
  toastOf,
} from '../support/pages.ts'
import { disable, newEmail, newPerson, PASSWORD, type Person, unique } from '../support/people.ts'
import { cutStore } from '../support/store.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

const CLOSED = 'The collection is closed for stocktaking.'
const AWAY = 'The collection could not be reached. Check your connection and try again.'

/** A failure is told by a toast at the top left. */
async function expectFailure(page: Page, message: string) {
  const toast = toastOf(page, message)
  await expectShown(toast)
  expect(await toast.getAttribute('role')).toBe('alert')
  expect((await placeOf(page, toast)).side).toBe('left')
}

/** A success dialog: its icon, its title, its text and its buttons. */
async function expectDialog(page: Page, title: string, text: string | null, buttons = ['Ok']) {
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  await expectShown(dialog.getByRole('heading', { name: title, exact: true }))
  if (text !== null) await expectShown(dialog.getByText(text, { exact: true }))
  expect(await dialog.locator('svg').count()).toBe(1)
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(buttons)
}

async function visitOwn(): Promise<{
  page: Page
  id: string
  name: string
  person: Person
  open: (path: string) => Promise<void>
}> {
  const person = await newPerson()
  const name = unique('Torque')
  const id = await addArtifact(person, { artifact_name: name })
  return { ...(await world.member(person)), id, name, person }
}

describe('section 8, failures', () => {
  it('8.1a browse that does not load is told, in place with Retry and as a toast', async () => {
    const { page, open } = await world.visitor()
    await cutStore(page)
    await open('/allArtifacts')
    await expectFailure(page, AWAY)
    await expectShown(page.getByRole('main').getByText(AWAY))
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectShown(page.getByRole('article').first())
  })

  it('8.1b a detail that does not load is told, in place with Retry and as a toast', async () => {
    const { page, id, name } = await visitOwn()
    await cutStore(page)
    await page.goto(`/artifact/${id}`)
    await expectFailure(page, AWAY)
    await expectShown(page.getByRole('main').getByText(AWAY))
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectShown(page.getByRole('heading', { name, level: 1 }))
  })

  it('8.1c adding that fails shows the error’s own message, and keeps what was typed', async () => {
    const { page, open } = await visitOwn()
    await open('/addArtifact')
    await refuse(page, '/artifacts', CLOSED)
    await fillArtifact(page, 'Amulet')
    await page.getByRole('button', { name: 'Add Artifact' }).click()
    await expectFailure(page, CLOSED)
    expect(await page.getByLabel('Artifact name').inputValue()).toBe('Amulet')
  })

  it('8.1d updating that fails shows the error’s own message', async () => {
    const { page, open, id } = await visitOwn()
    await open(`/updateArtifact/${id}`)
    await refuse(page, '/updateArtifact/*', CLOSED)
    await page.getByLabel('Created at').fill('later')
    await page.getByRole('button', { name: 'Update Artifact' }).click()
    await expectFailure(page, CLOSED)
  })

  it('8.1e liking that fails shows the error’s own message, and returns to the truth', async () => {
    const { page, open, id } = await visitOwn()
    await open(`/artifact/${id}`)
    await refuse(page, '/likes', CLOSED)
    await page.getByRole('button', { name: 'Like 0 likes' }).click()
    await expectFailure(page, CLOSED)
    await expectShown(page.getByRole('button', { name: 'Like 0 likes', pressed: false }))
  })

  it('8.1f sign-in that fails says why, and leaves the form usable', async () => {
    const person = await newPerson()
    const { page, open } = await world.visitor()
    await open('/signin')
    await fillSignIn(page, person.email, 'Wrong1')
    await signInButton(page).click()
    await expectFailure(page, 'The e-mail or the password is wrong.')
    await fillSignIn(page, person.email, person.password)
    await signInButton(page).click()
    await confirm(page, 'Signed In!')
  })

  it('8.1g sign-up that fails says why', async () => {
    const { email } = await newPerson()
    const { page, open } = await world.visitor()
    await open('/signup')
    await fillSignUp(page, { name: 'Ada', email, password: PASSWORD })
    await signUpButton(page).click()
    await expectFailure(page, 'There is an account with this e-mail already. Please sign in.')
  })

  it('8.1h Google sign-in that fails says why, and leaves the form usable', async () => {
    const { page, open } = await world.visitor()
    await page.route('https://apis.google.com/**', (route) => route.abort())
    await open('/signin')
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await expectFailure(page, 'The sign-in service did not answer as expected.')
    await expectShown(signInButton(page))
  })

  it('8.2 unlike, delete and a liked list that fail are told too', async () => {
    const { page, open, id, name, person } = await visitOwn()
    await like(person, id)
    await open(`/artifact/${id}`)
    await refuse(page, '/likes/*', CLOSED)
    await page.getByRole('button', { name: 'Liked 1 like' }).click()
    await expectFailure(page, CLOSED)
    await expectShown(page.getByRole('button', { name: 'Liked 1 like', pressed: true }))
    await open('/myArtifacts')
    await refuse(page, '/artifact/*', CLOSED)
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('button', { name: 'Yes, delete it!' }).click()
    await expectFailure(page, CLOSED)
    await expectShown(page.getByRole('rowheader', { name }))
    await cutStore(page)
    await open('/likedArtifacts')
    await expectShown(page.getByRole('main').getByText(AWAY))
    await expectShown(page.getByRole('button', { name: 'Retry' }))
  })

  it('8.3 sign-out that fails is told', async () => {
    const { page, open, person } = await visitOwn()
    await open('/')
    await page.getByRole('button', { name: `Account of ${person.name}` }).waitFor()
    // The session is kept in IndexedDB, which fails now.
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new Error('The storage is broken.')
      }
    })
    await openMenu(page, person.name)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expectFailure(page, 'The sign-in service did not answer as expected.')
  })

  it('8.4 a token that cannot be refreshed after a 401: the Error! dialog, then sign-out', async () => {
    const { page, open, id, person } = await visitOwn()
    await open(`/artifact/${id}`)
    await disable(person)
    await page.getByRole('button', { name: 'Like 0 likes' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Error!', exact: true })
    await expectShown(dialog.getByText('Token refresh failed. Signing out...!', { exact: true }))
    expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Ok'])
    await page.keyboard.press('Escape')
    await expectAddress(page, '/signin')
    expect(await page.locator('[data-toast]').count()).toBe(0)
  })

  it('8.5 the identity provider’s codes are told in words', async () => {
    const { page, open } = await world.visitor()
    await open('/signin')
    await fillSignIn(page, newEmail(), PASSWORD)
    await page.route('**/accounts:signInWithPassword*', (route) => route.abort(), { times: 1 })
    await signInButton(page).click()
    await expectFailure(
      page,
      'The sign-in service could not be reached. Check your connection and try again.',
    )
    await refuseIdentity(page, 'signInWithPassword', 'USER_DISABLED')
    await signInButton(page).click()
    await expectFailure(page, 'This account has been disabled.')
  })
})

describe('section 8, success messages', () => {
  it('8.6 sign out', async () => {
    const { page, open, person } = await visitOwn()
    await open('/')
    await openMenu(page, person.name)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expectDialog(page, 'Signed Out!', 'You have successfully Signed Out!')
  })

  it('8.7 sign in', async () => {
    const person = await newPerson()
    const { page, open } = await world.visitor()
    await open('/signin')
    await fillSignIn(page, person.email, person.password)
    await signInButton(page).click()
    await expectDialog(page, 'Signed In!', 'You have successfully Signed In!')
  })

  it('8.8 sign up', async () => {
    const { page, open } = await world.visitor()
    await open('/signup')
    await fillSignUp(page, { name: 'Ada', email: newEmail(), password: PASSWORD })
    await signUpButton(page).click()
    await expectDialog(page, 'Signed Up!', 'You have successfully Signed Up!')
  })

  it('8.9 add', async () => {
    const { page, open } = await visitOwn()
    await open('/addArtifact')
    await fillArtifact(page, unique('Ewer'))
    await page.getByRole('button', { name: 'Add Artifact' }).click()
    await expectDialog(page, 'Congratulations!', 'You have successfully added an Artifact!', [
      'Ok',
      'Add another',
    ])
  })

  it('8.10 update, only when something was modified', async () => {
    const { page, open, id } = await visitOwn()
    await open(`/updateArtifact/${id}`)
    await page.getByRole('button', { name: 'Update Artifact' }).click()
    await expectShown(toastOf(page, 'No changes to save.'))
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByLabel('Created at').fill('later')
    await page.getByRole('button', { name: 'Update Artifact' }).click()
    await expectDialog(page, 'You have successfully updated the Artifact!', null)
  })

  it('8.11 and 8.12 like and dislike: toasts of 1.5 s', async () => {
    const { page, open, id } = await visitOwn()
    await page.clock.install()
    await open(`/artifact/${id}`)
    const button = page.getByRole('button', { name: 'Like 0 likes' })
    await expectShown(button)
    for (const [name, message] of [
      ['Like 0 likes', 'Liked this artifact!'],
      ['Liked 1 like', 'Disliked this artifact!'],
    ] as const) {
      await page.getByRole('button', { name }).click()
      const toast = page.getByRole('status').filter({ hasText: new RegExp(`^${message}$`) })
      await expectShown(toast)
      await page.clock.fastForward(1500)
      await expectGone(toast)
    }
  })

  it('8.13 delete: asks, and says that it was done', async () => {
    const { page, open, name } = await visitOwn()
    await open('/myArtifacts')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?', exact: true })
    await expectShown(question.getByText("You won't be able to revert this!", { exact: true }))
    await expectShown(question.getByText(name))
    await question.getByRole('button', { name: 'Yes, delete it!', exact: true }).click()
    await expectDialog(page, 'Deleted!', 'The Artifact has been deleted.')
  })
})
