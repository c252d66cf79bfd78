import { expect, it } from 'vitest'
import { addArtifact } from '../support/collection.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { focused, focusStart, isFocused, tabTo, typeAhead } from '../support/keyboard.ts'
import { confirm, fillSignIn, openMenu, signInButton } from '../support/pages.ts'
import { newEmail, newPerson, PASSWORD, unique } from '../support/people.ts'
import { MOVING, withWorld } from '../support/world.ts'

const world = withWorld()

it('with the keyboard alone a first visit leads from browsing to an account, a like, an own artifact and its deletion; the next user of the tab sees nothing of it', async () => {
  const adder = await newPerson()
  const name = unique('Bronze mirror')
  const id = await addArtifact(adder, { artifact_name: name })
  const { page, open } = await world.visitor(MOVING)
  const { keyboard } = page
  const type = async (label: RegExp | string, text: string) => {
    await tabTo(page, label)
    await keyboard.type(text)
  }
  const press = async (what: RegExp | string) => {
    await tabTo(page, what)
    await keyboard.press('Enter')
  }
  await open('/allArtifacts')
  await type('Search by name', name)
  await keyboard.press('Enter')
  await expectShown(page.getByText('1 artifact', { exact: true }))
  await press(`View Details of ${name}`)
  await expectAddress(page, '/signin')
  await press('Sign up')
  await expectAddress(page, '/signup')
  await expectSoon(isFocused(page, 'Sign Up'), true)
  await type(/^Name/, 'Harriet Boyd')
  await type(/^E-mail/, newEmail())
  await type(/^Password/, PASSWORD)
  await keyboard.press('Enter')
  await expectShown(page.getByRole('dialog', { name: 'Signed Up!' }))
  await expectSoon(isFocused(page, 'Ok'), true)
  await keyboard.press('Enter')
  await expectAddress(page, `/artifact/${id}`)
  await expectSoon(isFocused(page, name), true)
  await tabTo(page, /^Like/)
  await keyboard.press('Space')
  await expectShown(page.getByRole('button', { name: 'Liked 1 like', pressed: true }))
  await expectShown(page.getByText('Liked this artifact!'))

  await focusStart(page)
  await press('Add Artifact')
  await expectAddress(page, '/addArtifact')
  await expectSoon(isFocused(page, 'Add Artifact'), true)
  // The form's code may come after its heading.
  await expectShown(page.getByLabel(/^Artifact name/))
  const own = unique('Gournia jar')
  await type(/^Artifact name/, own)
  await keyboard.press('Tab')
  await typeAhead(page, 'Sc')
  await press('Add Artifact')
  await expectShown(page.getByRole('dialog', { name: 'Congratulations!' }))
  await keyboard.press('Escape')
  await expectAddress(page, '/myArtifacts')
  await expectShown(page.getByRole('rowheader', { name: own }))
  await focusStart(page)
  await press('All Artifacts')
  await expectShown(page.getByRole('heading', { name: 'Browse Artifacts' }))
  await tabTo(page, 'Sort')
  await typeAhead(page, 'New')
  await expectShown(page.getByRole('article').getByRole('heading', { name: own }))

  const menu = 'Account of Harriet Boyd'
  await focusStart(page)
  await press(menu)
  await press('My Artifacts')
  await expectShown(page.getByRole('rowheader', { name: own }))
  await press(`Delete ${own}`)
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' })
  await expectShown(question)
  // The safe button has the focus, and the dialog traps it.
  await expectSoon(isFocused(page, 'Keep it'), true)
  await keyboard.press('Tab')
  expect((await focused(page))?.name).toBe('Yes, delete it!')
  await keyboard.press('Tab')
  expect((await focused(page))?.name).toBe('Keep it')
  await keyboard.press('Shift+Tab')
  await keyboard.press('Enter')
  await expectShown(page.getByRole('dialog', { name: 'Deleted!' }))
  await expectSoon(isFocused(page, 'Ok'), true)
  await keyboard.press('Enter')
  await expectShown(page.getByRole('heading', { name: "You haven't added any Artifact!" }))
  await expectSoon(isFocused(page, 'My Artifacts'), true)

  await keyboard.press('Shift+Tab')
  for (let step = 0; step < 12 && !(await isFocused(page, menu)()); step += 1)
    await keyboard.press('Shift+Tab')
  await keyboard.press('Enter')
  await press('Sign Out')
  const goodbye = page.getByRole('dialog', { name: 'Signed Out!' })
  await expectShown(goodbye)
  await expectSoon(isFocused(page, 'Ok'), true)
  await keyboard.press('Enter')
  await expectGone(goodbye)
  await expectSoon(isFocused(page, 'Sign In'), true)

  // Without a reload, so that cached data of the first user would show.
  await fillSignIn(page, adder.email, adder.password)
  await signInButton(page).click()
  await confirm(page, 'Signed In!')
  await openMenu(page, adder.name)
  await page.getByRole('link', { name: 'My Liked Artifacts' }).click()
  await expectShown(page.getByRole('heading', { name: "You haven't liked any Artifact!" }))
  await openMenu(page, adder.name)
  await page.getByRole('link', { name: 'My Artifacts', exact: true }).click()
  await page.getByRole('link', { name: `Details of ${name}` }).click()
  await expectShown(page.getByRole('button', { name: 'Like 1 like', pressed: false }))
})
