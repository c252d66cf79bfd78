import { describe, expect, it } from 'vitest'
import {
  addArtifact,
  changeArtifact,
  like,
  likedBy,
  likesCount,
  readArtifact,
  RECORD,
} from '../support/collection.ts'
import { expectAddress, expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { confirm, expectSuccess, fillArtifact, toastOf } from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

describe('likes', () => {
  it('4.8, 4.9, 4.10, 8.11 and 8.12 change at once, follow the own like record, and show toasts of 1.5 s', async () => {
    const person = await newPerson()
    const id = await addArtifact(person, { artifact_name: unique('Lamp') })
    await like(await newPerson(), id)
    const { page, open } = await world.member(person)
    await page.clock.install()
    // Holds API calls back until the test has checked the page.
    let release = Promise.withResolvers<void>()
    await page.route('**/api/likes**', async (route) => {
      await release.promise
      await route.continue()
    })
    await open(`/artifact/${id}`)
    const notLiked = page.getByRole('button', { name: 'Like 1 like', pressed: false })
    const liked = page.getByRole('button', { name: 'Liked 2 likes', pressed: true })
    for (const { before, after, count, message } of [
      { before: notLiked, after: liked, count: 2, message: 'Liked this artifact!' },
      { before: liked, after: notLiked, count: 1, message: 'Disliked this artifact!' },
    ]) {
      release = Promise.withResolvers()
      const earlier = await likesCount(person, id)
      await before.click()
      await expectShown(after)
      expect(await likesCount(person, id)).toBe(earlier)
      release.resolve()
      const toast = page.getByRole('status').filter({ hasText: new RegExp(`^${message}$`) })
      await expectShown(toast)
      await page.clock.fastForward(1500)
      await expectGone(toast)
      await expectSoon(() => likesCount(person, id), count)
      await expectShown(after)
    }
    await like(person, id)
    await expectShown(liked)
    expect(await likedBy(person)).toEqual([id])
  })
})

describe('add and update', () => {
  it('4.13 and 8.9 adding confirms with a dialog and leads to My Artifacts', async () => {
    const { page, open } = await world.member(await newPerson())
    const name = unique('Loom weight')
    await open('/addArtifact')
    await fillArtifact(page, name)
    await page.getByRole('button', { name: 'Add Artifact' }).click()
    const text = 'You have successfully added an Artifact!'
    await expectSuccess(page, 'Congratulations!', text, ['Ok', 'Add another'])
    await page.keyboard.press('Escape')
    await expectAddress(page, '/myArtifacts')
    await expectShown(page.getByRole('rowheader', { name }))
  })

  it('2.48 and 8.10 updating starts with the stored fields, sends only changed ones, and says when there are none', async () => {
    const person = await newPerson()
    const name = unique('Votive axe')
    const id = await addArtifact(person, { artifact_name: name })
    const { page, open } = await world.member(person)
    await open(`/updateArtifact/${id}`)
    await page.getByLabel('Artifact name').waitFor()
    const groups = page.getByRole('main').getByRole('group')
    expect(await groups.locator('> legend').allInnerTexts()).toEqual([
      'Adder Information',
      'Basic Information',
      'Discovery',
      'Short description',
    ])
    const values = await page
      .getByRole('main')
      .locator('input[name], select[name], textarea[name]')
      .evaluateAll((fields) =>
        fields.map((field) => [field.getAttribute('name'), 'value' in field ? field.value : null]),
      )
    expect(Object.fromEntries(values)).toEqual({
      ...RECORD,
      artifact_name: name,
      adder_name: person.name,
      adder_email: person.email,
    })

    const submit = page.getByRole('button', { name: 'Update Artifact' })
    await submit.click()
    await expectShown(toastOf(page, 'No changes to save.'))
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.getByLabel('Discovered by').fill('Agatha Mallowan')
    await changeArtifact(person, id, { present_location: 'Aleppo' })
    await submit.click()
    await expectSuccess(page, 'You have successfully updated the Artifact!')
    await confirm(page, 'You have successfully updated the Artifact!')
    await expectAddress(page, '/myArtifacts')
    expect(await readArtifact(person, id)).toMatchObject({
      discovered_by: 'Agatha Mallowan',
      present_location: 'Aleppo',
    })
  })
})

describe('My Artifacts', () => {
  it('2.46, 4.11 and 8.13 is a table with actions; deleting asks first, and removes the row and the artifact', async () => {
    const person = await newPerson()
    const [name, other] = [unique('Votive axe'), unique('Spindle')]
    const id = await addArtifact(person, { artifact_name: name })
    await addArtifact(person, { artifact_name: other })
    const { page, open } = await world.member(person)
    await open('/myArtifacts')
    const headers = page.getByRole('columnheader')
    await expectSoon(() => headers.allTextContents(), ['Name', 'Discoverer', 'Actions'])
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    // Without a picture, a placeholder with the name's initial is shown.
    await expectSoon(() => row.getByRole('rowheader').locator('img, svg').count(), 1)
    await expectShown(row.getByRole('cell').getByText(RECORD.discovered_by, { exact: true }))
    await expectShown(row.getByRole('cell').getByText(RECORD.discovered_at, { exact: true }))
    const hrefOf = (link: string) => row.getByRole('link', { name: link }).getAttribute('href')
    expect(await hrefOf(`Details of ${name}`)).toBe(`/artifact/${id}`)
    expect(await hrefOf(`Update ${name}`)).toBe(`/updateArtifact/${id}`)

    const remove = row.getByRole('button', { name: `Delete ${name}` })
    await remove.click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure?', exact: true })
    await expectShown(question.getByText("You won't be able to revert this!", { exact: true }))
    await expectShown(question.getByText(name))
    await question.getByRole('button', { name: 'Keep it' }).click()
    await expectGone(question)
    await remove.click()
    await question.getByRole('button', { name: 'Yes, delete it!', exact: true }).click()
    await expectSuccess(page, 'Deleted!', 'The Artifact has been deleted.')
    await confirm(page, 'Deleted!')
    await expectGone(row)
    await page.reload()
    await expectShown(page.getByRole('rowheader', { name: other }))
    expect(await page.getByRole('rowheader').count()).toBe(1)
  })
})

describe('My Liked Artifacts', () => {
  it('2.49 and 2.50 leads to Browse while it is empty, then is a table with Details links', async () => {
    const person = await newPerson()
    const name = unique('Votive axe')
    const id = await addArtifact(await newPerson(), { artifact_name: name })
    const { page, open } = await world.member(person)
    await open('/likedArtifacts')
    await expectShown(page.getByRole('heading', { name: "You haven't liked any Artifact!", exact: true }))
    await expectShown(page.getByText('Please like one first.', { exact: true }))
    await page.getByRole('link', { name: 'Browse Artifacts', exact: true }).click()
    await expectAddress(page, '/allArtifacts')

    await like(person, id)
    await open('/likedArtifacts')
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await expectShown(row.getByText(RECORD.discovered_by, { exact: true }))
    expect(await page.getByRole('rowheader').count()).toBe(1)
    await row.getByRole('link', { name: `Details of ${name}` }).click()
    await expectAddress(page, `/artifact/${id}`)
  })
})
