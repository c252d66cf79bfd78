import { useEffect, useEffectEvent } from 'react'

/** Close functions of the open overlays, in the order of opening. */
const overlays: (() => void)[] = []

/** Returns the close function of the overlay opened last; undefined if none is open. */
export const topOverlay = (): (() => void) | undefined => overlays.at(-1)

/** Makes Back close a dialog, drawer or menu while it is open, instead of leaving the page (`NavigationGuard`). */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const overlay = () => onBack()
    overlays.push(overlay)
    return () => void overlays.splice(overlays.indexOf(overlay), 1)
  }, [isOpen])
}
