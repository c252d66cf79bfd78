import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addArtifact } from './support/collection.ts'
import { expectAddress, expectShown } from './support/expectations.ts'
import { fillSignIn, signInButton } from './support/pages.ts'
import { newPerson, unique } from './support/people.ts'
import { withWorld } from './support/world.ts'

const world = withWorld()

/**
 * Keeps a part of the app away, as a newer release that has replaced it does, or a lost connection. The answer counts how
 * often it was asked for: a part that has another name by now would be missed by nobody.
 */
async function block(page: Page, part: string): Promise<() => number> {
  let count = 0
  await page.route(`**/assets/${part}-*.js`, (route) => {
    count += 1
    return route.abort()
  })
  return () => count
}

describe('when a part of the app cannot be loaded', () => {
  it('the browser’s own dialogs take the place of ours, and what waits for an answer gets it', async () => {
    const person = await newPerson()
    const name = unique('Oinochoe')
    await addArtifact(person, { artifact_name: name })
    const { page, open } = await world.visitor()
    const asked = await block(page, 'DialogView')
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
    expect(asked()).toBeGreaterThan(0)
  })

  it('a plain line takes the place of toasts', async () => {
    const { page, open } = await world.visitor()
    const asked = await block(page, 'ToastStack')
    await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort())
    await open('/signin')
    await fillSignIn(page, 'ada@example.com', 'Password1')
    await signInButton(page).click()
    await expectShown(page.getByRole('alert').filter({ hasText: /could not be reached|connection/i }))
    expect(asked()).toBeGreaterThan(0)
  })

  it('the menu’s place offers to load the page anew', async () => {
    const { page, open } = await world.visitor({ viewport: { width: 360, height: 740 } })
    const asked = await block(page, 'NavDrawer')
    await open('/aboutUs')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expectShown(page.getByRole('button', { name: /^Reload the page/ }))
    expect(asked()).toBeGreaterThan(0)
  })
})
