import { useEffect, useEffectEvent } from 'react'

const pictureIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].find((file) => file.type.startsWith('image/')) ?? data?.files[0]

/** Takes files that are dropped or pasted anywhere on the page; a browser would leave the page for them. */
export function useDroppedFiles(onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const takeFrom = (event: Event, data: DataTransfer | null) => {
      const file = pictureIn(data)
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
  }, [])
}
