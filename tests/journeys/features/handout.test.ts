import { expect, it } from 'vitest'
import { addArtifact, addList, annotate } from '../support/collection.ts'
import { expectShown } from '../support/expectations.ts'
import { textsOf } from '../support/pdf.ts'
import { newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld('file')

/** A text of exactly so many characters, in which each word occurs once in a list. */
function wordsOf(object: number, kind: string, length: number): string {
  const words = Array.from(
    { length: Math.ceil(length / 8) },
    (_, at) => `${kind}${object}w${String(at).padStart(4, '0')}`,
  )
  return words.join(' ').slice(0, length)
}

/** Characters of the names and notes of the objects: short, at the limits of a row, and the longest. */
const NAMES = [12, 200, 40, 200, 12, 12, 90, 12]
const NOTES = [1_000, 1_000, 0, 149, 200, 338, 351, 60]

/** Width in pixels of the narrowest column of texts in a wide window. */
const COLUMN_MIN = 200

/** A hyphen at the end of a line is no part of a word. */
const bare = (text: string) => text.replaceAll(/[\s\u00AD\u2010-]/g, '')

async function addLongList() {
  const person = await newPerson()
  const word = unique('Krug')
  const texts = NAMES.map((length, at) => ({
    name: `${word} ${wordsOf(at, 'n', length)}`.slice(0, Math.max(length, word.length + 3)),
    note: wordsOf(at, 't', NOTES[at] ?? 0),
  }))
  const ids: string[] = []
  for (const { name } of texts) ids.push(await addArtifact(person, { artifact_name: name }))
  const list = await addList(person, ids)
  for (const [at, { note }] of texts.entries()) await annotate(person, list, ids[at] ?? '', note)
  return { person, list, texts }
}

it('a handout, and the public page of a list and its handout on paper, show every word of names of 200 and notes of 1,000 characters, in both languages, and no title alone; on the screen no column is narrow', async () => {
  const { person, list, texts } = await addLongList()
  const expected = texts.flatMap(({ name, note }) => [name, note].filter(Boolean).map(bare))
  for (const language of ['en', 'de']) {
    const { page } = await world.member(person, { locale: language })
    for (const path of [`/lists/${list}?view=handout`, `/list/${list}`, `/list/${list}?as=handout`]) {
      // The public pages have no script.
      await page.goto(path, path.startsWith('/list/') ? { waitUntil: 'load' } : {})
      await expectShown(page.getByRole('heading', { name: texts.at(-1)?.name ?? '' }))
      const widths = await page
        .getByRole('main')
        .getByRole('heading', { level: 2 })
        .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().width))
      expect(Math.min(...widths), `${path} in ${language} on the screen`).toBeGreaterThan(COLUMN_MIN)
      for (const format of ['A4', 'Letter']) {
        const shown = textsOf(await page.pdf({ format }))
        const missing = expected.filter((text) => !shown.some((one) => bare(one).includes(text)))
        expect(missing, `${path} in ${language} on ${format}`).toEqual([])
        expect(shown).not.toContain('')
        // The exhibition begins with its cover.
        const first = path === `/list/${list}` ? shown.join('') : (shown[0] ?? '')
        expect(bare(first)).toContain(expected[0])
      }
    }
  }
})
