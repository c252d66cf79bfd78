import { text as streamText } from 'node:stream/consumers'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import * as z from 'zod/mini'
import { jpeg } from '../../api/support/photos.ts'
import { IS_FULL, scaled } from '../../support/scale.ts'
import { violations } from '../support/axe.ts'
import { expectGone, expectShown, expectSoon } from '../support/expectations.ts'
import { isFocused, tabTo } from '../support/keyboard.ts'
import { newPerson, type Person, unique } from '../support/people.ts'
import { services } from '../support/services.ts'
import { DESKTOP, PHONE, withWorld } from '../support/world.ts'

const world = withWorld()
const ROWS = scaled(200)
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

/** A CSV file as spreadsheets in Western Europe save it: semicolons, Windows-1252, its own column names. */
function fileOf(name: string, dateOf: (at: number) => string) {
  const lines = Array.from(
    { length: ROWS },
    (_, at) => `F-${at};${name} ${at};Gefäß;${dateOf(at)};Ton;Köln;"Randscherbe; grün"`,
  )
  const text = ['Inventar-Nr.;Bezeichnung;Objektart;Datierung;Material;Standort;Beschreibung', ...lines].join(
    '\r\n',
  )
  return { name: 'funde.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') }
}

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

async function choose(page: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press(page, /^Choose (?:a|another) file$/)
  await (await chooser).setFiles(file)
  await expectShown(page.getByText(`funde.csv: ${ROWS} rows, CSV with semicolons, Windows-1252.`))
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
  'by keyboard at $width px a file is mapped, imported, goes on in another tab, is corrected, and undone',
  async (viewport) => {
    const person = await newPerson()
    const name = unique('Schale')
    const { page, context, open } = await world.member(person, { viewport })
    await open('/import')
    await choose(
      page,
      fileOf(name, () => '1200 v. Chr.'),
    )
    await expectShown(page.getByRole('heading', { name: 'Columns' }))
    expect(await page.getByLabel('Bezeichnung').inputValue()).toBe('artifact_name')
    expect(await page.getByLabel('Inventar-Nr.').inputValue()).toBe('key')
    expect(await page.getByLabel('Gefäß').inputValue()).toBe('Tools')
    // Two columns are joined into one text.
    await tabTo(page, 'Material')
    await page.keyboard.type('Short')
    expect(await page.getByLabel('Material').inputValue()).toBe('short_description')
    expect(await violations(page), 'columns').toEqual([])
    await press(page, 'Preview')
    await expectShown(page.getByText(`${ROWS} rows would be added`))
    await expectShown(page.getByRole('article').getByText('Ton. Beschreibung: Randscherbe; grün.').first())
    expect(await violations(page), 'preview').toEqual([])

    let [sent, limit] = [0, 10]
    const held: (() => void)[] = []
    await context.route('**/api/artifacts', async (route) => {
      sent += 1
      if (sent > limit) await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    await press(page, `Import ${ROWS} rows`)
    await expectShown(page.getByText(`Imported 10 of ${ROWS}`))
    const again = await context.newPage()
    await again.goto('/import')
    await expectShown(again.getByText('This import goes on in another tab.'))
    await press(again, 'Pause')
    await expectShown(page.getByText(`Imported 10 of ${ROWS}, paused.`))
    limit = 20
    for (const release of held.splice(0)) release()
    await expectShown(page.getByText(`Imported 14 of ${ROWS}, paused.`))
    await press(page, 'Resume')
    // The other tab shows the progress, and takes over.
    await expectShown(again.getByText(`Imported 20 of ${ROWS}`))
    await page.close()
    await context.unrouteAll()
    await expectShown(again.getByText(`Imported ${ROWS} of ${ROWS}.`))
    expect(await violations(again), 'result').toEqual([])
    const download = again.waitForEvent('download')
    await press(again, 'Download the result')
    const result = await streamText(await (await download).createReadStream())
    expect(result.match(/,added,,http/g)).toHaveLength(ROWS)
    const before = await own(person)

    await choose(
      again,
      fileOf(name, (at) => (at < CORRECTED ? '1100 v. Chr.' : '1200 v. Chr.')),
    )
    // The mapping of the previous import is restored.
    expect(await again.getByLabel('Material').inputValue()).toBe('short_description')
    await press(again, 'Preview')
    await expectShown(again.getByText(`${CORRECTED} rows would be changed`))
    await expectShown(again.getByText(`${ROWS - CORRECTED} rows would be left: they are there already`))
    await press(again, `Import ${CORRECTED} rows`)
    await expectShown(again.getByText(`0 added, ${CORRECTED} changed, 0 refused.`))
    const changed = await own(person)
    expect(changed).toHaveLength(ROWS)
    expect(new Set(changed.map(({ artifact_name }) => artifact_name)).size).toBe(ROWS)
    // An update does not change unmapped fields.
    expect(new Set(changed.map(({ short_description }) => short_description))).toEqual(
      new Set(['Ton. Beschreibung: Randscherbe; grün.']),
    )
    expect(changed.filter(({ created_at }) => created_at === '1100 v. Chr.')).toHaveLength(CORRECTED)

    await undo(again)
    await expectShown(again.getByText(`${CORRECTED} undone, 0 left as they are.`))
    expect(await again.getByText(`Imported ${CORRECTED} of ${CORRECTED}.`).count()).toBe(0)
    expect(await own(person)).toEqual(before)
    await showFirstRun(again)
    await undo(again)
    await expectShown(again.getByText(`${ROWS} undone, 0 left as they are.`))
    expect(await own(person)).toEqual([])
  },
)

it('pictures come from a zip, once for each file, go on after the tab was closed, and are undone', async () => {
  const person = await newPerson()
  const name = unique('Krug')
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
  const cells = ['krug.jpg', 'Fotos\\lampe.jpg', 'krug.jpg', '', 'text.jpg', 'fehlt.jpg']
  const table = {
    name: 'funde.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['Inventar-Nr.;Name;Type;Foto', ...cells.map((cell, at) => `${at};${name} ${at};Tools;${cell}`)].join(
        '\n',
      ),
    ),
  }
  const { page, context, open } = await world.member(person, { viewport: PHONE })
  const preview = async (tab: Page, lamp: Uint8Array) => {
    await tab.getByLabel('Table', { exact: true }).setInputFiles(table)
    await expectShown(tab.getByRole('heading', { name: 'Pictures' }))
    await tab.getByLabel('Zip', { exact: true }).setInputFiles(zipOf(lamp))
    await expectShown(tab.getByText('fotos.zip: 3 of 4 pictures are there.'))
    await press(tab, 'Preview')
  }
  await open('/import')
  await preview(page, picture(500))
  await expectShown(page.getByText('5 rows would be added'))
  await expectShown(page.getByText('3 pictures would be uploaded'))
  await expectShown(page.getByText('Row 7: There is no picture “fehlt.jpg” in the zip.'))
  await expectSoon(() => page.getByRole('article').locator('img[src^="data:image/"]').count(), 3)
  await expectShown(page.getByText('This file is no picture that this browser can read.', { exact: false }))
  expect(await violations(page), 'preview').toEqual([])

  await context.route('**/api/photos', () => undefined)
  await press(page, 'Import 5 rows')
  // Excludes the row without a picture and the row with a damaged one.
  await expectShown(page.getByText('Imported 2 of 5'))
  await page.close()
  await context.unrouteAll()
  const again = await context.newPage()
  await again.goto('/')
  await expectSoon(async () => (await own(person)).length, 4)
  await again.goto('/import')
  await again.getByRole('button', { name: /^Show funde/ }).click()
  await expectShown(again.getByText('4 added, 0 changed, 2 refused.'))
  const images = (await own(person)).map(({ artifact_image: image }) => image).filter(Boolean)
  expect(images).toHaveLength(3)
  expect(new Set(images).size).toBe(2)
  const statuses = () => Promise.all(images.map(async (image) => (await fetch(image)).status))
  expect(await statuses()).toEqual([200, 200, 200])

  // Known files are not uploaded again; a changed file replaces the photo. The refused row is retried.
  await preview(again, picture(300))
  await expectShown(again.getByText('1 row would be changed'))
  await expectShown(again.getByText('2 pictures would be uploaded'))
  const lamp = async () => {
    const image = (await own(person)).find(
      ({ artifact_name }) => artifact_name === `${name} 1`,
    )?.artifact_image
    return Buffer.from(await (await fetch(image ?? '')).arrayBuffer())
  }
  const before = await lamp()
  await press(again, 'Import 2 rows')
  await expectShown(again.getByText('0 added, 1 changed, 2 refused.'))
  expect((await lamp()).equals(before)).toBe(false)
  // The replaced photo was deleted, and is uploaded again.
  await press(again, 'Undo')
  await again.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expectShown(again.getByText('1 undone, 0 left as they are.'))
  expect((await lamp()).equals(before)).toBe(true)

  await again
    .getByRole('button', { name: /^Show funde/ })
    .last()
    .click()
  await press(again, 'Undo')
  await again.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await expectShown(again.getByText('4 undone, 0 left as they are.'))
  expect(await own(person)).toEqual([])
  expect(await statuses()).toEqual([404, 404, 404])
})
