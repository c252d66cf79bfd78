import { useEffect, useEffectEvent } from 'react'
import { holdPage, releasePage } from './heldPage.ts'

/** Close functions of the open overlays, in the order of opening. */
const overlays: (() => void)[] = []

/** Returns the close function of the overlay opened last; undefined if none is open. */
export const topOverlay = (): (() => void) | undefined => overlays.at(-1)

const holdIfOpen = () => {
  if (overlays.length > 0) holdPage()
}

/** Removes the page's second entry if no overlay is open. */
export const releaseIfClosed = (): void => releasePage(() => overlays.length === 0)

/** Closes the overlay opened last. Returns false if none is open. */
export function closeTopOverlay(): boolean {
  const close = topOverlay()
  if (!close) return false
  close()
  // For the others, and for one that refuses to close.
  setTimeout(holdIfOpen)
  return true
}

/** Makes Back close a dialog, drawer or menu while it is open, instead of leaving the page (`NavigationGuard`). */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const overlay = () => onBack()
    overlays.push(overlay)
    holdPage()
    return () => {
      overlays.splice(overlays.indexOf(overlay), 1)
      releaseIfClosed()
    }
  }, [isOpen])
}
