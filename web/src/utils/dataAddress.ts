/** A file as a data URL: the content security policy allows no `blob:` addresses for pictures. */
export function dataAddress(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
  reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')))
  reader.readAsDataURL(blob)
  return promise
}
