import { Problem } from '@tracker/domain/errors.ts'
import { readPhoto } from '@tracker/domain/photo.ts'
import { photoAddress } from '@tracker/domain/photoAddress.ts'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createApiClient } from '#firebase/apiClient.ts'
import { ApiContext } from '#firebase/useApi.ts'
import { drafts, leaveOrReturn, renderForm, resetForm, save, STONE, textbox } from '#test/artifactForm.tsx'

beforeEach(resetForm)

/** A worker makes the copies, and shares the machine with whatever else runs. */
const IN_WORKER = { timeout: 30_000 }

/** A picture of many colours, as a camera's. */
async function picture(width: number, height: number, type = 'image/jpeg'): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  for (let x = 0; x < width; x += 40)
    for (let y = 0; y < height; y += 40) {
      context.fillStyle = `hsl(${(x * 7 + y * 13) % 360} 60% ${20 + ((x + y) % 60)}%)`
      context.fillRect(x, y, 40, 40)
    }
  return new Uint8Array(await (await canvas.convertToBlob({ type, quality: 0.9 })).arrayBuffer())
}

/** Exif that says how the camera was held: 6 is a quarter turn. */
function turned(jpeg: Uint8Array): Uint8Array<ArrayBuffer> {
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
  const content = [...new TextEncoder().encode('Exif\0\0'), ...tiff]
  const exif = [0xff, 0xe1, 0, content.length + 2, ...content]
  return new Uint8Array([...jpeg.subarray(0, 2), ...exif, ...jpeg.subarray(2)])
}

/** An API that keeps what it is sent. @param fails how often it cannot be reached first */
function photoApi(fails = 0) {
  const sent: { large: Blob; small: Blob }[] = []
  const removed: string[] = []
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const part = (form: FormData, name: string) => {
    const value = form.get(name)
    return value instanceof Blob ? value : new Blob()
  }
  let left = fails
  const client = {
    ...createApiClient({
      fetch: () => Promise.reject(new Error('Nothing else is called.')),
      token: () => Promise.resolve('a token'),
      appCheckToken: () => Promise.resolve(null),
    }),
    addPhoto: async (form: FormData) => {
      sent.push({ large: part(form, 'large'), small: part(form, 'small') })
      await opened
      left -= 1
      if (left >= 0) throw new Problem('unavailable', 'The server could not be reached.')
      return { url: urlOf(sent.length), width: 1_600, height: 1_200 }
    },
    deletePhoto: (id: string) => {
      removed.push(id)
      return Promise.resolve({ deletedCount: 1 })
    },
  }
  return {
    sent,
    removed,
    /** Lets what is sent arrive. */
    open,
    provide: (children: ReactNode) => <ApiContext value={client}>{children}</ApiContext>,
  }
}

const idOf = (turn: number) => `${'a'.repeat(19)}${turn}-1600x1200`
const urlOf = (turn: number) => photoAddress(location.origin, idOf(turn))
const fileOf = (bytes: BlobPart, type = 'image/jpeg') => new File([bytes], 'picture', { type })
const transferOf = (file: File) => {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer
}

/** Chooses a file as the browser's own dialog does. */
function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no input for files.')
  input.files = transferOf(file).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const read = async (blob: Blob | undefined, size: 'large' | 'small') =>
  readPhoto(new Uint8Array(await (blob ?? new Blob()).arrayBuffer()), size)

describe('a photo that is chosen', () => {
  it('is made small, in two copies, sent, and shown by its address, which is saved', async () => {
    const api = photoApi()
    api.open()
    const { savings } = await renderForm(STONE, api.provide)
    choose(fileOf(await picture(2_000, 1_500)))
    await expect.element(textbox('Image URL'), IN_WORKER).toHaveValue(urlOf(1))
    expect(await read(api.sent[0]?.large, 'large')).toEqual({
      type: 'image/webp',
      width: 1_600,
      height: 1_200,
    })
    expect(await read(api.sent[0]?.small, 'small')).toEqual({ type: 'image/webp', width: 480, height: 360 })
    await save.click()
    expect(savings[0]?.content.artifact_image).toBe(urlOf(1))
  })

  it('is turned upright, and what its camera wrote stays here', async () => {
    const api = photoApi()
    api.open()
    await renderForm(STONE, api.provide)
    choose(fileOf(turned(await picture(640, 320))))
    await expect.element(textbox('Image URL'), IN_WORKER).toHaveValue(urlOf(1))
    expect(await read(api.sent[0]?.large, 'large')).toMatchObject({ width: 320, height: 640 })
  })

  it('that is transparent is on white', async () => {
    const api = photoApi()
    api.open()
    await renderForm(STONE, api.provide)
    const canvas = new OffscreenCanvas(40, 40)
    canvas.getContext('2d')
    choose(fileOf(await canvas.convertToBlob(), 'image/png'))
    await expect.element(textbox('Image URL'), IN_WORKER).toHaveValue(urlOf(1))
    const shown = new OffscreenCanvas(40, 40).getContext('2d')
    shown?.drawImage(await createImageBitmap(api.sent[0]?.large ?? new Blob()), 0, 0)
    expect([...(shown?.getImageData(20, 20, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255])
  })

  it('is waited for by a save, while it is shown', async () => {
    const api = photoApi()
    const { savings } = await renderForm(STONE, api.provide)
    choose(fileOf(await picture(640, 480)))
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
    await expect.poll(drafts).toEqual([])
  })

  it('is let go of by Cancel, and nothing is saved that waited for it', async () => {
    const api = photoApi()
    const { savings } = await renderForm(STONE, api.provide)
    choose(fileOf(await picture(640, 480)))
    await expect.poll(() => api.sent, IN_WORKER).toHaveLength(1)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    api.open()
    await save.click()
    expect(savings[0]?.content.artifact_image).toBe('')
  })

  it('is replaced by the next one, and removed', async () => {
    const api = photoApi()
    api.open()
    await renderForm(STONE, api.provide)
    choose(fileOf(await picture(640, 480)))
    await expect.element(textbox('Image URL'), IN_WORKER).toHaveValue(urlOf(1))
    choose(fileOf(await picture(480, 640)))
    await expect.element(textbox('Image URL'), IN_WORKER).toHaveValue(urlOf(2))
    expect(api.removed).toEqual([idOf(1)])
    await page.getByRole('button', { name: 'Remove the photo' }).click()
    await expect.element(textbox('Image URL')).toHaveValue('')
    expect(api.removed).toEqual([idOf(1), idOf(2)])
  })

  it('that could not be sent says so, and is sent again', async () => {
    const api = photoApi(1)
    api.open()
    await renderForm(STONE, api.provide)
    choose(fileOf(await picture(640, 480)))
    await expect
      .element(page.getByRole('alert'), IN_WORKER)
      .toHaveTextContent('The server could not be reached.')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(textbox('Image URL'), IN_WORKER).toHaveValue(urlOf(2))
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('that was on its way when the page was left is sent when the form is there again', async () => {
    const api = photoApi()
    await renderForm(STONE, api.provide)
    choose(fileOf(await picture(640, 480)))
    await expect.poll(() => api.sent, IN_WORKER).toHaveLength(1)
    await expect.poll(drafts).toHaveLength(1)
    await leaveOrReturn.click()
    await leaveOrReturn.click()
    await expect.poll(() => api.sent, IN_WORKER).toHaveLength(2)
    expect(api.sent[1]?.large.size).toBe(api.sent[0]?.large.size)
    api.open()
    await expect.element(textbox('Image URL'), IN_WORKER).toHaveValue(urlOf(2))
    // It has arrived: the next time there is nothing to send.
    await leaveOrReturn.click()
    await leaveOrReturn.click()
    await expect.element(textbox('Image URL')).toHaveValue(urlOf(2))
    expect(api.sent).toHaveLength(2)
  })

  it('that was let go of is not sent later', async () => {
    const api = photoApi()
    await renderForm(STONE, api.provide)
    choose(fileOf(await picture(640, 480)))
    await expect.poll(() => api.sent, IN_WORKER).toHaveLength(1)
    await page.getByRole('button', { name: 'Cancel' }).click()
    expect(drafts()).toEqual([])
    await leaveOrReturn.click()
    await leaveOrReturn.click()
    await expect.element(textbox('Image URL')).toBeVisible()
    expect(api.sent).toHaveLength(1)
  })

  it('is kept with what is typed meanwhile, over leaving the form', async () => {
    const api = photoApi()
    const { screen } = await renderForm(STONE, api.provide)
    choose(fileOf(await picture(640, 480)))
    await expect.poll(() => api.sent, IN_WORKER).toHaveLength(1)
    await textbox('Created at').fill('c. 196 BCE')
    api.open()
    await expect.element(textbox('Image URL'), IN_WORKER).toHaveValue(urlOf(1))
    await expect.element(textbox('Created at')).toHaveValue('c. 196 BCE')
    await screen.unmount()
    await renderForm(STONE, api.provide)
    await expect.element(textbox('Image URL'), IN_WORKER).toHaveValue(urlOf(1))
    await expect.element(textbox('Created at')).toHaveValue('c. 196 BCE')
  })
})

describe('a photo', () => {
  it.each(['drop', 'paste'] as const)('can come by %s, anywhere on the page', async (kind) => {
    const api = photoApi()
    api.open()
    await renderForm(STONE, api.provide)
    const transfer = transferOf(fileOf(await picture(640, 480)))
    const options = { bubbles: true, cancelable: true }
    const event =
      kind === 'drop'
        ? new DragEvent('drop', { ...options, dataTransfer: transfer })
        : new ClipboardEvent('paste', { ...options, clipboardData: transfer })
    textbox('Created at').element().dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    await expect.element(textbox('Image URL'), IN_WORKER).toHaveValue(urlOf(1))
  })
})

const UNREADABLE = 'This file is no picture that this browser can read. Please choose a JPEG, PNG or WebP.'
/** A PNG that says 30,000 by 30,000, and has nothing in it. */
const BOMB = [
  0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0x75, 0x30, 0, 0, 0x75,
  0x30, 8, 2, 0, 0, 0, 0, 0, 0, 0,
]

it.each([
  ['text', 'hello', 'text/plain', UNREADABLE],
  ['text that says JPEG', 'hello', 'image/jpeg', UNREADABLE],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', UNREADABLE],
  [
    'a bomb',
    new Uint8Array(BOMB),
    'image/png',
    'This picture has too many pixels. Please choose a smaller one.',
  ],
])(
  'what is no photo is refused with a sentence, and nothing is sent: %s',
  async (_, bytes, type, sentence) => {
    const api = photoApi()
    await renderForm(STONE, api.provide)
    choose(fileOf(bytes, type))
    await expect.element(page.getByRole('alert'), IN_WORKER).toHaveTextContent(sentence)
    expect(api.sent).toEqual([])
  },
)
