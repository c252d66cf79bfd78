import { describe, expect, it } from 'vitest'
import { javaVersion } from '#emulators/downloads.ts'

describe('the version of Java', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['java version "1.8.0_292"', 1],
  ])('is read from %j', (output, version) => {
    expect(javaVersion(output)).toBe(version)
  })

  it('is not known without Java', () => {
    expect(javaVersion('')).toBeNull()
  })
})
