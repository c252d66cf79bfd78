import { likeId } from '@tracker/domain/likes/like.ts'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { addArtifact, like, type RECORD, removeArtifact } from '../support/collection.ts'
import { expectGone, expectShown } from '../support/expectations.ts'
import { goBackTo } from '../support/pages.ts'
import { newPerson, type Person, unique } from '../support/people.ts'
import { changeRaw, removeRaw, storeRaw } from '../support/store.ts'
import { DESKTOP, PHONE, type Visitor, withWorld } from '../support/world.ts'

// Nothing is stored in the browser.
const world = withWorld('file')

const MARKUP = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script><b>bold</b>'
const RTL = 'مخطوطة قديمة'
/** Text with unclosed direction overrides. */
const TURNED = `\u202E${RTL}\u2069\u202D`

interface Hostile {
  what: string
  fields: Partial<typeof RECORD>
  nameOf: (word: string) => string
  /** Changes the name directly in the store to one that the API refuses. */
  forge?: (name: string) => string
}

const RECORDS: readonly Hostile[] = [
  {
    what: 'markup in every text',
    // Sorts last, so that first pages of other journeys do not show it.
    nameOf: (word) => `Zz ${MARKUP} ${word}`,
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
    // Sorts last, so that first pages of other journeys do not load its image.
    nameOf: (word) => `Zz imageless ${word}`,
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

let person: Person
let member: Visitor
beforeAll(async () => {
  person = await newPerson()
  member = await world.member(person)
})

/** Expects that no markup has been executed, nothing overflows and every image has loaded. */
async function expectWhole(page: Page) {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  expect(await page.getByRole('main').locator('b, script, img[onerror]').count()).toBe(0)
  // Images are requested without a referrer, so their hosts do not see the page's address.
  expect(await page.getByRole('main').locator('img:not([referrerpolicy="no-referrer"])').count()).toBe(0)
  // The layout changes from table to cards one frame after the resize.
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBe(0)
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')]
      // The other theme's picture is neither displayed nor loaded.
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete && image.naturalWidth > 0),
  )
}

it('markup, right-to-left text, endless words, dead images and empty fields break no screen, wide or narrow', async () => {
  const word = unique('Odd').replace(' ', '')
  const records = await Promise.all(
    RECORDS.map(async ({ nameOf, fields, forge }) => {
      const name = nameOf(word)
      const id = await addArtifact(person, { artifact_name: name, ...fields })
      await like(person, id)
      if (forge) {
        await changeRaw(`artifacts/${id}`, { artifact_name: forge(name) })
        await changeRaw(`likes/${likeId(person.uid, id)}`, { artifactName: forge(name) })
      }
      return { id, name }
    }),
  )
  const { page, open } = member
  const heading = page.getByRole('heading', { level: 1 })
  /** Opens a screen with another heading, within the app. */
  const walk = async (path: string) => {
    const before = await heading.innerText()
    await goBackTo(page, path)
    await expect.poll(() => heading.innerText()).not.toBe(before)
  }
  const check = async () => {
    for (const viewport of [DESKTOP, { width: 320, height: 600 }]) {
      await page.setViewportSize(viewport)
      await expectWhole(page)
    }
  }
  await open(`/allArtifacts?name=${word}`)
  await expectShown(page.getByText(`${RECORDS.length} artifacts`, { exact: true }))
  await check()
  for (const path of ['/myArtifacts', '/likedArtifacts']) {
    await walk(path)
    await expectShown(
      page
        .getByRole('main')
        .getByText(word)
        .nth(RECORDS.length - 1),
    )
    await check()
  }
  for (const { id } of records) {
    await walk(`/artifact/${id}`)
    await expectShown(heading.filter({ hasText: word }))
    await check()
  }
  const [, , endless] = records
  await walk(`/updateArtifact/${endless?.id}`)
  expect(await page.getByLabel('Artifact name').inputValue()).toBe(endless?.name)
  await check()
  await page.setViewportSize(PHONE)
  await walk('/myArtifacts')
  for (const remove of await page.getByRole('button', { name: 'Delete' }).all()) {
    await remove.click()
    await expectShown(page.getByRole('alertdialog').getByText(word))
    await expectWhole(page)
    await page.getByRole('button', { name: 'Keep it' }).click()
    await expectGone(page.getByRole('alertdialog'))
  }
  // Otherwise lists in other journeys would show these newest artifacts and load the broken image.
  await Promise.all(records.map(({ id }) => removeArtifact(person, id)))
})

it('missing fields, or fields of wrong types, break neither the list nor the detail page', async () => {
  const word = unique('Odd').replace(' ', '').toLowerCase()
  await storeRaw(`${word}-bare`, { name_key: `${word} bare` })
  await storeRaw(`${word}-wrong`, {
    name_key: `${word} wrong`,
    artifact_name: 7,
    artifact_image: 'javascript:window.hacked=1',
    artifact_type: 'Nonsense',
    likes_count: -3,
  })
  const { page, open } = member
  await page.setViewportSize(DESKTOP)
  await open('/allArtifacts?sort=date-desc')
  const links = page.getByRole('main').locator(`a[href^="/artifact/${word}"]`)
  await expectShown(links.first())
  expect(await links.count()).toBe(2)
  await expectWhole(page)
  for (const kind of ['bare', 'wrong']) {
    await page.locator(`main a[href="/artifact/${word}-${kind}"]`).click()
    await expectShown(page.getByRole('heading', { level: 1, name: 'Unnamed artifact' }))
    await expectShown(page.getByRole('button', { name: 'Like 0 likes' }))
    await expectWhole(page)
    // Other journeys open artifacts from lists and need their names.
    await removeRaw(`${word}-${kind}`)
    await page.goBack()
    await expectShown(page.getByRole('heading', { level: 1, name: 'Browse Artifacts' }))
  }
})
