import { describe, expect, it } from 'vitest'
import { importProgress, inWords } from '#import/progress.ts'

describe('the progress of an import', () => {
  it('shows how many were read, how many a second, how many were refused, and the time left', () => {
    const counts = { read: 5_000, refused: 3 }
    expect(importProgress(counts, 0.25, 10)).toBe('25 %: 5000 read (500 a second), 3 refused, 30 s left')
  })

  it('has an answer before anything was read and when everything was', () => {
    expect(importProgress({ read: 0, refused: 0 }, 0, 0)).toBe(
      '0 %: 0 read (0 a second), 0 refused, 0 s left',
    )
    expect(importProgress({ read: 8, refused: 0 }, 1, 4)).toBe(
      '100 %: 8 read (2 a second), 0 refused, 0 s left',
    )
  })

  it('tells longer times in minutes', () => {
    expect(inWords(59.4)).toBe('59 s')
    expect(inWords(80)).toBe('1 min 20 s')
    expect(inWords(-1)).toBe('0 s')
  })
})
