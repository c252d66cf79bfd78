import { describe, expect, it } from 'vitest'
import { addArtifact, changeArtifact, like, readArtifact } from './support/collection.ts'
import { expectShown } from './support/expectations.ts'
import { confirm, fillSignIn, signInButton } from './support/pages.ts'
import { newPerson, unique } from './support/people.ts'
import { cutStore } from './support/store.ts'
import { withWorld } from './support/world.ts'

const world = withWorld()

describe('an edit', () => {
  it('that began earlier keeps what was changed elsewhere meanwhile', async () => {
    const person = await newPerson()
    const id = await addArtifact(person, { artifact_name: unique('Askos') })
    const { page, open } = await world.member(person)
    await open(`/updateArtifact/${id}`)
    await page.getByLabel('Discovered by').fill('Agatha Mallowan')
    await changeArtifact(person, id, { present_location: 'Aleppo' })
    await page.getByRole('button', { name: 'Update Artifact' }).click()
    await confirm(page, 'You have successfully updated the Artifact!')
    expect(await readArtifact(person, id)).toMatchObject({
      discovered_by: 'Agatha Mallowan',
      present_location: 'Aleppo',
    })
  })
})

describe('a list', () => {
  it('asks anew when the same search is run again', async () => {
    const person = await newPerson()
    const word = unique('Askos').replace(' ', '')
    const { page, open } = await world.visitor()
    await open(`/allArtifacts?name=${word}`)
    await expectShown(page.getByRole('heading', { name: 'No Items Found!' }))
    await addArtifact(person, { artifact_name: word })
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expectShown(page.getByRole('article').getByRole('heading', { name: word }))
  })

  it('leaves the focus on the first new row when more of it has come', async () => {
    const person = await newPerson()
    const names = Array.from({ length: 26 }, (_, index) => unique(`Askos ${index}`))
    for (const name of names) await addArtifact(person, { artifact_name: name })
    const { page, open } = await world.member(person)
    await open('/myArtifacts')
    await page.getByRole('button', { name: 'Load more' }).press('Enter')
    // Newest first: the oldest two are on the second page.
    const next = page.getByRole('link', { name: `Details of ${names[1]}`, exact: true })
    await expectShown(next)
    await page.waitForFunction(() => document.activeElement?.tagName === 'A')
    expect(await next.evaluate((link) => link === document.activeElement)).toBe(true)
  })

  it('that failed leaves the focus on the heading when it is asked again', async () => {
    const { page, open } = await world.visitor()
    await cutStore(page)
    await open('/allArtifacts')
    const retry = page.getByRole('button', { name: 'Retry' })
    await expectShown(retry)
    await page.unrouteAll()
    await retry.press('Enter')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await expectShown(page.getByRole('article').first())
  })

  it('of featured artifacts is full again after one of them was deleted', async () => {
    const person = await newPerson()
    const name = unique('Askos')
    const id = await addArtifact(person, { artifact_name: name })
    for (let count = 0; count < 8; count += 1) await like(await newPerson(), id)
    const { page, open } = await world.member(person)
    await open('/')
    const cards = page.getByRole('article')
    await expectShown(cards.getByRole('heading', { name }))
    const follow = async (link: string) => page.getByRole('link', { name: link, exact: true }).first().click()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await follow('My Artifacts')
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    await page.getByRole('button', { name: 'Yes, delete it!' }).click()
    await confirm(page, 'Deleted!')
    await follow('Home')
    await expectShown(cards.nth(5))
    expect(await cards.getByRole('heading', { name }).count()).toBe(0)
  })
})

describe('an open artifact', () => {
  it('is live again for a user who signed out and in again, without a reload', async () => {
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
})
