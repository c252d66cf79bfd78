/**
 * Moves the focus to the screen's heading, when the control that was used goes away with what it did: the keyboard then
 * starts there and not at the top of the document. Waits until what closes has closed.
 */
export function focusHeading(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }))
}
