import { expect, it } from 'vitest'
import { qrCode } from './qrCode.ts'

const URL_OF_LABEL = 'https://tracker.example/label/rosetta-stone'

/** Returns the size of the QR code and whether the module at a column and row is dark. */
function read(text: string) {
  const { viewBox, path } = qrCode(text)
  const [, side = ''] = /^-4 -4 (\d+) \1$/.exec(viewBox) ?? []
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`))
  return { side: Number(side) - 8, isDark: (x: number, y: number) => dark.has(`${x},${y}`) }
}

it('has the three eyes of a QR code, in a quiet zone, and its timing', () => {
  const { side, isDark } = read(URL_OF_LABEL)
  // QR codes have 17 + 4n modules per side.
  expect((side - 17) % 4).toBe(0)
  const eye = (left: number, top: number) =>
    Array.from({ length: 7 }, (_, row) =>
      Array.from({ length: 7 }, (__, column) => (isDark(left + column, top + row) ? '#' : ' ')).join(''),
    )
  const whole = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######']
  for (const [left, top] of [
    [0, 0],
    [side - 7, 0],
    [0, side - 7],
  ] as const)
    expect(eye(left, top)).toEqual(whole)
  for (let place = 8; place < side - 8; place += 1) expect(isDark(place, 6)).toBe(place % 2 === 0)
})

it('differs with the text, and holds 200 characters', () => {
  expect(qrCode(URL_OF_LABEL).path).not.toBe(qrCode(`${URL_OF_LABEL}2`).path)
  expect(read('x'.repeat(200)).side).toBeGreaterThan(read('x').side)
})
