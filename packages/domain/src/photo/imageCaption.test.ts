import { expect, it } from 'vitest'
import { imageCaption } from './imageCaption.ts'

it('a caption has credit and licence, and is null without a picture', () => {
  const picture = { artifact_image: 'https://example.com/a.jpg' }
  expect(imageCaption({ ...picture, image_credit: ' Karl ', image_licence: 'CC BY 4.0' })).toEqual({
    credit: 'Karl',
    licence: 'CC BY 4.0',
    licenceAddress: 'https://creativecommons.org/licenses/by/4.0/',
    marks: ['cc', 'by'],
    needsWord: true,
  })
  expect(
    imageCaption({ ...picture, image_licence: 'http://rightsstatements.org/vocab/InC/1.0/' }),
  ).toMatchObject({ licence: 'In Copyright' })
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
