import { describe, expect, it } from 'vitest'
import { TEXT_MAX } from '../limits.ts'
import { readYears } from './years.ts'

describe('the longest text that a record can have', () => {
  it.each([
    ' ',
    '1 ',
    '(',
    'early ',
    'jan',
    'ivx ',
    '1/',
    '1800 bc ',
    '1st century early ',
    '1;x:',
    'first ',
    'с ',
    '前',
    '-',
    '1-',
    '1. ',
    'a.',
    'до н ',
    'jan 1 ',
    '189',
    '/',
    'v. ',
  ])('is read with little processor time if it repeats "%s"', (piece) => {
    const text = `1${' '.repeat(TEXT_MAX / 2)}${piece.repeat(TEXT_MAX)}`.slice(0, TEXT_MAX)
    const before = process.threadCpuUsage()
    readYears(text)
    readYears(piece.repeat(TEXT_MAX).slice(0, TEXT_MAX))
    readYears(`${' '.repeat(TEXT_MAX)}1`)
    const { user } = process.threadCpuUsage(before)
    expect(user / 1_000).toBeLessThan(20)
  })
})
