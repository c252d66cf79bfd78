import { describe, expect, it } from 'vitest'
import { ARTIFACT_TYPES } from './types.ts'
import { initialLetter, initialOf } from './initial.ts'

const IDS = Array.from({ length: 400 }, (_, at) => `artifact-${at}`)
const cornersOf = (id: string) => initialOf('Vase', 'Tools', id).drawings.at(-1)

describe('the letter of an initial', () => {
  it.each([
    ['Vase', 'V'],
    ['amphora', 'A'],
    ['  “Venus” of Willendorf', 'V'],
    ['Élan', 'E'],
    ['Šamaš stele', 'S'],
    ['Ærø bowl', 'Æ'],
    ['ŒUVRE', 'Œ'],
    ['ﬁbula', 'F'],
    ['ßtein', 'S'],
    ['18th-century pistol', '1'],
  ])('of “%s” is %s', (name, letter) => {
    expect(initialLetter(name)).toBe(letter)
  })

  it.each(['Владимирская икона', '青銅器', 'לוח', 'Łucznik', '٣ coins', '…', ''])(
    'is null for “%s”, whose first letter the font lacks',
    (name) => {
      expect(initialLetter(name)).toBeNull()
    },
  )
})

describe('the drawings of an initial', () => {
  it.each(ARTIFACT_TYPES)('have the outline of %s between ground and corners', (type) => {
    const names = initialOf('Vase', type, 'a').drawings.map((address) => address.split('#')[1])
    expect(names).toEqual([
      'hi-ground',
      `hi-${type.toLowerCase()}`,
      expect.stringMatching(/^hi-corners-[0-3]$/),
    ])
  })

  it('have no outline for an unknown type', () => {
    expect(initialOf('Vase', '', 'a').drawings).toHaveLength(2)
  })

  it('have one of four corner sets, stable per record and evenly distributed', () => {
    const counts = new Map<unknown, number>()
    for (const id of IDS) {
      expect(cornersOf(id)).toBe(cornersOf(id))
      counts.set(cornersOf(id), (counts.get(cornersOf(id)) ?? 0) + 1)
    }
    expect(counts.size).toBe(4)
    for (const count of counts.values()) expect(count).toBeGreaterThan(IDS.length / 8)
  })
})
