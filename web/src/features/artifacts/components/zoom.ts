/** How a picture is enlarged and moved within a window. Lengths are CSS pixels, points count from the window's middle. */

export interface Point {
  readonly x: number
  readonly y: number
}

/** What is seen of a picture: how much it is enlarged, and where its middle is. */
export interface View extends Point {
  readonly scale: number
}

/** The picture as it fits the window, and the window. */
export interface Room {
  readonly picture: { readonly width: number; readonly height: number }
  readonly window: { readonly width: number; readonly height: number }
}

/** All of the picture. */
export const FITTED: View = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 8

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The view with no gap at one side while there is more of the picture at the other. */
function kept({ scale, x, y }: View, { picture, window }: Room): View {
  const reachX = Math.max(0, (picture.width * scale - window.width) / 2)
  const reachY = Math.max(0, (picture.height * scale - window.height) / 2)
  return { scale, x: between(-reachX, x, reachX), y: between(-reachY, y, reachY) }
}

/** The view after moving the picture. */
export function moved(view: View, by: Point, room: Room): View {
  return kept({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, room)
}

/** The view after enlarging by a factor: what is at the point stays there. */
export function zoomed(view: View, factor: number, at: Point, room: Room): View {
  const scale = between(1, view.scale * factor, MAX_SCALE)
  const change = scale / view.scale
  return kept({ scale, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change }, room)
}
