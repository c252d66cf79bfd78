import { useEffect, useEffectEvent } from 'react'

/** The first file of a kind, else the first file. */
const fileIn = (data: DataTransfer | null, kind: string) =>
  [...(data?.files ?? [])].find((file) => file.type.startsWith(kind)) ?? data?.files[0]

/**
 * Takes files that are dropped or pasted anywhere on the page; a browser would leave the page for them.
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
