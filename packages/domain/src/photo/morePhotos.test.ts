import { describe, expect, it } from 'vitest'
import { readArtifact } from '../artifact/artifact.ts'
import { parseMorePhotos } from './morePhotos.ts'
import { photographsText, readPhotographs } from './photograph.ts'

const BACK = 'https://example.com/back.jpg'

describe('further photographs of a request', () => {
  it('are stored without empty texts, and are undefined if none were sent', () => {
    const more_photos = [{ url: BACK, caption: '', credit: 'Ada' }]
    expect(parseMorePhotos({ more_photos }, {})).toEqual({ ok: true, value: [{ url: BACK, credit: 'Ada' }] })
    expect(parseMorePhotos({ artifact_name: 'Vase' }, {})).toEqual({ ok: true, value: undefined })
  })

  it('come from the hosts that the site allows', () => {
    const sources = { site: 'site.example', hosts: ['museum.example'] }
    const isAllowed = (url: string) => parseMorePhotos({ more_photos: [{ url }] }, sources).ok
    expect([BACK, 'https://museum.example/a.jpg'].map(isAllowed)).toEqual([false, true])
  })
})

describe('stored photographs', () => {
  it('are read without what is invalid', () => {
    expect(readPhotographs([{ url: BACK, caption: 7 }, { url: '' }, null])).toEqual([{ url: BACK }])
    expect(readPhotographs('x')).toEqual([])
    const { more_photos, more_photos_count } = readArtifact('a', { more_photos: 'x', more_photos_count: -1 })
    expect([more_photos, more_photos_count]).toEqual([undefined, undefined])
  })

  it('differ by order and texts', () => {
    const lists = [
      [],
      [{ url: 'a' }],
      [{ url: 'a', caption: 'x' }],
      [{ url: 'a', credit: 'x' }],
      [{ url: 'a' }, { url: 'b' }],
      [{ url: 'b' }, { url: 'a' }],
    ]
    expect(new Set(lists.map(photographsText)).size).toBe(lists.length)
  })
})
