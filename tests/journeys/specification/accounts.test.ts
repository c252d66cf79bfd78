import { expect, it } from 'vitest'
import { addArtifact, like } from '../support/collection.ts'
import { expectAddress, expectShown } from '../support/expectations.ts'
import { confirm, fillSignIn, nav, openMenu, signInButton } from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

it('2.14, 4.3, 4.12 and 8.6 a protected page leads to sign-in and back to path, query and hash; sign-out ends the session, and after another sign-in without a reload artifacts are live again', async () => {
  const person = await newPerson()
  const name = unique('Askos')
  const id = await addArtifact(person, { artifact_name: name })
  const { page, open } = await world.visitor()
  await open(`/artifact/${id}?from=mail#likes`)
  await expectAddress(page, '/signin')
  await fillSignIn(page, person.email, person.password)
  await signInButton(page).click()
  await expectShown(page.getByRole('dialog', { name: 'Signed In!' }))
  await page.keyboard.press('Escape')
  await expectAddress(page, `/artifact/${id}?from=mail#likes`)
  await expectShown(page.getByRole('button', { name: 'Like 0 likes', disabled: false }))

  const signOut = async () => {
    await openMenu(page, person.name)
    await page.getByRole('button', { name: 'Sign Out' }).click()
    expect(await confirm(page, 'Signed Out!')).toContain('You have successfully Signed Out!')
    await expectShown(nav(page).getByRole('link', { name: 'Sign In' }))
  }
  await signOut()
  await expectAddress(page, '/signin')
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expectAddress(page, '/resetPassword')
  await page.getByRole('link', { name: 'Back to Sign In' }).click()
  await expectShown(page.getByRole('heading', { name: 'Sign In' }))
  await fillSignIn(page, person.email, person.password)
  await signInButton(page).click()
  await confirm(page, 'Signed In!')
  await openMenu(page, person.name)
  await page.getByRole('link', { name: 'My Artifacts', exact: true }).click()
  await page.getByRole('link', { name: `Details of ${name}` }).click()
  await expectShown(page.getByRole('button', { name: 'Like 0 likes', disabled: false }))
  await like(await newPerson(), id)
  await expectShown(page.getByRole('button', { name: 'Like 1 like', disabled: false }))

  await signOut()
  await open('/addArtifact')
  await expectAddress(page, '/signin')
})
