import { describe, expect, it } from 'vitest'
import { member } from '../support/ask.ts'
import { ada, api, withPeople } from '../support/people.ts'
import {
  aPhoto,
  chunk,
  jpeg,
  JPEG_START,
  letters,
  mediumOf,
  type Part,
  partsOf,
  photoForm,
  riff,
  segment,
  vp8l,
  vp8x,
  webp,
} from '../support/photos.ts'

/** Tests of uploads that are not valid photos (docs/threats.md, threats 64 and 65). */

withPeople()

const send = (parts: readonly Part[]) => api.ask('POST', '/photos', { token: ada.token, ...photoForm(parts) })
const photosStored = async () => (await api.store.db.collection('photos').count().get()).data().count

const [large, small] = aPhoto()
const withLarge = (bytes: readonly number[], type = 'image/webp'): Part[] => [
  { ...large, type, bytes },
  small,
]
const medium = mediumOf(webp, 'image/webp', 1_600, 1_200)
const withMedium = (bytes: readonly number[], type = 'image/webp'): Part[] => [
  large,
  { ...medium, type, bytes },
  small,
]
const jpegWith = (...extra: readonly number[][]): Part[] => {
  const [whole, copy] = partsOf(jpeg, 'image/jpeg', 800, 600)
  return [{ ...whole, bytes: whole.bytes.toSpliced(JPEG_START, 0, ...extra.flat()) }, copy]
}
const SVG = letters('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>1</script></svg>')
const EXIF = letters('Exif\0\0II*\0GPS 51.5 -0.12')
const PICTURE = vp8l(800, 600)

describe('threats 64 and 65: files that are not plain photos', () => {
  it.each<[string, number, readonly Part[]]>([
    ['an SVG', 415, withLarge(SVG, 'image/svg+xml')],
    ['an SVG that says WebP', 415, withLarge(SVG)],
    ['a GIF', 415, withLarge(letters('GIF89a\u0001\0\u0001\0'), 'image/gif')],
    ['text', 415, withLarge(letters('hello'))],
    ['nothing', 415, withLarge([])],
    ['a JPEG that says WebP', 400, withLarge(jpeg(1_600, 1_200))],
    ['a WebP that says PNG', 400, withLarge(webp(1_600, 1_200), 'image/png')],
    [
      'a bomb of 30,000 by 30,000 as JPEG',
      400,
      withLarge(jpeg(8, 8).with(94, 0x75).with(96, 0x75), 'image/jpeg'),
    ],
    ['a bomb of 16,000 by 16,000 as WebP', 400, withLarge(webp(16_000, 16_000))],
    ['a canvas of 30,000 by 30,000 around a dot', 400, withLarge(riff(vp8x(30_000, 30_000), vp8l(1, 1)))],
    ['a large copy of 2,401 pixels', 400, partsOf(webp, 'image/webp', 2_401, 1_800)],
    ['a small copy of 481 pixels', 400, [large, { ...small, bytes: webp(481, 361) }]],
    ['a small copy of another shape', 400, [large, { ...small, bytes: webp(480, 480) }]],
    ['a small copy of another format', 400, [large, { ...small, type: 'image/jpeg', bytes: jpeg(480, 360) }]],
    [
      'a large copy of 400,001 bytes',
      413,
      withLarge([...webp(9, 9), ...Array.from({ length: 400_001 }, () => 0)]),
    ],
    ['a page behind a WebP', 400, withLarge([...webp(1_600, 1_200), ...letters('<script>1</script>')])],
    [
      'an archive behind a JPEG',
      400,
      withLarge([...jpeg(1_600, 1_200), ...letters('PK\u0003\u0004')], 'image/jpeg'),
    ],
    ['a page in a WebP', 400, withLarge(riff(PICTURE, chunk('HTML', letters('<script>1</script>'))))],
    ['a JPEG with Exif', 400, jpegWith(segment(0xe1, EXIF))],
    ['a JPEG with XMP', 400, jpegWith(segment(0xe1, letters('http://ns.adobe.com/xap/1.0/\0<x/>')))],
    ['a JPEG with a colour profile', 400, jpegWith(segment(0xe2, letters('ICC_PROFILE\0')))],
    ['a JPEG with a comment', 400, jpegWith(segment(0xfe, letters('hello')))],
    [
      'a JPEG with a thumbnail',
      400,
      jpegWith(segment(0xe0, letters('JFIF\0\u0001\u0001\0\0\u0001\0\u0001\u0001\u0001abc'))),
    ],
    [
      'a JPEG with bytes behind a table',
      400,
      jpegWith(segment(0xc4, [0, ...Array.from({ length: 20 }, () => 0)])),
    ],
    ['a JPEG that is cut', 400, withLarge(jpeg(1_600, 1_200).slice(0, -2), 'image/jpeg')],
    ['a JPEG of two pictures', 400, withLarge([...jpeg(800, 600), ...jpeg(800, 600)], 'image/jpeg')],
    ['a WebP with Exif', 400, withLarge(riff(vp8x(800, 600, 8), PICTURE, chunk('EXIF', EXIF)))],
    ['a WebP with XMP', 400, withLarge(riff(vp8x(800, 600, 4), PICTURE, chunk('XMP ', letters('<x/>'))))],
    [
      'a WebP with a colour profile',
      400,
      withLarge(riff(vp8x(800, 600, 32), chunk('ICCP', [1, 2]), PICTURE)),
    ],
    [
      'a WebP that moves',
      400,
      withLarge(riff(vp8x(800, 600, 2), chunk('ANIM', [0, 0, 0, 0, 0, 0]), PICTURE)),
    ],
    ['a WebP that is cut', 400, withLarge(webp(1_600, 1_200).slice(0, -3))],
    ['an SVG as the medium copy', 415, withMedium(SVG, 'image/svg+xml')],
    ['a medium copy of 961 pixels', 400, withMedium(webp(961, 721))],
    ['a medium copy of another shape', 400, withMedium(webp(960, 960))],
    ['a medium copy that is the small one', 400, withMedium(webp(480, 360))],
    ['a medium copy of another format', 400, withMedium(jpeg(960, 720), 'image/jpeg')],
    ['a medium copy that says JPEG', 400, withMedium(webp(960, 720), 'image/jpeg')],
    [
      'a medium copy of 120,001 bytes',
      413,
      withMedium([...webp(960, 720), ...Array.from({ length: 120_001 - webp(960, 720).length }, () => 0)]),
    ],
    ['a page behind a medium copy', 400, withMedium([...webp(960, 720), ...letters('<script>1</script>')])],
    [
      'a medium copy with Exif',
      400,
      withMedium(riff(vp8x(960, 720, 8), vp8l(960, 720), chunk('EXIF', EXIF))),
    ],
    ['a medium copy twice', 400, [large, medium, medium, small]],
    ['a medium copy without the small one', 400, [large, medium]],
    ['a part beside three', 400, [large, medium, small, { ...small, name: 'other' }]],
    ['one part', 400, [large]],
    ['a part too many', 400, [large, small, { ...small, name: 'other' }]],
    ['a part twice', 400, [large, large, small]],
  ])('is refused with a sentence, and nothing is stored: %s', async (_, status, parts) => {
    const reply = await send(parts)
    expect({ status: reply.status, text: reply.text }).toMatchObject({ status })
    expect(String(member(reply, 'detail'))).toMatch(/^[A-Z].*\.$/)
    expect(await photosStored()).toBe(0)
  })

  it.each([
    ['JSON', '{}', 'application/json', 415],
    ['no boundary', 'x', 'multipart/form-data', 415],
    [
      'half a form',
      '--b\r\nContent-Disposition: form-data; name="large"\r\n\r\nx',
      'multipart/form-data; boundary=b',
      400,
    ],
    ['no form', 'hello', 'multipart/form-data; boundary=b', 400],
    [
      'texts',
      '--b\r\nContent-Disposition: form-data; name="large"\r\n\r\nx\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
      400,
    ],
    ['half a megabyte', 'x'.repeat(500_000), 'multipart/form-data; boundary=b', 413],
  ])('is refused as a body: %s', async (_, body, type, status) => {
    const reply = await api.ask('POST', '/photos', {
      token: ada.token,
      body,
      headers: { 'Content-Type': type },
    })
    expect(reply).toMatchObject({ status, body: { status } })
    expect(await photosStored()).toBe(0)
  })
})
