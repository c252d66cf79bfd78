import { expect, it } from 'vitest'
import { excelSerialDate } from './excelSerial.ts'

it.each([
  ['36526', '2000-01-01'],
  ['36526.75', '2000-01-01'],
  ['10000', '1927-05-18'],
])('reads the serial number %s as %s', (text, date) => {
  expect(excelSerialDate(text)).toBe(date)
})

it.each(['1899', '0123', '365261', '12 000', 'c. 36526', ''])(
  'does not take "%s" for a serial number',
  (text) => {
    expect(excelSerialDate(text)).toBe(null)
  },
)
