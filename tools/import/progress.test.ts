import { describe, expect, it } from 'vitest'
import { importProgress, formatDuration } from '#import/progress.ts'

describe('the progress of an import', () => {
  it('shows the number of records, the rate, the refused ones and the time left', () => {
    const counts = { read: 5_000, refused: 3 }
    expect(importProgress(counts, 0.25, 10)).toBe('25 %: 5000 read (500 a second), 3 refused, 30 s left')
  })

  it('is defined before the first and after the last record', () => {
    expect(importProgress({ read: 0, refused: 0 }, 0, 0)).toBe(
      '0 %: 0 read (0 a second), 0 refused, 0 s left',
    )
    expect(importProgress({ read: 8, refused: 0 }, 1, 4)).toBe(
      '100 %: 8 read (2 a second), 0 refused, 0 s left',
    )
  })

  it('shows longer times in minutes', () => {
    expect(formatDuration(59.4)).toBe('59 s')
    expect(formatDuration(80)).toBe('1 min 20 s')
    expect(formatDuration(-1)).toBe('0 s')
  })
})
