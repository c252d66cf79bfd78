import { say } from '@tracker/domain/messages/message.ts'
import { expect, it } from 'vitest'
import { reasonText } from './reasonText.ts'

it('omits the name of a field, whose label is in the sentence', () => {
  const reason = say('row-of-field', { field: 'artifact_name', text: say('name-missing') })
  expect(reasonText(reason)).toBe('Please enter the name of the artifact.')
})

it('names the column of another reason', () => {
  const reason = say('row-of-field', { field: 'Inv.-Nr.', text: say('row-without-key') })
  expect(reasonText(reason)).toBe('Inv.-Nr.: This record has no key, which tells it from others.')
})
