import { describe, expect, it } from 'vitest'
import { singularsOf, withoutStopWords, wordsAfterArticles, wordsOf } from './words.ts'

describe('the words of a text', () => {
  it.each([
    ['Moai Hoa Hakananaiʻa', ['moai', 'hoa', 'hakananaia']],
    ['Leaf from Qurʼan, W.554', ['leaf', 'from', 'quran', 'w', '554']],
    ['Hjullåsbössa, “Nürnberg”', ['hjullasbossa', 'nurnberg']],
    ['正阿弥勝義', ['正阿', '阿弥', '弥勝', '勝義']],
    ['銘 A4刀', ['銘', '刀', 'a4']],
    ['\u0000 -- …', []],
  ])('%j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('include words after elided articles', () => {
    expect(wordsAfterArticles("Vase à l’antique, Hôtel d'Évreux, Qur'an")).toEqual(['antique', 'evreux'])
  })

  it.each([
    ['tapestries', 'tapestry'],
    ['knives', 'knife'],
    ['boxes', 'box'],
    ['amphorae', 'amphora'],
    ['women', 'woman'],
    ['vases', 'vase'],
    ['1640s', '1640'],
  ])('%j may be the plural of %j', (plural, singular) => {
    expect(singularsOf(plural)).toContain(singular)
  })

  it.each(['glass', 'venus', 'gas', 'tsuba', 'chi'])('%j is not a plural', (word) => {
    expect(singularsOf(word)).toEqual([])
  })

  it('lose stop words unless only stop words remain', () => {
    expect(withoutStopWords(['that', 'greek', 'computer'])).toEqual(['greek', 'computer'])
    expect(withoutStopWords(['the', 'who'])).toEqual(['the', 'who'])
  })
})
