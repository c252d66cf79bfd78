/** Share of its own width that a toast must be dragged to be dismissed (specification, section 4). */
export const SWIPE_SHARE = 0.8

/** Whether a drag, in pixels to either side, is far enough to dismiss. */
export function isFarEnough(distance: number, width: number): boolean {
  return Math.abs(distance) > width * SWIPE_SHARE
}
