import * as z from 'zod/mini'
import { whenIdle } from '#utils/whenIdle.ts'

/** The natural size of a photograph in pixels. */
export interface PhotoSize {
  readonly width: number
  /** Width by height. */
  readonly ratio: number
}

/** Key in local storage. */
const KEY = 'picture-sizes'
const SIZES_MAX = 500
const storedSchema = z.record(z.string(), z.tuple([z.number(), z.number()]))

/** Short name of an address. Two addresses with the same name only mean a wrong mat until the picture is loaded. */
function nameOf(address: string): string {
  let hash = 0
  for (const letter of address) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return (hash >>> 0).toString(36) + address.length.toString(36)
}

/** Sizes by name; undefined until they are first needed. */
let sizes: Map<string, PhotoSize> | undefined
let isWaiting = false

function read(): Map<string, PhotoSize> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const known = z.safeParse(storedSchema, stored).data ?? {}
    return new Map(Object.entries(known).map(([name, [width, ratio]]) => [name, { width, ratio }]))
  } catch {
    // Storage is blocked, or was changed by hand.
    return new Map()
  }
}

function store(): void {
  isWaiting = false
  try {
    const entries = [...(sizes ?? [])].map(([name, { width, ratio }]) => [name, [width, ratio]] as const)
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(entries)))
  } catch {
    // Storage is blocked or full: the sizes are known in this tab only.
  }
}

/** Remembers the size of a loaded photograph in this browser. */
export function rememberSize(address: string, size: PhotoSize): void {
  sizes ??= read()
  const name = nameOf(address)
  const known = sizes.get(name)
  if (known?.width === size.width && known.ratio === size.ratio) return
  const [oldest] = sizes.keys()
  if (oldest !== undefined && !known && sizes.size >= SIZES_MAX) sizes.delete(oldest)
  sizes.set(name, size)
  if (isWaiting) return
  isWaiting = true
  whenIdle(store)
}

/** Size of a photograph that this browser has already shown, so that a page can reserve its space. */
export const knownSize = (address: string): PhotoSize | undefined => (sizes ??= read()).get(nameOf(address))
