import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_PHOTO, type PhotoEvent, photoReducer, type PhotoState } from './photoState.ts'

const file = new Blob(['file'])
const photo = { large: file, small: file, width: 4, height: 3 }
const preview = 'data:,'

const EVENTS: readonly PhotoEvent[] = [
  { type: 'chosen', file },
  { type: 'rejected', message: 'No picture.' },
  { type: 'made', photo, preview },
  { type: 'started' },
  { type: 'progressed', part: 0.5 },
  { type: 'uploaded', url: 'https://a.example/api/photos/1' },
  { type: 'failed', message: 'No network.', canWait: true },
  { type: 'cleared' },
]

/** Possible next states of each state. */
const FOLLOWING: Readonly<Record<PhotoState['status'], readonly PhotoState['status'][]>> = {
  none: ['reading', 'ready'],
  reading: ['unreadable', 'ready', 'none'],
  unreadable: ['reading', 'ready', 'none'],
  ready: ['reading', 'uploading', 'failed', 'none'],
  uploading: ['reading', 'ready', 'uploaded', 'failed', 'none'],
  uploaded: ['reading', 'ready', 'none'],
  failed: ['reading', 'ready', 'uploading', 'none'],
}

const stateAfter = (...types: PhotoEvent['type'][]) =>
  types.reduce((state, type) => {
    const event = EVENTS.find((one) => one.type === type)
    return event ? photoReducer(state, event) : state
  }, NO_PHOTO)

describe('the photo of a form', () => {
  it('is read, uploaded, and done', () => {
    expect(stateAfter('chosen', 'made', 'started', 'progressed')).toMatchObject({ part: 0.5 })
    expect(stateAfter('chosen', 'made', 'started', 'uploaded')).toMatchObject({ status: 'uploaded', preview })
  })

  it('keeps its copies when an upload fails, for the next one', () => {
    expect(stateAfter('chosen', 'made', 'started', 'failed')).toMatchObject({ status: 'failed', photo })
    expect(stateAfter('chosen', 'made', 'started', 'failed', 'started')).toMatchObject({ part: 0, photo })
  })

  it('ignores late and repeated events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS)), (events) => {
        let state = NO_PHOTO
        for (const event of events) {
          const next = photoReducer(state, event)
          expect([state.status, ...FOLLOWING[state.status]]).toContain(next.status)
          state = next
        }
      }),
      { seed: 26 },
    )
  })
})
