import { likeId } from '@tracker/domain/likes/like.ts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { addArtifact, like, type RECORD, removeArtifact } from './support/collection.ts'
import { expectShown } from './support/expectations.ts'
import { newPerson, unique } from './support/people.ts'
import { changeRaw, removeRaw, storeRaw } from './support/store.ts'
import { DESKTOP, PHONE, withWorld } from './support/world.ts'

const world = withWorld()

const MARKUP = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script><b>bold</b>'
const RTL = 'مخطوطة قديمة'
/** Turned, and what stands behind it too: neither is ended. */
const TURNED = `\u202E${RTL}\u2069\u202D`

interface Hostile {
  what: string
  /** What is special about the record. */
  fields: Partial<typeof RECORD>
  nameOf: (word: string) => string
  /** What is done to the name past the API, which refuses it. */
  forge?: (name: string) => string
}

const RECORDS: readonly Hostile[] = [
  {
    what: 'markup in every text',
    nameOf: (word) => `${MARKUP} ${word}`,
    fields: {
      created_at: MARKUP,
      historical_context: MARKUP,
      present_location: MARKUP,
      discovered_by: MARKUP,
      discovered_at: MARKUP,
      short_description: MARKUP,
    },
  },
  {
    what: 'right-to-left text',
    nameOf: (word) => `${RTL} ${word}`,
    fields: {
      discovered_by: TURNED,
      discovered_at: TURNED,
      historical_context: TURNED,
      short_description: TURNED,
    },
    forge: (name) => name.replace(RTL, TURNED),
  },
  {
    what: 'a name of 200 characters without spaces, and texts like it',
    nameOf: (word) => `${word}${'W'.repeat(200 - word.length)}`,
    fields: {
      created_at: 'W'.repeat(300),
      discovered_by: 'W'.repeat(300),
      discovered_at: 'W'.repeat(300),
      present_location: 'W'.repeat(300),
      historical_context: 'W'.repeat(5000),
      short_description: 'W'.repeat(5000),
    },
  },
  {
    what: 'an image that is not there',
    nameOf: (word) => `Imageless ${word}`,
    fields: { artifact_image: 'https://dead.example/nothing.jpg' },
  },
  {
    what: 'empty fields',
    nameOf: (word) => `Empty ${word}`,
    fields: {
      created_at: '',
      historical_context: '',
      present_location: '',
      discovered_by: '',
      discovered_at: '',
      short_description: '',
    },
  },
]

/** The page is whole: nothing ran, nothing sticks out, every picture is one. */
async function expectWhole(page: Page) {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(await page.getByRole('main').locator('b, script, img[onerror]').count()).toBe(0)
  // A picture's host does not learn which page shows it.
  expect(await page.getByRole('main').locator('img:not([referrerpolicy="no-referrer"])').count()).toBe(0)
  // A table gives way to cards in the frame after the window has become narrow.
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')]
      // The other theme's plate is not displayed, and not asked for.
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete && image.naturalWidth > 0),
  )
}

describe('a record with', () => {
  it.each(RECORDS)('$what breaks no screen, wide or narrow', async ({ nameOf, fields, forge }) => {
    const person = await newPerson()
    const word = unique('Odd').replace(' ', '')
    const name = nameOf(word)
    const id = await addArtifact(person, { artifact_name: name, ...fields })
    await like(person, id)
    if (forge) {
      await changeRaw(`artifacts/${id}`, { artifact_name: forge(name) })
      await changeRaw(`likes/${likeId(person.uid, id)}`, { artifactName: forge(name) })
    }
    const { page, open } = await world.member(person)
    const check = async () => {
      for (const viewport of [DESKTOP, { width: 320, height: 600 }]) {
        await page.setViewportSize(viewport)
        await expectWhole(page)
      }
    }
    await open(`/allArtifacts?name=${word}`)
    await expectShown(page.getByText('1 artifact', { exact: true }))
    await expectShown(page.getByRole('article').getByRole('heading').filter({ hasText: word }))
    await check()
    await open(`/artifact/${id}`)
    await expectShown(page.getByRole('heading', { level: 1 }).filter({ hasText: word }))
    await check()
    for (const path of ['/myArtifacts', '/likedArtifacts']) {
      await open(path)
      await expectShown(page.getByRole('main').getByText(word).first())
      await check()
    }
    await page.setViewportSize(PHONE)
    await open('/myArtifacts')
    await page.getByRole('button', { name: 'Delete' }).click()
    await expectShown(page.getByRole('alertdialog').getByText(word))
    await expectWhole(page)
    await open(`/updateArtifact/${id}`)
    expect(await page.getByLabel('Artifact name').inputValue()).toBe(name)
    await check()
    // Lists that other tests look at should not ask a dead host.
    await removeArtifact(person, id)
  })

  it('no fields at all, or fields of the wrong kind, breaks neither the list nor the detail', async () => {
    const word = unique('Odd').replace(' ', '').toLowerCase()
    await storeRaw(`${word}-bare`, { name_key: `${word} bare` })
    await storeRaw(`${word}-wrong`, {
      name_key: `${word} wrong`,
      artifact_name: 7,
      artifact_image: 'javascript:window.hacked=1',
      artifact_type: 'Nonsense',
      likes_count: -3,
    })
    const { page, open } = await world.member(await newPerson())
    await open('/allArtifacts?sort=date-desc')
    const links = page.getByRole('main').locator(`a[href^="/artifact/${word}"]`)
    await expectShown(links.first())
    expect(await links.count()).toBe(2)
    await expectWhole(page)
    for (const kind of ['bare', 'wrong']) {
      await page.goto(`/artifact/${word}-${kind}`)
      await expectShown(page.getByRole('heading', { level: 1, name: 'Unnamed artifact' }))
      await expectShown(page.getByRole('button', { name: 'Like 0 likes' }))
      await expectWhole(page)
      // Other tests open whatever stands in a list, and expect something to be told of it.
      await removeRaw(`${word}-${kind}`)
    }
  })
})
