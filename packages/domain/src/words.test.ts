import { describe, expect, it } from 'vitest'
import { placeOf } from './place.ts'
import { otherWordsFor } from './thesaurus.ts'
import { singularsOf, tellingWords, wordsBehindArticles, wordsOf } from './words.ts'

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

  it('are also those behind what looks like an article', () => {
    expect(wordsBehindArticles("Vase à l’antique, Hôtel d'Évreux, Qur'an")).toEqual(['antique', 'evreux'])
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

  it.each(['glass', 'venus', 'gas', 'tsuba', 'chi'])('%j is no plural', (word) => {
    expect(singularsOf(word)).toEqual([])
  })

  it('that say nothing are left out when others remain', () => {
    expect(tellingWords(['that', 'greek', 'computer'])).toEqual(['greek', 'computer'])
    expect(tellingWords(['the', 'who'])).toEqual(['the', 'who'])
  })
})

describe('what people call things', () => {
  it.each([
    ['sword guards', 'tsuba'],
    ['king tut', 'tutankhamun'],
    ['koran', 'quran'],
    ['vases', 'krater'],
    ['gun', 'musket'],
    ['prayer book', 'book of hours'],
  ])('%j may be %j', (said, meant) => {
    expect(otherWordsFor(said.split(' '))).toContain(meant)
  })

  it('is nothing else for most words', () => {
    expect(otherWordsFor(['antikythera'])).toEqual([])
  })
})

describe('a place', () => {
  it.each([
    ['Tate, London, United Kingdom', 'Tate, London, United Kingdom'],
    ['The Walters Art Museum, Baltimore — Centre Street: Greek Art', 'The Walters Art Museum, Baltimore'],
    ['British Museum, London (82 pieces) and others', 'British Museum, London'],
    ['  Skoklosters\n slott', 'Skoklosters'],
    ['Unknown', ''],
    ['', ''],
  ])('of %j is %j', (location, place) => {
    expect(placeOf(location)).toBe(place)
  })
})
