/** The natural size of a photograph in pixels. */
export interface PhotoSize {
  readonly width: number
  /** Width by height. */
  readonly ratio: number
}

/** Sizes of recently loaded photographs by URL. */
const sizes = new Map<string, PhotoSize>()
const SIZES_MAX = 500

export function rememberSize(address: string, size: PhotoSize): void {
  const [oldest] = sizes.keys()
  if (oldest !== undefined && sizes.size >= SIZES_MAX) sizes.delete(oldest)
  sizes.set(address, size)
}

/** Size of a photograph that this tab has already loaded, so that a page can reserve its space. */
export const knownSize = (address: string): PhotoSize | undefined => sizes.get(address)
