/** Screens that `screens.test.ts` does not open, in narrow windows and with forced colours. */
import { beforeAll, expect, it } from 'vitest'
import { addArtifact, addList, annotate } from '../support/collection.ts'
import { expectSoon } from '../support/expectations.ts'
import { newPerson, unique } from '../support/people.ts'
import { overflowing, resize } from '../support/screens.ts'
import { DESKTOP, type Visitor, withWorld } from '../support/world.ts'

const world = withWorld('file')

const NARROW = { width: 320, height: 640 }
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitän'

let visitor: Visitor
let addresses: Readonly<Record<string, string>>
beforeAll(async () => {
  const person = await newPerson()
  const id = await addArtifact(person, { artifact_name: unique(WORD), discovered_by: WORD })
  const list = await addList(person, [id, 'rosetta-stone'], WORD)
  await annotate(person, list, id, WORD)
  visitor = await world.member(person)
  addresses = {
    'the timeline of Browse': '/allArtifacts?from=-1500&to=1500',
    'a contributor': `/contributor/${person.uid}`,
    'a list to edit': `/lists/${list}`,
    'a list as cards': `/lists/${list}?view=cards`,
    'a list as a wall': `/lists/${list}?view=cards&look=wall`,
    'the timeline of a list': `/lists/${list}?view=timeline`,
    'a handout': `/lists/${list}?view=handout`,
    'the copy of a list': `/lists?copy=${list}`,
    'the public page of a list': `/list/${list}`,
    'the public handout': `/list/${list}?as=handout`,
    'a label': '/label/rosetta-stone',
  }
})

it.each([
  'the timeline of Browse',
  'a contributor',
  'a list to edit',
  'a list as cards',
  'a list as a wall',
  'the timeline of a list',
  'a handout',
  'the copy of a list',
  'the public page of a list',
  'the public handout',
  'a label',
])(
  '%s does not scroll sideways at 320 px, and has its axes in the colour of texts with forced colours',
  async (name) => {
    const { page } = visitor
    const address = addresses[name] ?? ''
    await page.emulateMedia({ forcedColors: 'none' })
    await resize(page, NARROW)
    await page.goto(address, /^\/(list|label)\//.test(address) ? { waitUntil: 'load' } : {})
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page
      .getByText(/Rosetta Stone|Donaudampf|Copy a list/)
      .filter({ visible: true })
      .first()
      .waitFor()
    await page.evaluate(() => document.fonts.ready)
    expect(await overflowing(page)).toEqual([])

    await resize(page, DESKTOP)
    await page.emulateMedia({ forcedColors: 'active' })
    // Bars and notches of the app, and of pages without script.
    const others = () =>
      page.evaluate(() => {
        const text = getComputedStyle(document.body).color
        const marks = document.querySelectorAll('.ticks > *, .axis svg')
        const coloursOf = (mark: Element) => {
          const { backgroundColor, fill, borderTopColor } = getComputedStyle(mark)
          return mark instanceof SVGElement ? [fill, borderTopColor] : [backgroundColor]
        }
        return [...marks].flatMap(coloursOf).filter((colour) => colour !== text)
      })
    await expectSoon(others, [])
  },
)
