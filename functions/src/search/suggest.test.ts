import { describe, expect, it } from 'vitest'
import { SearchIndex } from '#search/engine.ts'
import { anEntry } from '#search/testing/entries.ts'

const NAMES = [
  'Plåtslagarhammare av stål',
  'Kashira with Drum on a Stand',
  'Standard of Ur',
  'Fräs av stål till kugghjulsfräs',
  'Staffordshire Hoard',
  'New Yorker Staats-Zeitung',
  'Crystal lens',
]
const engine = new SearchIndex()
for (const entry of NAMES.map((artifact_name, at) => anEntry(`a${at}`, { artifact_name }))) engine.put(entry)
const names = (text: string) => engine.suggest(text).map(({ artifact_name }) => artifact_name)

describe('suggestions', () => {
  it('are names that begin with the text, then names with a word that does, then names that contain it', () => {
    expect(names('sta')).toEqual([
      'Staffordshire Hoard',
      'Standard of Ur',
      'Fräs av stål till kugghjulsfräs',
      'Kashira with Drum on a Stand',
      'New Yorker Staats-Zeitung',
      'Plåtslagarhammare av stål',
      'Crystal lens',
    ])
  })

  it('have each name once, and are eight at most', () => {
    const many = new SearchIndex()
    for (const entry of Array.from({ length: 30 }, (_, at) =>
      anEntry(`a${at}`, { artifact_name: `Leaf ${at % 15}` }),
    ))
      many.put(entry)
    const found = many.suggest('leaf').map(({ artifact_name }) => artifact_name)
    expect([found.length, new Set(found).size]).toEqual([8, 8])
  })

  it('have type, period and picture', () => {
    const one = new SearchIndex()
    const picture = 'https://example.com/disc.jpg'
    one.put(anEntry('disc', { artifact_name: 'Disc', created_at: '1700 BC', artifact_image: picture }))
    expect(one.suggest('disc')).toEqual([
      {
        _id: 'disc',
        artifact_name: 'Disc',
        artifact_type: 'Documents',
        created_at: '1700 BC',
        artifact_image: picture,
      },
    ])
  })

  it('are results of the forgiving search if no name contains the text', () => {
    expect(names('stafordshire')).toEqual(['Staffordshire Hoard'])
    expect([names('zzzz'), names(' ')]).toEqual([[], []])
  })
})
