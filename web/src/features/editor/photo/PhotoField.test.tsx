import { PHOTO_COPIES_BYTES_MAX } from '@tracker/domain/limits.ts'
import { type PhotoSize, readPhoto } from '@tracker/domain/photo/photo.ts'
import { photoAddress } from '@tracker/domain/photo/photoAddress.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { deleteUnsent } from '#drafts/privateData.ts'
import {
  draftValues,
  expectPhoto,
  leaveAndReturn,
  renderForm,
  renderWithPhoto,
  save,
  STONE,
  textbox,
} from '#test/artifactForm.tsx'
import { fakeApi } from '#test/fakeApi.tsx'
import { searchResponse } from '#test/searchResponses.ts'
import {
  choose,
  fileOf,
  idOf,
  IN_WORKER,
  noise,
  photoApi,
  picture,
  transferOf,
  urlOf,
} from '#test/photoForm.tsx'

beforeEach(deleteUnsent)

/** Adds Exif data with an orientation: 6 is a quarter turn. */
function turned(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
  const content = [...new TextEncoder().encode('Exif\0\0'), ...tiff]
  const exif = [0xff, 0xe1, 0, content.length + 2, ...content]
  return new Uint8Array([...jpeg.subarray(0, 2), ...exif, ...jpeg.subarray(2)])
}

const read = async (blob: Blob | undefined, size: PhotoSize) =>
  readPhoto(new Uint8Array(await (blob ?? new Blob()).arrayBuffer()), size)

describe('a photo that no artifact uses yet, as in a restored draft', () => {
  const artifact_image = photoAddress(location.origin, 'unusedaaaaaaaaaaaaaa-40x30')

  it('is shown to its uploader, with a token', async () => {
    const api = fakeApi()
    const { screen } = await renderForm({ ...STONE, artifact_image }, api.provide)
    await expect
      .poll(() => api.sent.map(({ path }) => path))
      .toContain('/api/hiddenPhotos/unusedaaaaaaaaaaaaaa-40x30?size=small')
    await expect.element(page.getByText('Your photo', { exact: true })).toBeVisible()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'
    const photo = await (await fetch(`data:image/svg+xml,${svg}`)).blob()
    for (const { path } of api.sent)
      api.respondWith(path.includes('hiddenPhotos') ? new Response(photo) : Response.json(searchResponse()))
    await expect
      .poll(() => screen.locator.element().querySelector('figure img')?.getAttribute('src'))
      .toMatch(/^data:image/)
  })

  it('that is gone is told', async () => {
    const api = photoApi()
    await renderForm({ ...STONE, artifact_image }, api.provide)
    await expect.element(page.getByText(/^No picture came from this address/)).toBeVisible()
  })
})

describe('a chosen photo', () => {
  it('is reduced to three copies, uploaded, and shown by its address, which is saved', async () => {
    const { savings, api } = await renderWithPhoto(fileOf(await picture(3_000, 2_250)))
    await expectPhoto(1)
    expect(await read(api.sent[0]?.large, 'large')).toEqual({
      type: 'image/webp',
      width: 2_400,
      height: 1_800,
    })
    expect(await read(api.sent[0]?.medium, 'medium')).toEqual({ type: 'image/webp', width: 960, height: 720 })
    expect(await read(api.sent[0]?.small, 'small')).toEqual({ type: 'image/webp', width: 480, height: 360 })
    await save.click()
    await expect.poll(() => savings[0]?.content.artifact_image).toBe(urlOf(1))
  })

  it('of noise has copies within their limits, which leave room for the rest of the request', async () => {
    const { api } = await renderWithPhoto(fileOf(await noise(1_000, 400)))
    await expectPhoto(1)
    const { large, medium, small } = api.sent[0] ?? {}
    // `read` throws if a copy exceeds its limits.
    await Promise.all([read(large, 'large'), read(medium, 'medium'), read(small, 'small')])
    const bytes = [large, medium, small].map((copy) => copy?.size ?? 0)
    expect(Math.min(...bytes)).toBeGreaterThan(0)
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(PHOTO_COPIES_BYTES_MAX)
  })

  it('has no medium copy if it is not larger', async () => {
    const { api } = await renderWithPhoto(fileOf(await picture(960, 720)))
    await expectPhoto(1)
    expect([api.sent[0]?.medium.size, await read(api.sent[0]?.large, 'large')]).toMatchObject([
      0,
      { width: 960 },
    ])
  })

  it('is turned upright and uploaded without its metadata', async () => {
    const { api } = await renderWithPhoto(fileOf(turned(await picture(640, 320))))
    await expectPhoto(1)
    expect(await read(api.sent[0]?.large, 'large')).toMatchObject({ width: 320, height: 640 })
  })

  it('is put on white if it is transparent', async () => {
    const canvas = new OffscreenCanvas(40, 40)
    canvas.getContext('2d')
    const { api } = await renderWithPhoto(fileOf(await canvas.convertToBlob(), 'image/png'))
    await expectPhoto(1)
    const shown = new OffscreenCanvas(40, 40).getContext('2d')
    shown?.drawImage(await createImageBitmap(api.sent[0]?.large ?? new Blob()), 0, 0)
    expect([...(shown?.getImageData(20, 20, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255])
  })

  it('delays a save until it is uploaded, and is shown meanwhile', async () => {
    const { savings, api } = await renderWithPhoto(fileOf(await picture(80, 60)), { areHeld: true })
    await expect
      .element(page.getByRole('progressbar', { name: 'Sending the photo' }), IN_WORKER)
      .toBeVisible()
    await save.click()
    await expect.element(page.getByRole('button', { name: 'Saving' })).toBeVisible()
    expect(savings).toEqual([])
    expect(document.querySelector('figure img')?.getAttribute('src')).toMatch(/^data:image\/webp;/)
    api.open()
    await expect.poll(() => savings[0]?.content.artifact_image).toBe(urlOf(1))
    savings[0]?.succeed()
    await expect.poll(draftValues).toBeNull()
  })

  it('is dropped by Cancel, and a waiting save is cancelled', async () => {
    const { savings, api } = await renderWithPhoto(fileOf(await picture(80, 60)), { areHeld: true })
    await expect.poll(() => api.sent, IN_WORKER).toHaveLength(1)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    api.open()
    await save.click()
    await expect.poll(() => savings[0]?.content.artifact_image).toBe('')
  })

  it('is replaced by the next one, and can be removed', async () => {
    const { api } = await renderWithPhoto(fileOf(await picture(80, 60)))
    await expectPhoto(1)
    choose(fileOf(await picture(60, 80)))
    await expectPhoto(2)
    expect(api.removed).toEqual([idOf(1)])
    await page.getByRole('button', { name: 'Remove the photo' }).click()
    await expect.element(textbox('Image URL')).toHaveValue('')
    expect(api.removed).toEqual([idOf(1), idOf(2)])
  })

  it('shows a failed upload, and can be uploaded again', async () => {
    await renderWithPhoto(fileOf(await picture(80, 60)), { fails: 1 })
    await expect
      .element(page.getByRole('alert'), IN_WORKER)
      .toHaveTextContent('The server could not be reached. The photo is kept with your draft.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectPhoto(2)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it.each([
    ['three copies', 1_280],
    ['two copies', 640],
  ])('whose upload was interrupted is uploaded when the form opens again: %s', async (_, width) => {
    const { api } = await renderWithPhoto(fileOf(await picture(width, 480)), { areHeld: true })
    await expect.poll(() => api.sent, IN_WORKER).toHaveLength(1)
    await expect.poll(draftValues).not.toBeNull()
    await leaveAndReturn()
    await expect.poll(() => api.sent, IN_WORKER).toHaveLength(2)
    const sizes = api.sent.map(({ large, medium, small }) => [large.size, medium.size, small.size])
    expect(sizes[1]).toEqual(sizes[0])
    expect(Boolean(sizes[0]?.[1])).toBe(width > 960)
    api.open()
    await expectPhoto(2)
    // The upload has finished, so there is nothing left to send.
    await leaveAndReturn()
    await expectPhoto(2)
    expect(api.sent).toHaveLength(2)
  })

  it('is not uploaded later if it was dropped', async () => {
    const { api } = await renderWithPhoto(fileOf(await picture(80, 60)), { areHeld: true })
    await expect.poll(() => api.sent, IN_WORKER).toHaveLength(1)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.poll(draftValues).toBeNull()
    await leaveAndReturn()
    await expect.element(textbox('Image URL')).toBeVisible()
    expect(api.sent).toHaveLength(1)
  })

  it('is kept with the draft when the user leaves the form', async () => {
    const { screen, api } = await renderWithPhoto(fileOf(await picture(80, 60)), { areHeld: true })
    await expect.poll(() => api.sent, IN_WORKER).toHaveLength(1)
    await textbox('Created at').fill('c. 196 BCE')
    api.open()
    await expectPhoto(1)
    await expect.element(textbox('Created at')).toHaveValue('c. 196 BCE')
    await screen.unmount()
    await renderForm(STONE, api.provide)
    await expectPhoto(1)
    await expect.element(textbox('Created at')).toHaveValue('c. 196 BCE')
  })
})

describe('a photo', () => {
  it.each(['drop', 'paste'] as const)('can be added by %s, anywhere on the page', async (kind) => {
    await renderForm(STONE, photoApi().provide)
    const transfer = transferOf(fileOf(await picture(80, 60)))
    const options = { bubbles: true, cancelable: true }
    const event =
      kind === 'drop'
        ? new DragEvent('drop', { ...options, dataTransfer: transfer })
        : new ClipboardEvent('paste', { ...options, clipboardData: transfer })
    textbox('Created at').element().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    await expectPhoto(1)
  })
})

const UNREADABLE = 'This file is no picture that this browser can read. Please choose a JPEG, PNG or WebP.'
const HEIC =
  'This is a HEIC photo, which this browser cannot read. Please choose a JPEG, or let the camera save JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).'
const SVG = 'This is an SVG drawing, not a photo. Please choose a JPEG, PNG or WebP.'
/** A PNG header that declares 30,000 by 30,000 pixels, without any data. */
const BOMB = [
  0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x75, 0x30, 0, 0, 0x75,
  0x30, 8, 2, 0, 0, 0, 0, 0, 0, 0,
]

it.each([
  ['text', 'hello', 'text/plain', UNREADABLE],
  ['text that says JPEG', 'hello', 'image/jpeg', UNREADABLE],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', SVG],
  ['a HEIC', '\0\0\0\u0018ftypheic\0\0\0\0', 'image/heic', HEIC],
  [
    'a JPEG that ends early',
    new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
    'image/jpeg',
    'This picture is damaged and cannot be read. Please choose another one.',
  ],
  [
    'a bomb',
    new Uint8Array(BOMB),
    'image/png',
    'This picture has too many pixels. Please choose a smaller one.',
  ],
])('rejects a file that is not a photo, and uploads nothing: %s', async (_, bytes, type, sentence) => {
  const { api } = await renderWithPhoto(fileOf(bytes, type))
  await expect.element(page.getByRole('alert'), IN_WORKER).toHaveTextContent(sentence)
  expect(api.sent).toEqual([])
})
