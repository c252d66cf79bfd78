import { expect, it } from 'vitest'
import { MEANDER_TURNS, meanderTurns } from './meander.ts'

/** The meander as text: a dot for what is older, the lit turns as #. */
function drawn(text: string): string | null {
  const turns = meanderTurns(text)
  if (!turns) return null
  const keys = Array.from({ length: MEANDER_TURNS }, (_, at) =>
    at >= turns.from && at < turns.to ? '#' : '-',
  )
  return (turns.isOlder ? '.' : '') + keys.join('')
}

it.each([
  ['196 BC', '-----#----'],
  ['c. 1200-900 BC', '---##-----'],
  ['1640 cirka', '---------#'],
  ['1st century BC to 1st century AD', '-----##---'],
  ['AD 450 to 550', '------##--'],
])('highlights the turns of “%s”', (text, expected) => {
  expect(drawn(text)).toBe(expected)
})

it.each([
  ['3000 BC', '#---------'],
  ['2501 BC', '#---------'],
  ['2500 BC', '-#--------'],
  ['1 BC', '-----#----'],
  ['AD 1', '------#---'],
  ['AD 500', '------#---'],
  ['AD 501', '-------#--'],
  ['AD 2000', '---------#'],
])('assigns years at the boundary of two turns: %s', (text, expected) => {
  expect(drawn(text)).toBe(expected)
})

it('shows a dot for dates before the first turn, and highlights the turns they reach', () => {
  expect(drawn('28000 BC')).toBe('.----------')
  expect(drawn('3200 BC')).toBe('.----------')
  expect(drawn('3300-2900 BC')).toBe('.#---------')
})

it('assigns later years to the last turn', () => {
  expect(drawn('2015')).toBe('---------#')
})

it('has no turns without a year', () => {
  expect(drawn('Unknown')).toBeNull()
  expect(drawn('')).toBeNull()
})
