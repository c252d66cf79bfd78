import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addArtifact, like } from '../support/collection.ts'
import { expectShown } from '../support/expectations.ts'
import { refuse, sideOf, toastOf } from '../support/pages.ts'
import { newPerson, unique } from '../support/people.ts'
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

describe('a failure shows a toast and leaves the page usable', () => {
  it('8.1a when Browse does not load: Retry loads it, and the heading has the focus', async () => {
    const { page, open } = await world.visitor()
    await cutStore(page)
    await open('/allArtifacts')
    await expectFailure(page, UNREACHABLE)
    await expectShown(page.getByRole('main').getByText(UNREACHABLE))
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).press('Enter')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await expectShown(page.getByRole('article').first())
  })

  it('8.1b when an artifact does not load: Retry loads it', async () => {
    const person = await newPerson()
    const name = unique('Torque')
    const id = await addArtifact(person, { artifact_name: name })
    const { page } = await world.member(person)
    await cutStore(page)
    await page.goto(`/artifact/${id}`)
    await expectFailure(page, UNREACHABLE)
    await expectShown(page.getByRole('main').getByText(UNREACHABLE))
    await page.getByRole('button', { name: 'Retry' }).focus()
    await page.unrouteAll()
    // The listener may also reconnect by itself and remove the button.
    await page.keyboard.press('Enter')
    await expectShown(page.getByRole('heading', { name, level: 1 }))
  })

  it('8.1e and 8.2 when a like, an unlike or a deletion fails, or the liked list does not load', async () => {
    const person = await newPerson()
    const name = unique('Torque')
    const id = await addArtifact(person, { artifact_name: name })
    const { page, open } = await world.member(person)
    await open(`/artifact/${id}`)
    await refuse(page, '/likes**', CLOSED)
    await page.getByRole('button', { name: 'Like 0 likes' }).click()
    await expectFailure(page, CLOSED)
    await expectShown(page.getByRole('button', { name: 'Like 0 likes', pressed: false }))
    await like(person, id)
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
    await expectShown(page.getByRole('main').getByText(UNREACHABLE))
    await expectShown(page.getByRole('button', { name: 'Retry' }))
  })
})
