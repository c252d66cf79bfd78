import { useEffect, useEffectEvent } from 'react'

/** Returns the first file of a kind, else the first file. */
const fileIn = (data: DataTransfer | null, kind: string) =>
  [...(data?.files ?? [])].find((file) => file.type.startsWith(kind)) ?? data?.files[0]

/**
 * Accepts files dropped or pasted anywhere on the page. Without it, the browser would open the file instead
 * of the page.
 * @param kind beginning of the preferred MIME type
 */
export function useDroppedFiles(kind: string, onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const takeFrom = (event: Event, data: DataTransfer | null) => {
      const file = fileIn(data, kind)
      if (!file) return
      event.preventDefault()
      take(file)
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
