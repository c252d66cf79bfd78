import { vi } from 'vitest'

/** Returns the files that the page saves from now on, which are not downloaded. */
export function recordDownloads(): readonly Blob[] {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:nothing'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  return files
}
