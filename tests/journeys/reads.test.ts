import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { PROJECT_ID } from '../../tools/cli/paths.ts'
import { addArtifact } from './support/collection.ts'
import { expectShown } from './support/expectations.ts'
import { newPerson, unique } from './support/people.ts'
import { services } from './support/services.ts'
import { withWorld } from './support/world.ts'

/** What each screen costs, in documents as Firestore bills them: the whole store is watched, and nobody else is there. */
const world = withWorld()

const usageSchema = z.object({ documentsRead: z.number(), documentsWritten: z.number() })
type Usage = z.infer<typeof usageSchema>

async function usage(): Promise<Usage> {
  const response = await fetch(
    `http://127.0.0.1:${services.firestorePort}/emulator/v1/projects/${PROJECT_ID}:usage`,
  )
  return z.parse(usageSchema, await response.json())
}

/** The usage when it has stopped growing. */
async function usageAtRest(): Promise<Usage> {
  let before = await usage()
  await vi.waitUntil(
    async () => {
      const now = await usage()
      const isAtRest = now.documentsRead === before.documentsRead
      before = now
      return isAtRest
    },
    { interval: 500, timeout: 10_000 },
  )
  return before
}

async function costOf(act: () => Promise<void>): Promise<{ read: number; written: number }> {
  const before = await usageAtRest()
  await act()
  const after = await usageAtRest()
  return {
    read: after.documentsRead - before.documentsRead,
    written: after.documentsWritten - before.documentsWritten,
  }
}

const PAGE = 24

describe('the store is asked for what a screen shows and no more', () => {
  it('by visitors: six on the home page, a page and one in Browse, nothing that was read before', async () => {
    const person = await newPerson()
    for (const name of ['Rhyton', 'Pyxis']) await addArtifact(person, { artifact_name: unique(name) })
    const { page, open } = await world.visitor()
    const cards = page.getByRole('article')
    /** Which questions were the SDK's: the first of a page is asked before it is there. */
    const bySdk: boolean[] = []
    page.on('request', (request) => {
      if (request.url().includes(':runQuery') && request.method() === 'POST')
        bySdk.push('x-goog-api-client' in request.headers())
    })
    const home = await costOf(async () => {
      await open('/')
      await expectShown(cards.nth(5))
    })
    const browse = await costOf(async () => {
      await open('/allArtifacts')
      await expectShown(cards.nth(PAGE - 1))
    })
    expect({ home, browse }).toEqual({
      home: { read: 6, written: 0 },
      browse: { read: PAGE + 1, written: 0 },
    })
    expect(bySdk).toEqual([false, false])
    const more = await costOf(async () => {
      await page.getByRole('button', { name: 'Load more' }).click()
      await expectShown(cards.nth(PAGE))
    })
    expect(more.read).toBeLessThanOrEqual(PAGE)
    const again = await costOf(async () => {
      await page.getByRole('link', { name: 'About Us' }).first().click()
      await expectShown(page.getByRole('heading', { name: 'About Us' }))
      await page.goBack()
      await expectShown(cards.nth(PAGE))
    })
    expect(again.read).toBe(0)
  })

  it('by visitors whose first question was lost: again, and nobody notices', async () => {
    const { page, open } = await world.visitor()
    let lost = 0
    await page.route('**/*:runQuery*', async (route) => {
      lost += 1
      await (lost === 1 ? route.abort() : route.continue())
    })
    await open('/allArtifacts')
    await expectShown(page.getByRole('article').nth(PAGE - 1))
    expect(lost).toBeGreaterThan(1)
  })

  it('by members: an artifact and the own like of it on its page, their own in lists', async () => {
    const person = await newPerson()
    const name = unique('Rhyton')
    const id = await addArtifact(person, { artifact_name: name })
    await addArtifact(person, { artifact_name: unique('Pyxis') })
    const { page, open } = await world.member(person)
    await open('/allArtifacts?sort=date-desc')
    await expectShown(page.getByRole('link', { name: `View Details of ${name}` }))
    const known = await costOf(async () => {
      await page.getByRole('link', { name: `View Details of ${name}` }).click()
      await expectShown(page.getByRole('button', { name: 'Like 0 likes', disabled: false }))
    })
    const liking = await costOf(async () => {
      await page.getByRole('button', { name: 'Like 0 likes' }).click()
      await expectShown(page.getByText('Liked this artifact!'))
    })
    const cold = await costOf(async () => {
      await open(`/artifact/${id}`)
      await expectShown(page.getByRole('button', { name: 'Liked 1 like' }))
    })
    const mine = await costOf(async () => {
      await open('/myArtifacts')
      await expectShown(page.getByText(name).first())
    })
    const liked = await costOf(async () => {
      await open('/likedArtifacts')
      await expectShown(page.getByText(name).first())
    })
    expect({ known, cold, mine, liked }).toEqual({
      known: { read: 2, written: 0 },
      cold: { read: 2, written: 0 },
      // That none is hidden is an answer, too.
      mine: { read: 3, written: 0 },
      liked: { read: 1, written: 0 },
    })
    // The like and the count; each is read first, and the open page hears of both.
    expect(liking).toEqual({ read: 4, written: 2 })
  })
})
