import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { recordDownloads } from '#test/recordDownloads.ts'
import { renderApp } from '#test/render.tsx'
import CiteDialog from './CiteDialog.tsx'

const dialog = page.getByRole('dialog', { name: 'Cite this' })
const format = page.getByRole('combobox', { name: 'Format' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const PHOTO = `${location.origin}/api/photos/${'a'.repeat(20)}-40x30`

let files: readonly Blob[] = []
beforeEach(() => {
  files = recordDownloads()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (fields: object = {}) =>
  renderApp(
    <CiteDialog
      artifact={readArtifact('stone', { artifact_name: 'Rosetta & Stone', adder_name: 'Ada', ...fields })}
      changed="2026-11-22T10:31:00.000Z"
      onGone={() => {}}
    />,
  )

it('shows, copies and downloads the citation in the chosen format', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text)
  })
  await show()
  await expect.element(page.getByText('Ada (2026): Rosetta & Stone. ', { exact: false })).toBeVisible()
  await expectAccessible(dialog)
  for (const [name, start, type] of [
    ['BibTeX', '@misc{rosetta-stone,', 'application/x-bibtex;charset=utf-8'],
    ['RIS', 'TY  - ELEC', 'application/x-research-info-systems'],
    ['CSL-JSON', '[\n', 'application/vnd.citationstyles.csl+json'],
  ] as const) {
    await format.selectOptions(name)
    await button('Copy').click()
    await expect.element(page.getByText('Copied.')).toBeVisible()
    await button('Download').click()
    expect(copied.at(-1)?.startsWith(start)).toBe(true)
    expect(files.at(-1)?.type).toBe(type)
    expect(await files.at(-1)?.text()).toBe(copied.at(-1))
  }
})

it('says that copying failed, and the text can be selected', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  vi.spyOn(console, 'warn').mockReturnValue()
  await show()
  await button('Copy').click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Select the text instead.' })).toBeVisible()
})

it('leads to the record as data', async () => {
  await show()
  await expect
    .element(page.getByRole('link', { name: 'The record as JSON-LD' }))
    .toHaveAttribute('href', `${location.origin}/label/stone?as=jsonld`)
  expect(page.getByRole('heading', { name: 'Picture' }).query()).toBeNull()
})

it.each(['image/jpeg', 'image/webp'])(
  'saves a photo of this site as %s with credit and licence',
  async (type) => {
    const canvas = new OffscreenCanvas(40, 30)
    canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
    const photo = await canvas.convertToBlob({ type })
    expect(photo.type).toBe(type)
    const asked: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      asked.push(address)
      return new Response(photo)
    })
    await show({ artifact_image: PHOTO, image_credit: 'Karl <Kleio>', image_licence: 'cc by 4.0' })
    await button('Download the picture').click()
    await expect.poll(() => files.length).toBe(1)
    expect(asked).toEqual([PHOTO])
    const file = files[0] ?? new Blob()
    expect(file.type).toBe(type)
    const { width, height } = await createImageBitmap(file)
    expect([width, height]).toEqual([40, 30])
    const packet = /<x:xmpmeta.*<\/x:xmpmeta>/s.exec(await file.text())?.[0] ?? ''
    const told = new DOMParser().parseFromString(packet, 'application/xml')
    const textOf = (name: string) => told.getElementsByTagName(name)[0]?.textContent
    expect(textOf('photoshop:Credit')).toBe('Karl <Kleio>')
    expect(textOf('dc:rights')).toBe('CC BY 4.0')
    expect(textOf('dc:title')).toBe('Rosetta & Stone')
    expect(textOf('dc:source')).toBe(`${location.origin}/label/stone`)
    expect(told.getElementsByTagName('cc:license')[0]?.getAttribute('rdf:resource')).toBe(
      'https://creativecommons.org/licenses/by/4.0/',
    )
  },
)

it('opens a picture of another site there, and says what it may be used for', async () => {
  await show({ artifact_image: 'https://example.com/stone.jpg' })
  await expect.element(page.getByText('No licence is stated', { exact: false })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open the original' }))
    .toHaveAttribute('href', 'https://example.com/stone.jpg')
  expect(button('Download the picture').query()).toBeNull()
})
