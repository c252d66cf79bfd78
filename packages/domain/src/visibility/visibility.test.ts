import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canRead, EFFECTS, photoState } from './readers.ts'
import { isInGallery, isListShared } from './listState.ts'
import { RECORD_EVENTS, stateAfter } from './recordEvents.ts'
import { HELD, type HiddenCause, type RecordState, VISIBLE, visibilityOf } from './recordState.ts'

const causes: readonly (HiddenCause | null)[] = [null, 'decision', 'suspension', 'hold']
const state: fc.Arbitrary<RecordState> = fc.record({
  hiddenBy: fc.constantFrom(...causes),
  isDeleted: fc.boolean(),
})
const hiddenBy = (cause: HiddenCause): RecordState => ({ hiddenBy: cause, isDeleted: false })
const deleted = (cause: HiddenCause | null): RecordState => ({ hiddenBy: cause, isDeleted: true })

describe('an artifact', () => {
  it.each([
    ['a decision about a held one', 'hide', HELD, false, hiddenBy('decision')],
    ['a decision about one of a suspended adder', 'hide', hiddenBy('suspension'), true, hiddenBy('decision')],
    ['an approval', 'restore', HELD, false, VISIBLE],
    ['a restoration while its adder is suspended', 'restore', hiddenBy('decision'), true, undefined],
    ['a restoration of a visible one', 'restore', VISIBLE, false, undefined],
    ['a suspension', 'suspend', VISIBLE, true, hiddenBy('suspension')],
    ['a suspension of a held one', 'suspend', HELD, true, HELD],
    ['the end of a suspension', 'lift', hiddenBy('suspension'), false, VISIBLE],
    [
      'the end of a suspension of what a curator hid',
      'lift',
      hiddenBy('decision'),
      false,
      hiddenBy('decision'),
    ],
    ['undoing after a suspension began', 'undo', deleted(null), true, hiddenBy('suspension')],
    ['undoing after a suspension ended', 'undo', deleted('suspension'), false, VISIBLE],
    ['undoing of what a curator hid', 'undo', deleted('decision'), false, hiddenBy('decision')],
    ['undoing of a held one', 'undo', deleted('hold'), false, HELD],
    ['a decision about a deleted one', 'hide', deleted(null), false, undefined],
    ['a second deletion', 'delete', deleted(null), false, undefined],
  ] as const)('has one state after %s', (_, event, before, isSuspended, after) => {
    expect(stateAfter(event, before, isSuspended)).toEqual(after)
  })

  it('is as before after a deletion that is undone', () => {
    const unchanged = state.filter(({ isDeleted }) => !isDeleted)
    fc.assert(
      fc.property(unchanged, fc.boolean(), (before, isSuspended) => {
        const there =
          stateAfter('suspend', stateAfter('lift', before, isSuspended) ?? null, isSuspended) ?? null
        const deletedState = stateAfter('delete', there, isSuspended) ?? null
        expect(stateAfter('undo', deletedState, isSuspended)).toEqual(there)
      }),
    )
  })

  it('is never visible while its adder is suspended, except what a suspension has not reached yet', () => {
    fc.assert(
      fc.property(state, fc.constantFrom(...RECORD_EVENTS), (before, event) => {
        const after = stateAfter(event, before, true) ?? null
        const [was, is] = [before, after].map((one) => visibilityOf(one) === 'visible')
        expect(is && !was).toBe(false)
      }),
    )
  })

  it('is read by nobody once it is deleted, and by others only while it is visible', () => {
    fc.assert(
      fc.property(state, fc.boolean(), fc.boolean(), (record, isAdder, isCurator) => {
        const visibility = visibilityOf(record)
        const isRead = canRead(visibility, { isAdder, isCurator })
        expect(isRead).toBe(visibility === 'visible' || (!record.isDeleted && (isAdder || isCurator)))
      }),
    )
  })

  it('that is gone has no next state', () => {
    for (const event of RECORD_EVENTS) expect(stateAfter(event, null, false)).toBeUndefined()
  })
})

describe('a photo', () => {
  const users = fc.array(fc.constantFrom('visible', 'held', 'hidden', 'deleted', 'gone'), { maxLength: 4 })

  it('is public exactly while a visible artifact uses it, and kept while any does', () => {
    fc.assert(
      fc.property(users, (all) => {
        expect(photoState(all) === 'public').toBe(all.includes('visible'))
        expect(photoState(all) === 'unused').toBe(all.every((user) => user === 'gone'))
      }),
    )
  })

  it('goes with the artifact whose likes go', () => {
    for (const { keepsPhoto, likes } of Object.values(EFFECTS)) expect(likes === 'deleted').toBe(!keepsPhoto)
  })
})

it('a list is shared by its owner alone, until a curator hides it or its owner is suspended', () => {
  const shared = { visibility: 'link', isHidden: false, isSuspended: false } as const
  expect(isListShared(shared)).toBe(true)
  for (const change of [{ visibility: 'private' }, { isHidden: true }, { isSuspended: true }] as const)
    expect(isListShared({ ...shared, ...change })).toBe(false)
})

it('the gallery lists what its owner shows there, until a curator hides it or its owner is suspended', () => {
  const shown = { visibility: 'gallery', isHidden: false, isSuspended: false } as const
  expect([isListShared(shown), isInGallery(shown)]).toEqual([true, true])
  for (const change of [{ visibility: 'link' }, { isHidden: true }, { isSuspended: true }] as const)
    expect(isInGallery({ ...shown, ...change })).toBe(false)
})
