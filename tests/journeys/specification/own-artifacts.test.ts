import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
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
import { confirm, expectSuccess, nav, refuse, sideOf, toastOf } from '../support/pages.ts'
import { disable, newPerson, unique } from '../support/people.ts'
import { cutStore } from '../support/store.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()

const CLOSED = 'The collection is closed for stocktaking.'
const UNREACHABLE = 'The collection could not be reached. Check your connection and try again.'

/** Expects a toast at the left with the role of an alert. */
async function expectFailure(page: Page, message: string) {
  const toast = toastOf(page, message).last()
  await expectShown(toast)
  expect(await toast.getAttribute('role')).toBe('alert')
  expect(await sideOf(page, toast)).toBe('left')
}

it('4.8, 4.9, 4.10, 4.14, 8.1b, 8.1e, 8.4, 8.11 and 8.12 on the page of an artifact, Retry loads it; a like shows at once, follows the own record and is undone if it fails; an expired token is refreshed once, else a dialog says so and the user is signed out', async () => {
  const person = await newPerson()
  const name = unique('Lamp')
  const id = await addArtifact(person, { artifact_name: name })
  await like(await newPerson(), id)
  const { page } = await world.member(person)
  const restoreStore = await cutStore(page)
  await page.goto(`/artifact/${id}`)
  await expectFailure(page, UNREACHABLE)
  await expectShown(page.getByRole('main').getByText(UNREACHABLE))
  await page.getByRole('button', { name: 'Retry' }).focus()
  restoreStore()
  // The listener may also reconnect by itself and remove the button.
  await page.keyboard.press('Enter')
  await expectShown(page.getByRole('heading', { name, level: 1 }))
  const canonical = page.locator('link[rel="canonical"]')
  expect(await canonical.count()).toBe(1)

  // Holds API calls back until the test has checked the page.
  let release = Promise.withResolvers<void>()
  await page.route('**/api/likes**', async (route) => {
    await release.promise
    await route.continue()
  })
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
    await expectShown(page.getByRole('status').filter({ hasText: new RegExp(`^${message}$`) }))
    await expectSoon(() => likesCount(person, id), count)
    await expectShown(after)
  }

  await refuse(page, '/likes**', CLOSED)
  await notLiked.click()
  await expectFailure(page, CLOSED)
  await expectShown(notLiked)
  await like(person, id)
  await liked.click()
  await expectFailure(page, CLOSED)
  await expectShown(liked)
  expect(await likedBy(person)).toEqual([id])

  const seen: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/likes')) seen.push('unlike')
    if (request.method() === 'POST' && request.url().includes('securetoken')) seen.push('refresh')
  })
  let isRefused = false
  await page.route('**/api/likes**', (route) => {
    if (isRefused) return route.continue()
    isRefused = true
    return route.fulfill({ status: 401, json: {} })
  })
  await liked.click()
  await expectSoon(async () => seen, ['unlike', 'refresh', 'unlike'])
  await expectSoon(() => likesCount(person, id), 1)

  await disable(person)
  await notLiked.click()
  const dialog = page.getByRole('alertdialog', { name: 'Error!', exact: true })
  await expectShown(dialog.getByText('Token refresh failed. Signing out...!', { exact: true }))
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Ok'])
  await page.keyboard.press('Escape')
  await expectShown(nav(page).getByRole('link', { name: 'Sign In' }))
  await expectAddress(page, '/signin')
  await expectSoon(() => canonical.count(), 0)
})

it('2.46, 2.48, 4.11, 8.10 and 8.13 updating starts with the stored fields, sends only changed ones, and says when there are none; My Artifacts is a table with actions, whose deletion asks first and removes the row and the artifact', async () => {
  const person = await newPerson()
  const [name, other] = [unique('Votive axe'), unique('Spindle')]
  const id = await addArtifact(person, { artifact_name: name })
  await addArtifact(person, { artifact_name: other })
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
    inventory_number: '',
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

  const headers = page.getByRole('columnheader')
  await expectSoon(() => headers.allTextContents(), ['Name', 'Discoverer', 'Actions'])
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  // Without a picture, a placeholder with the name's initial is shown.
  await expectSoon(() => row.getByRole('rowheader').locator('img, svg').count(), 1)
  await expectShown(row.getByRole('cell').getByText('Agatha Mallowan', { exact: true }))
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
  await expectShown(page.getByRole('rowheader', { name: other }))
  await expectShown(page.getByText('1 artifact', { exact: true }))
  await expect(readArtifact(person, id)).rejects.toThrow('404')
})
