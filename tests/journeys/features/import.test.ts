import { text as streamText } from 'node:stream/consumers'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import * as z from 'zod/mini'
import { jpeg } from '../../api/support/photos.ts'
import { IS_FULL, scaled } from '../../support/scale.ts'
import { violations } from '../support/axe.ts'
import { expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { isFocused, tabTo, typeAhead } from '../support/keyboard.ts'
import { newPerson, type Person, unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { SLOWDOWN } from '../support/slowness.ts'
import { DESKTOP, PHONE, withWorld } from '../support/world.ts'

const world = withWorld()
const ROWS = IS_FULL ? 200 : SLOWDOWN === 1 ? 26 : 50
const CORRECTED = scaled(50)
const ownSchema = z.array(
  z.object({
    _id: z.string(),
    artifact_name: z.string(),
    artifact_image: z.string(),
    created_at: z.string(),
    short_description: z.string(),
  }),
)

/** Pictures by row: one of two rows, a damaged one, one of a subfolder, and one that the zip has not. */
const PICTURES: Readonly<Record<number, string>> = {
  0: 'krug.jpg',
  1: 'krug.jpg',
  5: 'text.jpg',
  [ROWS - 2]: 'Fotos\\lampe.jpg',
  [ROWS - 1]: 'fehlt.jpg',
}
/** All rows; those with a damaged or a missing picture arrive without it. */
const ADDED = ROWS
/** The corrected rows, and that of the lamp. */
const CHANGED = CORRECTED + 1

/** A CSV file as spreadsheets in Western Europe save it: semicolons, Windows-1252, its own column names. */
function fileOf(name: string, dateOf: (at: number) => string) {
  const lines = Array.from(
    { length: ROWS },
    (_, at) => `F-${at};${name} ${at};Gefäß;${dateOf(at)};Ton;Köln;"Randscherbe; grün";${PICTURES[at] ?? ''}`,
  )
  const names = 'Inventar-Nr.;Bezeichnung;Objektart;Datierung;Material;Standort;Beschreibung;Foto'
  const text = [names, ...lines].join('\r\n')
  return { name: 'funde.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') }
}

const picture = (width: number) => Uint8Array.from(jpeg(width, 400))
const zipOf = (lamp: Uint8Array) => ({
  name: 'fotos.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync({
      'Fotos/Krug.JPG': picture(600),
      'Fotos/lampe.jpg': lamp,
      'Fotos/text.jpg': strToU8('no picture'),
    }),
  ),
})

async function own({ email, token }: Person) {
  const response = await fetch(
    `${services.app}/api/myArtifacts?limit=500&email=${encodeURIComponent(email)}`,
    {
      headers: { Authorization: `Bearer ${token}` },
    },
  )
  return z.parse(ownSchema, await response.json())
}

const press = async (page: Page, name: RegExp | string) => {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

async function choose(page: Page, file: ReturnType<typeof fileOf>, lamp: Uint8Array): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page, /^Choose (?:a|another) file$/)
  await (await chooser).setFiles(file)
  await expectShown(page.getByText(`funde.csv: ${ROWS} rows.`))
  await expectShown(page.getByText('Read as CSV with semicolons, Windows-1252, names of columns in row 1.'))
  await page.getByLabel('Zip', { exact: true }).setInputFiles(zipOf(lamp))
  await expectShown(page.getByText('fotos.zip: 3 of 4 pictures are there.'))
}

async function undo(page: Page): Promise<void> {
  await press(page, 'Undo')
  const question = page.getByRole('alertdialog', { name: 'Undo this import?' })
  await expectShown(question)
  await expectSoon(isFocused(page, 'Cancel'), true)
  await press(page, 'Undo')
  await expectGone(question)
}

/** Shows the oldest import of the list. */
async function showFirstRun(page: Page): Promise<void> {
  const runs = page.getByRole('button', { name: /^Show funde/ })
  await expectShown(runs.first())
  for (let run = await runs.count(); run > 0; run -= 1) {
    await page.keyboard.press('Tab')
    await tabTo(page, /^Show funde/)
  }
  await page.keyboard.press('Enter')
}

const WIDTHS = IS_FULL ? [PHONE, DESKTOP] : [PHONE]

it.each(WIDTHS)(
  'by keyboard at $width px a table and its pictures are mapped, imported, go on when another tab is opened again, are corrected, and undone',
  async (viewport) => {
    const person = await newPerson()
    const name = unique('Schale')
    const { page, context, open } = await world.member(person, { viewport })
    await open('/import')
    await choose(
      page,
      fileOf(name, () => '1200 v. Chr.'),
      picture(500),
    )
    await expectShown(page.getByRole('heading', { name: 'Columns' }))
    expect(await page.getByLabel('Bezeichnung').inputValue()).toBe('artifact_name')
    expect(await page.getByLabel('Inventar-Nr.').inputValue()).toBe('key')
    expect(await page.getByLabel('Gefäß').inputValue()).toBe('Tools')
    // Two columns are joined into one text.
    await tabTo(page, 'Material')
    await typeAhead(page, 'Short')
    expect(await page.getByLabel('Material').inputValue()).toBe('short_description')
    expect(await violations(page), 'columns').toEqual([])
    await press(page, 'Preview')
    await expectShown(page.getByText(`${ROWS} rows would be added`, { exact: true }))
    await expectShown(page.getByText('3 pictures would be uploaded', { exact: true }))
    await expectShown(page.getByText(`Row ${ROWS + 1}: There is no picture “fehlt.jpg” in the zip.`))
    await expectShown(page.getByRole('article').getByText('Material: Ton. Randscherbe; grün.').first())
    await expectSoon(() => page.getByRole('article').locator('img[src^="data:image/"]').count(), 2)
    await expectShown(page.getByText('This file is no picture that this browser can read.', { exact: false }))
    expect(await violations(page), 'preview').toEqual([])

    let limit = 10
    /** Keys of the artifacts that were sent. One that is held for long is sent again, with its key. */
    const sent: string[] = []
    const held: (() => void)[] = []
    await context.route('**/api/artifacts', async (route) => {
      const key = route.request().headers()['idempotency-key'] ?? ''
      if (!sent.includes(key)) sent.push(key)
      if (sent.indexOf(key) >= limit) await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await press(page, `Import ${ROWS} rows`)
    await expectShown(page.getByText(`Imported 10 of ${ROWS}`))
    const again = await context.newPage()
    await again.goto('/import')
    const elsewhere = again.getByText('An import runs in another tab of this browser.', { exact: false })
    await expectShown(elsewhere)
    await press(page, 'Pause')
    await expectShown(page.getByText(`Imported 10 of ${ROWS}, paused.`))
    limit = 20
    for (const release of held.splice(0)) release()
    await expectShown(page.getByText(`Imported 14 of ${ROWS}, paused.`))
    await press(page, 'Resume')
    await expectShown(page.getByText(`Imported 20 of ${ROWS}`))
    // The app goes on once the tab is closed, on any screen, and sends the rest of the pictures.
    await again.goto('/import')
    await expectShown(elsewhere)
    await page.close()
    limit = Number.POSITIVE_INFINITY
    await again.goto('/likedArtifacts')
    await expectSoon(async () => (await own(person)).length, ADDED)
    await again.goto('/import')
    await again.getByRole('button', { name: /^Show funde/ }).click()
    await expectShown(again.getByText(`${ADDED} added, 0 changed, 0 refused.`, { exact: true }))
    expect(await violations(again), 'result').toEqual([])
    const download = again.waitForEvent('download')
    await press(again, 'Download the result')
    const result = await streamText(await (await download).createReadStream())
    expect(result.match(/,added,,http/g)).toHaveLength(ADDED - 2)
    expect(result).toContain('There is no picture “fehlt.jpg” in the zip.')
    const before = await own(person)
    const images = before.map(({ artifact_image: image }) => image).filter(Boolean)
    expect({ rows: images.length, photos: new Set(images).size }).toEqual({ rows: 3, photos: 2 })
    const statuses = () => Promise.all(images.map(async (image) => (await fetch(image)).status))
    expect(await statuses()).toEqual([200, 200, 200])
    const lamp = async () => {
      const found = (await own(person)).find(({ artifact_name }) => artifact_name === `${name} ${ROWS - 2}`)
      return Buffer.from(await (await fetch(found?.artifact_image ?? '')).arrayBuffer())
    }
    const lampBefore = await lamp()

    await choose(
      again,
      fileOf(name, (at) => (at < CORRECTED ? '1100 v. Chr.' : '1200 v. Chr.')),
      picture(300),
    )
    // The mapping of the previous import is restored.
    expect(await again.getByLabel('Material').inputValue()).toBe('short_description')
    await press(again, 'Preview')
    // Known files are not uploaded again; a changed file replaces the photo. The damaged one is retried.
    await expectShown(again.getByText('0 rows would be added', { exact: true }))
    await expectShown(again.getByText('Created at: “1200 v. Chr.” becomes “1100 v. Chr.”').first())
    await expectShown(again.getByText(`${CHANGED} rows would be changed`, { exact: true }))
    await expectShown(
      again.getByText(`${ADDED - CHANGED} rows would be left: they are there already`, { exact: true }),
    )
    await expectShown(again.getByText('2 pictures would be uploaded', { exact: true }))
    await press(again, `Import ${CHANGED} rows`)
    await expectShown(again.getByText(`0 added, ${CHANGED} changed, 0 refused.`, { exact: true }))
    const changed = await own(person)
    expect(changed).toHaveLength(ADDED)
    expect(new Set(changed.map(({ artifact_name }) => artifact_name)).size).toBe(ADDED)
    // An update does not change unmapped fields.
    expect(new Set(changed.map(({ short_description }) => short_description))).toEqual(
      new Set(['Material: Ton. Randscherbe; grün.']),
    )
    expect(changed.filter(({ created_at }) => created_at === '1100 v. Chr.')).toHaveLength(CORRECTED)
    expect((await lamp()).equals(lampBefore)).toBe(false)

    await undo(again)
    await expectShown(again.getByText(`${CHANGED} undone, 0 left as they are.`, { exact: true }))
    // The replaced photo was deleted, and has another address now.
    const textsOf = (all: typeof before) => all.map((one) => ({ ...one, artifact_image: '' }))
    expect(textsOf(await own(person))).toEqual(textsOf(before))
    expect((await lamp()).equals(lampBefore)).toBe(true)
    await showFirstRun(again)
    await undo(again)
    await expectShown(again.getByText(`${ADDED} undone, 0 left as they are.`, { exact: true }))
    expect(await own(person)).toEqual([])
    expect(await statuses()).toEqual([404, 404, 404])
  },
)
