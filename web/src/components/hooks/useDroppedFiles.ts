import { useEffect, useEffectEvent } from 'react'

/** Returns the files of a kind, else the first file. */
function filesIn(data: DataTransfer | null, kind: string): readonly File[] {
  const all = [...(data?.files ?? [])]
  const ofKind = all.filter((file) => file.type.startsWith(kind))
  return ofKind.length > 0 ? ofKind : all.slice(0, 1)
}

/**
 * Accepts files dropped or pasted anywhere on the page. Without it, the browser would open the file instead
 * of the page.
 * @param kind beginning of the preferred MIME type
 * @param onFiles called with at least one file
 */
export function useDroppedFiles(kind: string, onFiles: (files: readonly File[]) => void): void {
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const takeFrom = (event: Event, data: DataTransfer | null) => {
      const files = filesIn(data, kind)
      if (files.length === 0) return
      event.preventDefault()
      take(files)
    }
    document.addEventListener(
      'dragover',
      (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault(),
      { signal },
    )
    document.addEventListener('drop', (event) => takeFrom(event, event.dataTransfer), { signal })
    document.addEventListener('paste', (event) => takeFrom(event, event.clipboardData), { signal })
    return () => stop.abort()
  }, [kind])
}
