import { describe, expect, it } from 'vitest'
import { addArtifact } from './support/collection.ts'
import { expectAddress, expectShown } from './support/expectations.ts'
import { fillSignIn, signInButton } from './support/pages.ts'
import { newPerson, unique } from './support/people.ts'
import { withWorld } from './support/world.ts'

const world = withWorld()

/** A part of the app that a newer release has replaced, or that a lost connection keeps away. */
const without = (part: string) => `**/assets/${part}-*.js`

describe('when a part of the app can not be loaded', () => {
  it('the browser’s own dialogs take the place of ours, and what waits for an answer gets it', async () => {
    const person = await newPerson()
    const name = unique('Oinochoe')
    await addArtifact(person, { artifact_name: name })
    const { page, open } = await world.visitor()
    await page.route(without('DialogView'), (route) => route.abort())
    const said: string[] = []
    page.on('dialog', (dialog) => {
      said.push(`${dialog.type()}: ${dialog.message().split('\n')[0]}`)
      void dialog.accept()
    })
    await open('/myArtifacts')
    await fillSignIn(page, person.email, person.password)
    await signInButton(page).click()
    await expectAddress(page, '/myArtifacts')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await expectShown(page.getByRole('heading', { name: "You haven't added any Artifact!" }))
    expect(said).toEqual(['alert: Signed In!', 'confirm: Are you sure?', 'alert: Deleted!'])
  })

  it('a plain line takes the place of toasts', async () => {
    const { page, open } = await world.visitor()
    await page.route(without('ToastArea'), (route) => route.abort())
    await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort())
    await open('/signin')
    await fillSignIn(page, 'ada@example.com', 'Password1')
    await signInButton(page).click()
    await expectShown(page.getByRole('alert').filter({ hasText: /could not be reached|connection/i }))
  })

  it('the menu’s place offers to load the page anew', async () => {
    const { page, open } = await world.visitor({ viewport: { width: 360, height: 740 } })
    await page.route(without('NavDrawer'), (route) => route.abort())
    await open('/aboutUs')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expectShown(page.getByRole('button', { name: /^Reload the page/ }))
  })
})
