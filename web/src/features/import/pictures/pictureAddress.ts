/** Placeholder addresses of pictures that are not uploaded yet. `.invalid` is reserved (RFC 6761). */
const START = 'https://zip.invalid/'

/** @param path path in the zip */
export const pictureAddress = (path: string) => START + encodeURIComponent(path)

/** Returns the path in the zip; null for other addresses. */
export const picturePath = (address = ''): string | null =>
  address.startsWith(START) ? decodeURIComponent(address.slice(START.length)) : null
