/** Pixels of the longer side that is asked for. */
const SIDE = 1_200

/** Query parameters of image servers that set the width. */
const WIDTH_PARAMETERS = ['width', 'w']

/** The size of an IIIF image request of a given width: `/full/250,/0/default.jpg`. */
const IIIF_WIDTH = /(\/full\/)(\d+),(\/)/

/**
 * Returns the address of a larger copy of an image if its address asks for a small one, else the same address. The server may
 * not have it: fall back to the stored address.
 */
export function largeImageUrl(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const small = WIDTH_PARAMETERS.find((name) => {
    const value = url.searchParams.get(name) ?? ''
    return /^\d{1,4}$/.test(value) && Number(value) < SIDE
  })
  if (small !== undefined) {
    // Not `searchParams.set`, which would encode the other parameters anew.
    const search = url.search.replace(new RegExp(`(?<=[?&]${small}=)\\d+`), String(SIDE))
    return address.replace(url.search, search)
  }
  return address.replace(IIIF_WIDTH, (match, before: string, width: string, after: string) =>
    Number(width) < SIDE ? `${before}!${SIDE},${SIDE}${after}` : match,
  )
}
