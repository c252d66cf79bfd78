import { expect, it } from 'vitest'
import { FITTED, MAX_SCALE, moved, zoomed } from './zoom.ts'

/** A picture as wide as its window, with room above and below. */
const ROOM = { picture: { width: 400, height: 300 }, window: { width: 400, height: 600 } }

it('what is pointed at stays where it is while the picture is enlarged', () => {
  const at = { x: 100, y: 50 }
  const view = zoomed(FITTED, 4, at, ROOM)
  // The same place of the picture, before and after.
  expect((at.x - view.x) / view.scale).toBeCloseTo(at.x)
  expect((at.y - view.y) / view.scale).toBeCloseTo(at.y)
})

it('is never smaller than the window shows all of, nor larger than the limit', () => {
  expect(zoomed(FITTED, 0.1, { x: 10, y: 10 }, ROOM)).toEqual(FITTED)
  expect(zoomed(FITTED, 1000, { x: 0, y: 0 }, ROOM).scale).toBe(MAX_SCALE)
})

it('stands still where all of it is seen, and cannot be moved out of sight', () => {
  expect(moved(FITTED, { x: 50, y: 50 }, ROOM)).toEqual(FITTED)
  const view = moved(zoomed(FITTED, 2, { x: 0, y: 0 }, ROOM), { x: 9999, y: 9999 }, ROOM)
  // 800 by 600 in 400 by 600: 200 at the sides, nothing above or below.
  expect(view).toEqual({ scale: 2, x: 200, y: 0 })
})

it('is fitted again by as much as it was enlarged', () => {
  const view = zoomed(zoomed(FITTED, 3, { x: 180, y: 90 }, ROOM), 1 / 3, { x: -20, y: 0 }, ROOM)
  expect(view.scale).toBeCloseTo(1)
  expect([view.x, view.y].map((value) => Math.abs(value))).toEqual([0, 0])
})
