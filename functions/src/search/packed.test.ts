import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeSegments, type Part } from '#search/merge.ts'
import { pack, unpack } from '#search/packed.ts'
import { type Segment, segmentOf } from '#search/segment.ts'
import { anEntry } from '#search/testing/entries.ts'

const text = fc.oneof(
  fc.constantFrom(
    'Vase',
    'Vase with handle',
    'vase',
    'Åra',
    "Qur'an",
    '正阿弥勝義',
    'Leaf from Breviary',
    '',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)
const record = fc.record({
  artifact_name: text,
  artifact_type: fc.constantFrom('Tools', 'Writings', 'odd'),
  historical_context: text,
  present_location: text,
  created_at: fc.constantFrom('', '1648', '28,000–25,000 BC', '2nd or 1st century BC', 'n.d.'),
  artifact_image: fc.constantFrom('', 'https://example.com/a.png'),
  adder_name: fc.constantFrom('Ada', 'Bob'),
})
const entries = fc
  .array(fc.tuple(record, fc.nat({ max: 4_000_000_000 })), { maxLength: 12 })
  .map((records) => records.map(([fields, seconds], at) => anEntry(`id${at}`, fields, seconds * 1_000)))

const plain = (segment: Segment) =>
  Object.fromEntries(
    Object.entries(segment).map(([name, column]: [string, ArrayLike<unknown>]) => [name, Array.from(column)]),
  )

describe('a packed segment', () => {
  it('unpacks as what it was', async () => {
    await fc.assert(
      fc.asyncProperty(entries, async (all) => {
        const segment = segmentOf(all)
        expect(plain(await unpack(await pack(segment)))).toEqual(plain(segment))
      }),
    )
  })

  it('is refused when it is damaged', async () => {
    const packed = await pack(segmentOf([anEntry('a'), anEntry('b', { artifact_name: 'Vase' })]))
    for (let length = 0; length < packed.length; length += 1)
      await expect(unpack(packed.subarray(0, length)), `cut to ${length}`).rejects.toBeInstanceOf(Error)
  })
})

describe('merged segments', () => {
  it('are the segment of what is left', () => {
    const where = fc.array(fc.record({ place: fc.nat({ max: 2 }), isGone: fc.boolean() }), {
      minLength: 12,
      maxLength: 12,
    })
    fc.assert(
      fc.property(entries, where, (all, places) => {
        const isGone = (id: string) => places[all.findIndex((one) => one.id === id)]?.isGone === true
        const parts = [0, 1, 2].map((place): Part => {
          const segment = segmentOf(all.filter((_, at) => places[at]?.place === place))
          return { segment, dead: Uint8Array.from(segment.ids, (id) => (isGone(id) ? 1 : 0)) }
        })
        const left = segmentOf(all.filter(({ id }) => !isGone(id)))
        expect(plain(mergeSegments(parts))).toEqual(plain(left))
      }),
    )
  })
})
