import { expect, it } from 'vitest'
import { describeCorrections } from './corrections.ts'

it.each([
  ['antikithera mechanism', 'antikythera mechanism', 'antikythera instead of antikithera'],
  [
    'Antikithera Mecanism',
    'antikythera mechanism',
    'antikythera instead of Antikithera, mechanism instead of Mecanism',
  ],
  ['rosettastone', 'rosetta stone', 'rosetta stone instead of rosettastone'],
])('describes “%s” read as “%s”', (text, readAs, told) => {
  expect(describeCorrections(text, readAs)).toBe(told)
})
