/** Stand-ins for the addresses of pictures that are not uploaded yet. No host has a name in `.invalid` (RFC 6761). */
const START = 'https://zip.invalid/'

/** @param path path in the zip */
export const pictureAddress = (path: string) => START + encodeURIComponent(path)

/** The path in the zip; null for any other address. */
export const picturePath = (address = ''): string | null =>
  address.startsWith(START) ? decodeURIComponent(address.slice(START.length)) : null
