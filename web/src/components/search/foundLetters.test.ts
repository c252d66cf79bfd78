import { describe, expect, it } from 'vitest'
import { foundLetters } from './foundLetters.ts'

describe('the letters of a name that were found', () => {
  it.each([
    ['Standard of Ur', 'sta', ['', 'Sta', 'ndard of Ur']],
    ['Fräs av stål', 'STAL', ['Fräs av ', 'stål', '']],
    ['Crystal on a Stand', 'sta', ['Crystal on a ', 'Sta', 'nd']],
    ['Crystal lens', 'sta', ['Cry', 'sta', 'l lens']],
    ['Leaf from Qur’an', 'quran', ['Leaf from ', 'Qur’an', '']],
    ['Book  of Hours', 'zz', null],
    ['Vase', ' ', null],
  ])('of %j for %j are %j', (name, text, parts) => {
    expect(foundLetters(name, text)).toEqual(parts)
  })
})
