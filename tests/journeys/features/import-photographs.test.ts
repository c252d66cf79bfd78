import { text as streamText } from 'node:stream/consumers'
import { zipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import * as z from 'zod/mini'
import { jpeg } from '../../api/support/photos.ts'
import { readArtifact } from '../support/collection.ts'
import { expectShown } from '../support/expectations.ts'
import { newPerson, unique } from '../support/people.ts'
import { withWorld } from '../support/world.ts'

const world = withWorld()
const photographedSchema = z.object({
  artifact_image: z.string(),
  more_photos: z.array(z.object({ url: z.string() })),
})

/** The widths of pictures tell them apart. */
const WIDTHS = { 'front.jpg': 600, 'back.jpg': 500, 'mark.jpg': 400, 'lid.jpg': 300 }
const ZIP = {
  name: 'objects.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(WIDTHS).map(([name, width]) => [`room 1/${name}`, Uint8Array.from(jpeg(width, 200))]),
      ),
    ),
  ),
}

async function chooseTable(page: Page, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^Choose (?:a|another) file$/ }).click()
  await (await chooser).setFiles({ name: 'objects.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expectShown(page.getByRole('heading', { name: 'Columns' }))
}

/** The widths of the photographs of an artifact, as the addresses of photos have them. */
function widthsOf(answer: unknown): number[] {
  const { artifact_image, more_photos } = z.parse(photographedSchema, answer)
  const addresses = [artifact_image, ...more_photos.map(({ url }) => url)]
  return addresses.map((address) => Number(/-(\d+)x\d+$/.exec(address)?.[1]))
}

it('files of a zip that a cell names are the photographs of its artifact in their order, which an export has and its import finds again', async () => {
  const person = await newPerson()
  const name = unique('Pyxis')
  const { page, open, problems } = await world.member(person)
  await open('/import')
  await chooseTable(
    page,
    [
      'Nr,Name,Type,Foto',
      `1,${name} one,Tools,back.jpg|front.jpg|mark.jpg`,
      `2,${name} two,Tools,"Lid.JPG; mark.jpg"`,
    ].join('\n'),
  )
  await page.getByLabel('Zip', { exact: true }).setInputFiles(ZIP)
  await expectShown(page.getByText('objects.zip: 4 of 4 pictures are there.'))
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expectShown(page.getByText('2 added, 0 changed, 0 refused.', { exact: true }))

  await open('/myArtifacts')
  const idOf = async (which: string) => {
    const link = page.getByRole('link', { name: `Details of ${name} ${which}` })
    return (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  }
  expect(widthsOf(await readArtifact(person, await idOf('one')))).toEqual([500, 600, 400])
  expect(widthsOf(await readArtifact(person, await idOf('two')))).toEqual([300, 400])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export or print' }).click()
  await page.getByRole('menuitem', { name: 'Export CSV' }).click()
  const table = await streamText(await (await download).createReadStream())
  expect(table.match(/\/api\/photos\//g)).toHaveLength(5)

  // Another browser, which does not know the import.
  const { page: elsewhere, open: visit } = await world.member(person)
  await visit('/import')
  await chooseTable(elsewhere, table)
  await elsewhere.getByRole('button', { name: 'Preview' }).click()
  await expectShown(elsewhere.getByText('2 rows would be left: they are there already', { exact: true }))
  expect(problems).toEqual([])
})
