import { expect, it } from 'vitest'
import { reasonText } from './reasonText.ts'

it('omits the name of a field, whose label is in the sentence', () => {
  expect(reasonText('artifact_name: Please enter the name of the artifact.')).toBe(
    'Please enter the name of the artifact.',
  )
})

it.each([
  'Inv.-Nr.: This record has no key, which tells it from others.',
  'Row 7 has the same key, tate:7.',
  'Line 3: The quoted text: it does not end.',
])('leaves other reasons as they are: %s', (reason) => {
  expect(reasonText(reason)).toBe(reason)
})
