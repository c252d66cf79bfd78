import { describe, expect, it } from 'vitest'
import { violations } from './support/axe.ts'
import { addArtifact, addList, removeArtifact } from './support/collection.ts'
import { expectShown, expectSoon } from './support/expectations.ts'
import { newPerson, type Person, unique } from './support/people.ts'
import { services } from './support/services.ts'
import { PHONE, withWorld } from './support/world.ts'

const world = withWorld()

const COUNT = 12

/** Adds artifacts whose names begin with a word that no others have. */
async function addSeveral(person: Person, count: number) {
  const word = unique('Fibula')
  const ids: string[] = []
  for (let number = 1; number <= count; number += 1)
    ids.push(await addArtifact(person, { artifact_name: `${word} no ${number}` }))
  return { word, ids }
}

/** Pages of a PDF. Chromium writes one object per page, uncompressed. */
const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length

it(`a list of ${COUNT} takes at most 40 taps on a phone, and a stranger reads it without script`, async () => {
  const person = await newPerson()
  const { word } = await addSeveral(person, COUNT)
  const { page, open } = await world.member(person, { viewport: PHONE, hasTouch: true })
  let taps = 0
  const tap = async (role: 'button' | 'link' | 'menuitem', name: string | RegExp) => {
    taps += 1
    await page.getByRole(role, { name }).first().tap()
  }
  await open(`/allArtifacts?name=${encodeURIComponent(word)}`)
  await expectSoon(() => page.getByRole('article').count(), COUNT)
  for (let number = 1; number <= COUNT; number += 1) {
    await tap('button', new RegExp(`^Add ${word} no ${number} to a list$`))
    await tap('button', number === 1 ? 'Create' : /^My list/)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expectShown(page.getByText(number === 1 ? /^Added to the new list/ : /^Added to “My list”/).last())
  }
  await tap('button', /menu/i)
  await tap('link', 'My Lists')
  await tap('link', 'My list')
  await expectSoon(() => page.getByRole('button', { name: /^Move / }).count(), COUNT)
  taps += 2
  await page.getByRole('combobox', { name: 'Who can see it' }).selectOption('Everybody with the link')
  const link = page.getByRole('link', { name: 'Public page' })
  const address = (await link.getAttribute('href')) ?? ''
  expect(taps).toBeLessThanOrEqual(40)

  const { page: stranger } = await world.visitor({ javaScriptEnabled: false, viewport: PHONE })
  const requests: string[] = []
  stranger.on('request', (request) => requests.push(request.resourceType()))
  await stranger.goto(address, { waitUntil: 'load' })
  expect(await stranger.getByRole('heading', { level: 2 }).count()).toBe(COUNT)
  expect(requests.filter((type) => type === 'document')).toHaveLength(1)
  expect(requests).not.toContain('script')
})

describe('the page of a shared list', () => {
  it('is accessible in both themes at 320 pixels, and fits', async () => {
    const person = await newPerson()
    const { ids } = await addSeveral(person, 2)
    const [first = ''] = ids
    const list = await addList(person, ids)
    await removeArtifact(person, first)
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await world.visitor({ viewport: { width: 320, height: 640 }, colorScheme })
      await page.goto(`/list/${list}`, { waitUntil: 'load' })
      await expectShown(page.getByText('This artifact is not shown any more.'))
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    }
    const missing = await fetch(`${services.app}/list/nothing`)
    expect({ status: missing.status, cache: missing.headers.get('cache-control') }).toEqual({
      status: 404,
      cache: 'public, max-age=0, s-maxage=300',
    })
  })
})

describe('the views of a list', () => {
  it.each(['edit', 'cards', 'timeline', 'slides', 'handout'])(
    '%s: accessible at 320 pixels',
    async (view) => {
      const person = await newPerson()
      const { ids, word } = await addSeveral(person, 2)
      const list = await addList(person, ids)
      const { page } = await world.member(person, { viewport: { width: 320, height: 640 } })
      // The slide show covers the heading that `open` waits for.
      await page.goto(`/lists/${list}?view=${view}`)
      await expectShown(page.getByText(`${word} no 2`).last())
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )

  it(`${COUNT} artifacts are printed on three pages`, async () => {
    const person = await newPerson()
    const { ids, word } = await addSeveral(person, COUNT)
    const list = await addList(person, ids)
    const { page, open } = await world.member(person)
    await open(`/lists/${list}?view=handout`)
    await expectShown(page.getByRole('heading', { name: `${word} no ${COUNT}` }))
    for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format }))).toBe(3)
  })
})
