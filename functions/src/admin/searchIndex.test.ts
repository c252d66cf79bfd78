import { describe, expect, it } from 'vitest'
import { outdatedIn } from '#admin/searchIndex.ts'
import { SearchIndex } from '#search/engine.ts'
import { anEntry } from '#search/testing/entries.ts'

const RECORDS = {
  a: { artifact_name: 'Amphora', short_description: 'Found near Knossos by a shepherd.' },
  b: { artifact_name: 'Buckle', short_description: 'Worn by a rider of the Avars.' },
}

/** Makes an index in which the first of the records fills the memory, so that the others are found by name only. */
function fullIndex(ids: readonly (keyof typeof RECORDS)[], changes: object = {}): SearchIndex {
  const index = new SearchIndex(1)
  for (const id of ids) index.put(anEntry(id, { ...RECORDS[id], ...changes }))
  return index
}

describe('two full indexes', () => {
  it('of the same artifacts do not differ, whichever they have by name only', () => {
    const [one, other] = [fullIndex(['a', 'b']), fullIndex(['b', 'a'])]
    expect([one.byNameOnly, other.byNameOnly]).toEqual([1, 1])
    expect(outdatedIn(one, other)).toEqual([])
  })

  it('differ in what both have: a name, a text, an artifact', () => {
    const one = fullIndex(['a', 'b'])
    expect(outdatedIn(one, fullIndex(['b', 'a'], { artifact_name: 'Coin' }))).toEqual(['a', 'b'])
    expect(outdatedIn(one, fullIndex(['a', 'b'], { short_description: 'Lost.' }))).toEqual(['a'])
    expect(outdatedIn(one, fullIndex(['a']))).toEqual(['b'])
  })
})
