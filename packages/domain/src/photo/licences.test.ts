import { expect, it } from 'vitest'
import { IMAGE_LICENCE_MAX } from '../limits.ts'
import { LICENCE_GROUPS, licenceOf } from './licences.ts'

const all = LICENCE_GROUPS.flatMap(({ licences }) => licences)

it.each([
  ['CC0', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  [' cc0 1.0 ', 'CC0 1.0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['CC-BY 4.0', 'CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['cc-by-nc-sa-3.0', 'CC BY-NC-SA 3.0', 'https://creativecommons.org/licenses/by-nc-sa/3.0/'],
  [
    'http://creativecommons.org/licenses/by-sa/3.0/deed.en',
    'CC BY-SA 3.0',
    'https://creativecommons.org/licenses/by-sa/3.0/',
  ],
  ['public domain', 'Public domain', 'https://creativecommons.org/publicdomain/mark/1.0/'],
  ['Public Domain Mark 1.0', 'Public domain', 'https://creativecommons.org/publicdomain/mark/1.0/'],
  ['in copyright', 'In Copyright', 'http://rightsstatements.org/vocab/InC/1.0/'],
  [
    'https://rightsstatements.org/page/NoC-US/1.0/',
    'No Copyright - United States',
    'http://rightsstatements.org/vocab/NoC-US/1.0/',
  ],
])('%j is %s', (text, name, address) => {
  expect(licenceOf(text)).toMatchObject({ name, address })
})

it.each([
  '',
  'own photo',
  'All rights reserved',
  'CC BY',
  'CC BY 4.0 and more',
  'CC BY-SA-NC 4.0',
  'CC BY-SA-ND 4.0',
  'javascript:alert(1)',
  'https://creativecommons.org.evil.example/licenses/by/4.0/',
  '__proto__',
])('%j is none of them', (text) => {
  expect(licenceOf(text)).toBeNull()
})

it('each one of the form is found by its name and its URL, and its name can be stored', () => {
  expect(all).toHaveLength(20)
  for (const licence of all) {
    expect(licenceOf(licence.name)).toBe(licence)
    expect(licenceOf(licence.address)).toBe(licence)
    expect(licence.name.length).toBeLessThanOrEqual(IMAGE_LICENCE_MAX)
    expect(licence.marks).not.toEqual([])
  }
})

it('has the marks of its conditions', () => {
  expect(licenceOf('CC BY-NC-ND 4.0')?.marks).toEqual(['cc', 'by', 'nc', 'nd'])
})
