/** Helpers for tests of photos: pictures, the file chooser, and an API that records uploads. */
import { Problem } from '@tracker/domain/api/problem.ts'
import { photoAddress } from '@tracker/domain/photo/photoAddress.ts'
import type { ReactNode } from 'react'
import { ApiContext } from '#firebase/api/apiContext.ts'
import { apiWith } from './fakeApi.tsx'

/** Longer time limits, because the worker that creates the copies shares the machine with other processes. */
export const IN_WORKER = { timeout: 30_000 }

/** A picture with many colours, like that of a camera. */
export async function picture(
  width: number,
  height: number,
  type = 'image/jpeg',
): Promise<Uint8Array<ArrayBuffer>> {
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

/** A picture of seeded noise, which cannot be compressed. */
export async function noise(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const pixels = new ImageData(width, height)
  let state = 1
  for (const at of pixels.data.keys()) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    pixels.data[at] = at % 4 === 3 ? 255 : state >>> 24
  }
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg' })
}

export interface Uploads {
  /** Number of uploads that fail first, with `error`. */
  fails?: number
  error?: Problem | undefined
  /** Whether uploads wait for `open`. */
  areHeld?: boolean
}

/** An API that records uploads. */
export function photoApi({
  fails = 0,
  error = new Problem('unavailable', 'The server could not be reached.'),
  areHeld = false,
}: Uploads = {}) {
  const sent: { large: Blob; medium: Blob; small: Blob }[] = []
  const removed: string[] = []
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const part = (form: FormData, name: string) => {
    const value = form.get(name)
    return value instanceof Blob ? value : new Blob()
  }
  if (!areHeld) open()
  let left = fails
  const client = {
    ...apiWith(() => Promise.reject(new Error('Nothing else is called.'))),
    addPhoto: async (form: FormData) => {
      sent.push({ large: part(form, 'large'), medium: part(form, 'medium'), small: part(form, 'small') })
      await opened
      left -= 1
      if (left >= 0) throw error
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
    /** Lets pending uploads succeed. */
    open,
    provide: (children: ReactNode) => <ApiContext value={client}>{children}</ApiContext>,
  }
}

export const idOf = (turn: number) => `${'a'.repeat(19)}${turn}-1600x1200`
export const urlOf = (turn: number) => photoAddress(location.origin, idOf(turn))
export const fileOf = (bytes: BlobPart, type = 'image/jpeg') => new File([bytes], 'picture', { type })
export const transferOf = (file: File) => {
  const transfer = new DataTransfer()
  transfer.items.add(file)
  return transfer
}

/** Chooses a file, like the browser's file chooser. */
export function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no input for files.')
  input.files = transferOf(file).files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
