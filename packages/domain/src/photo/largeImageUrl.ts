/** Requested length of the longer side in pixels. */
export const LARGE_SIDE = 1_200

/** Query parameters for the width, as used by image servers. */
const WIDTH_PARAMETERS = ['width', 'w']

/** Width in an IIIF image URL: `/full/250,/0/default.jpg`. */
const IIIF_WIDTH = /(\/full\/)(\d+),(\/)/

/**
 * Returns the URL of a larger copy if the URL requests a small one, else the same URL. The server may not
 * have the larger copy, so fall back to the stored URL.
 */
export function largeImageUrl(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const small = WIDTH_PARAMETERS.find((name) => {
    const value = url.searchParams.get(name) ?? ''
    return /^\d{1,4}$/.test(value) && Number(value) < LARGE_SIDE
  })
  if (small !== undefined) {
    // `searchParams.set` would change the encoding of the other parameters.
    const search = url.search.replace(new RegExp(`(?<=[?&]${small}=)\\d+`), String(LARGE_SIDE))
    return address.replace(url.search, search)
  }
  return address.replace(IIIF_WIDTH, (match, before: string, width: string, after: string) =>
    Number(width) < LARGE_SIDE ? `${before}!${LARGE_SIDE},${LARGE_SIDE}${after}` : match,
  )
}
