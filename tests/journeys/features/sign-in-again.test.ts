import { it } from 'vitest'
import { addArtifact, like } from '../support/collection.ts'
import { expectShown } from '../support/expectations.ts'
import { confirm, fillSignIn, signInButton } from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

it('an artifact is live again for a user who signs out and in again without a reload', async () => {
  const person = await newPerson()
  const name = unique('Askos')
  const id = await addArtifact(person, { artifact_name: name })
  const { page, open } = await world.member(person)
  await open(`/artifact/${id}`)
  const account = page.getByRole('button', { name: `Account of ${person.name}` })
  await expectShown(page.getByRole('button', { name: 'Like 0 likes', disabled: false }))
  await account.click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await confirm(page, 'Signed Out!')
  await page.getByRole('link', { name: 'Sign In', exact: true }).first().click()
  await fillSignIn(page, person.email, person.password)
  await signInButton(page).click()
  await confirm(page, 'Signed In!')
  await account.click()
  await page.getByRole('link', { name: 'My Artifacts', exact: true }).click()
  await page.getByRole('link', { name: `Details of ${name}` }).click()
  await expectShown(page.getByRole('button', { name: 'Like 0 likes', disabled: false }))
  await like(await newPerson(), id)
  await expectShown(page.getByRole('button', { name: 'Like 1 like', disabled: false }))
})
