import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Added } from '#search/engine.ts'
import { findDifference } from '#search/index/indexDifference.ts'
import { FakeStore } from '#search/testing/fakeStore.ts'

const START = 1_700_000_000_000
const quietly = () => Promise.resolve()

function difference(store: FakeStore, known: readonly Added[]) {
  const sorted = known.toSorted((a, b) => a.addedAt - b.addedAt)
  return findDifference(store.source(quietly), sorted.length, () => sorted)
}

describe('the difference between index and store', () => {
  it('has all removed artifacts, or all added ones', async () => {
    const artifact = fc.record({ at: fc.nat({ max: 40 }), isKnown: fc.boolean(), isThere: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(artifact, { maxLength: 200 }), fc.boolean(), async (all, hasGone) => {
        const store = new FakeStore()
        const known: Added[] = []
        const expected = { removed: [] as string[], missing: [] as string[] }
        all.forEach(({ at, isKnown, isThere }, place) => {
          // Between two refreshes artifacts were either only removed or only added.
          const [known1, there1] = hasGone ? [true, isThere] : [isKnown, true]
          const id = `id${place}`
          if (there1) store.put(id, {}, START + at)
          if (known1) known.push({ id, addedAt: (START + at) * 1_000 })
          if (known1 && !there1) expected.removed.push(id)
          if (!known1 && there1) expected.missing.push(id)
        })
        const found = await difference(store, known)
        expect({ removed: found.removed.toSorted(), missing: found.missing.toSorted() }).toEqual({
          removed: expected.removed.toSorted(),
          missing: expected.missing.toSorted(),
        })
      }),
    )
  })

  it('costs at most 100 reads for one artifact of 20,000', async () => {
    const store = new FakeStore()
    const known: Added[] = []
    for (let at = 0; at < 20_000; at += 1) {
      store.put(`id${at}`, {}, START + at)
      known.push({ id: `id${at}`, addedAt: (START + at) * 1_000 })
    }
    store.artifacts.delete('id12345')
    expect(await difference(store, known)).toEqual({ removed: ['id12345'], missing: [] })
    expect(store.reads).toBeLessThanOrEqual(100)
  })
})
