import { expect, it } from 'vitest'
import { imageCaption, LICENCES, licenceAddress } from './imageCaption.ts'

it.each([
  ['CC0', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  [' cc0 1.0 ', 'https://creativecommons.org/publicdomain/zero/1.0/'],
  ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
  ['cc-by-nc-sa-3.0', 'https://creativecommons.org/licenses/by-nc-sa/3.0/'],
])('%j has the URL of its licence', (text, address) => {
  expect(licenceAddress(text)).toBe(address)
})

it.each(['', 'own photo', 'All rights reserved', 'CC BY', 'CC BY 4.0 and more', 'javascript:alert(1)'])(
  '%j has no URL',
  (text) => {
    expect(licenceAddress(text)).toBe('')
  },
)

it('suggested licences have URLs, except the public domain', () => {
  expect(LICENCES.filter((licence) => licenceAddress(licence) === '')).toEqual(['Public domain'])
})

it('a caption has credit and licence, and is null without a picture', () => {
  const picture = { artifact_image: 'https://example.com/a.jpg' }
  expect(imageCaption({ ...picture, image_credit: ' Karl ', image_licence: 'CC BY 4.0' })).toEqual({
    credit: 'Karl',
    licence: 'CC BY 4.0',
    licenceAddress: 'https://creativecommons.org/licenses/by/4.0/',
    needsWord: true,
  })
  expect(imageCaption({ ...picture, image_licence: 'own photo' })).toMatchObject({
    credit: '',
    licenceAddress: '',
  })
  expect(imageCaption({ ...picture, image_credit: 'Unknown', image_licence: ' ' })).toBeNull()
  expect(imageCaption(picture)).toBeNull()
  expect(imageCaption({ artifact_image: '', image_credit: 'Karl' })).toBeNull()
})

it.each([
  ['Photo: Karl', false],
  ['Courtesy of the museum: Ada', false],
  ['Karl', true],
  ['https://example.com/karl', true],
  ['', true],
])('the credit “%s” needs a word before it: %s', (image_credit, needsWord) => {
  const artifact = { artifact_image: 'https://example.com/a.jpg', image_credit, image_licence: 'CC0 1.0' }
  expect(imageCaption(artifact)).toMatchObject({ needsWord })
})
