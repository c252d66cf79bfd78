import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { PROJECT_ID } from '../../tools/cli/paths.ts'
import { addArtifact } from './support/collection.ts'
import { expectShown, TIMEOUT_MS } from './support/expectations.ts'
import { type OwnStack, startOwnStack } from './support/ownStack.ts'
import { newPerson, unique } from './support/people.ts'
import { services } from './support/services.ts'
import { withWorld } from './support/world.ts'

interface Cache {
  getAll: () => readonly unknown[]
}

declare global {
  /** Where TanStack Query's own tools look for the client. */
  var __TANSTACK_QUERY_CLIENT__: { getQueryCache: () => Cache; getMutationCache: () => Cache } | undefined
}

let own: OwnStack
const world = withWorld()

beforeEach(async () => {
  own = await startOwnStack('leaks')
})
afterEach(() => own.stop())

const usageSchema = z.object({ listeners: z.number() })

/** What the store is listened to for: nobody else is there. */
async function listeners(): Promise<number> {
  const project = `http://127.0.0.1:${services.firestorePort}/emulator/v1/projects/${PROJECT_ID}`
  return z.parse(usageSchema, await (await fetch(`${project}:usage`)).json()).listeners
}

/** What TanStack Query's caches hold. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const { __TANSTACK_QUERY_CLIENT__: client } = globalThis
    return {
      answers: client?.getQueryCache().getAll().length,
      writes: client?.getMutationCache().getAll().length,
    }
  })

it('after twenty writes and thirty searches the page holds no more than after one', async () => {
  const person = await newPerson()
  const name = unique('Pelike')
  await addArtifact(person, { artifact_name: name })
  const { page, open } = await world.member(person)
  await page.clock.install()
  await open('/allArtifacts')
  const follow = async (link: string) => page.getByRole('link', { name: link, exact: true }).first().click()
  const field = page.getByLabel('Search by name')

  const search = async (text: string) => {
    await field.fill(text)
    await field.press('Enter')
    await page.waitForURL((address) => address.searchParams.get('name') === text)
    await expectShown(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /artifact|shown/ }),
    )
  }
  const toggleLike = async () => {
    const button = page.getByRole('button', { name: /^Liked? \d/ })
    const wasLiked = (await button.getAttribute('aria-pressed')) === 'true'
    const answer = page.waitForResponse((response) => response.url().includes('/api/likes'))
    await button.click()
    await answer
    await expectShown(page.getByRole('button', { name: wasLiked ? 'Like 0 likes' : 'Liked 1 like' }))
  }
  /** Searches, likes, leaves for a page that reads nothing, and waits until all that is let go is gone. */
  const use = async (searches: readonly string[], writes: number) => {
    await follow('All Artifacts')
    for (const text of searches) await search(text)
    await search(name)
    await page.getByRole('link', { name: `View Details of ${name}` }).click()
    await expectShown(page.getByRole('button', { name: /^Liked? \d/, disabled: false }))
    for (let count = 0; count < writes; count += 1) await toggleLike()
    const whileShown = await listeners()
    await follow('About Us')
    await expectShown(page.getByRole('heading', { name: 'About Us' }))
    await vi.waitUntil(async () => (await listeners()) === 0, { timeout: TIMEOUT_MS, interval: 200 })
    await page.clock.fastForward('31:00')
    return { whileShown, listeners: await listeners(), ...(await kept(page)) }
  }

  const once = await use([], 1)
  const often = await use(
    Array.from({ length: 29 }, (_, index) => `word ${index}`),
    19,
  )
  expect(often).toEqual(once)
  expect(once.whileShown).toBe(2)
})
