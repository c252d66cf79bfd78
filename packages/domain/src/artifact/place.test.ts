import { describe, expect, it } from 'vitest'
import { placeOf } from './place.ts'

describe('a place', () => {
  it.each([
    ['Tate, London, United Kingdom', 'Tate, London, United Kingdom'],
    ['The Walters Art Museum, Baltimore — Centre Street: Greek Art', 'The Walters Art Museum, Baltimore'],
    ['British Museum, London (82 pieces) and others', 'British Museum, London'],
    ['  Skoklosters\n slott', 'Skoklosters'],
    ['Unknown', ''],
    ['', ''],
  ])('of %j is %j', (location, place) => {
    expect(placeOf(location)).toBe(place)
  })
})
