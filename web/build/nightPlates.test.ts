import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { contrast } from '@tracker/domain/site/contrast.ts'
import { DARK, LIGHT } from '../src/theme/tokens.ts'
import { NIGHT_COLOURS, nightPlate } from './nightPlates.ts'

const FOLDER = fileURLToPath(new URL('../public/illustrations/', import.meta.url))
const plates = ['artifacts', 'types', 'articles'].flatMap((set) =>
  readdirSync(FOLDER + set).map((file) => ({
    name: `${set}/${file}`,
    day: readFileSync(`${FOLDER}${set}/${file}`, 'utf8'),
  })),
)
const night = (colour: string) => NIGHT_COLOURS[colour] ?? ''
const coloursOf = (svg: string) =>
  [...svg.matchAll(/(?:fill|stroke)="(#[^"]*)"/g)].map(([, colour = '']) => colour.toUpperCase())

describe('the dark version of a plate', () => {
  it.each(plates)('$name is the same drawing in the dark colours', ({ day }) => {
    const made = nightPlate(day)
    const withoutColours = (svg: string) => svg.replaceAll(/(?:fill|stroke)="#\w{6}"/g, '')
    expect(withoutColours(made)).toBe(withoutColours(day))
    const known = new Set(Object.values(NIGHT_COLOURS).map((colour) => colour.toUpperCase()))
    expect(coloursOf(made).filter((colour) => !known.has(colour))).toEqual([])
    // No light paper or dark ink remains.
    expect(made.toLowerCase()).not.toMatch(/#f3e9d2|#3a2e20/)
    expect(made.length).toBe(day.length)
  })

  it('rejects unknown colours in every notation', () => {
    for (const colour of ['#123456', 'white', 'rgb(1 2 3)', '#fff'])
      expect(() => nightPlate(`<path fill="${colour}"/>`)).toThrow(`${colour} has no dark colour`)
    expect(nightPlate('<path fill="none" stroke="url(#rs-h)"/>')).toBe(
      '<path fill="none" stroke="url(#rs-h)"/>',
    )
  })

  it('has the same contrast to the page as the light version', () => {
    expect(contrast(night('#f3e9d2'), DARK.page)).toBeLessThan(1.15)
    expect(contrast('#F3E9D2', LIGHT.page)).toBeLessThan(1.15)
  })

  it('has lines and accents with enough contrast', () => {
    for (const ground of [night('#f3e9d2'), night('#e3d3b0')]) {
      expect(contrast(night('#3a2e20'), ground)).toBeGreaterThanOrEqual(7)
      for (const accent of ['#7b6648', '#2e4a9e', '#a8492c', '#3e7a68', '#c9a04a'])
        expect(contrast(night(accent), ground)).toBeGreaterThanOrEqual(2.5)
    }
  })

  it('keeps dark areas dark and eyes light', () => {
    expect(contrast(night('#2a2118'), night('#f3e9d2'))).toBeLessThan(1.3)
    expect(contrast(night('#fbf4e4'), night('#2a2118'))).toBeGreaterThanOrEqual(7)
  })
})
