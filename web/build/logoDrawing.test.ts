import { expect, it } from 'vitest'
import { readDrawing } from './logoDrawing.ts'

it('a logo has the box and the paint of its file, without size and names', () => {
  const svg =
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" id="a" width="40" height="20" viewBox="0 0 40 20" fill="none">\n<path d="M0 0h40"/></svg>\n'
  expect(readDrawing(svg, 'logo.svg')).toEqual({
    attributes: 'viewBox="0 0 40 20" fill="none"',
    content: '\n<path d="M0 0h40"/>',
  })
  expect(readDrawing(svg.replace(' viewBox="0 0 40 20"', ''), 'logo.svg').attributes).toBe(
    'viewBox="0 0 40 20" fill="none"',
  )
})

it.each(['', 'JFIF', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'])(
  'a file that is no logo is refused: %j',
  (svg) => {
    expect(() => readDrawing(svg, 'logo.svg')).toThrow('logo.svg: a logo is an SVG file with a viewBox.')
  },
)
