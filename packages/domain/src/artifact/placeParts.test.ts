import { describe, expect, it } from 'vitest'
import { areaOf, isAt, placeParts } from './placeParts.ts'

describe('a place', () => {
  it.each([
    ['British Museum, London', 'British Museum', 'London', ''],
    ['Tate, London, United Kingdom', 'Tate', 'London', 'United Kingdom'],
    ['The Walters Art Museum, Baltimore, Maryland, USA', 'Walters Art Museum', 'Baltimore', 'United States'],
    ['Skoklosters slott, Sweden', 'Skoklosters slott', '', 'Sweden'],
    ['Nationalmuseum, Stockholm, Sverige', 'Nationalmuseum', 'Stockholm', 'Sweden'],
    ['Musée du Louvre, Paris, Frankreich', 'Musée du Louvre', 'Paris', 'France'],
    ['Shrine of the Book, Israel Museum, Jerusalem', 'Israel Museum', 'Jerusalem', ''],
    [
      "Emperor Qinshihuang's Mausoleum Site Museum, Lintong District, Xi'an, Shaanxi, China",
      "Emperor Qinshihuang's Mausoleum Site Museum",
      "Xi'an",
      'China',
    ],
    ['Ashmolean, Oxford', 'Ashmolean', 'Oxford', ''],
    ['London', '', 'London', ''],
    ['Peru', '', '', 'Peru'],
    ['Louvre', 'Louvre', '', ''],
    ['', '', '', ''],
  ])('%j is read as museum %j, town %j, country %j', (place, museum, town, country) => {
    expect(placeParts(place)).toEqual({ museum, town, country })
  })

  it.each([
    ['British Museum, London', 'London', true],
    ['Tate, London, United Kingdom', 'london', true],
    ['Tate, London, United Kingdom', 'United Kingdom', true],
    ['Tate, London, United Kingdom', 'Tate, London', true],
    ['Tate, London', 'Tate, London, UK', true],
    ['Tate, London, United Kingdom', 'British Museum, London', false],
    ['Museum of London Docklands, Liverpool', 'London', false],
    ['Tate, London, United Kingdom', 'Sweden', false],
  ])('%j is in %j: %j', (place, wanted, expected) => {
    expect(isAt(placeParts(place), placeParts(wanted))).toBe(expected)
  })

  it('is listed under its town, or its country if the town is unknown', () => {
    expect(
      ['Tate, London, UK', 'Skoklosters slott, Sweden'].map((place) => areaOf(placeParts(place))),
    ).toEqual(['London', 'Sweden'])
  })
})
