import { DAILY_MAX } from '@tracker/domain/limits.ts'
import { photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
import { describe, expect, it } from 'vitest'
import { add } from '../support/artifacts.ts'
import { member } from '../support/ask.ts'
import { today, withinOneDay } from '../support/minutes.ts'
import { sizeOf } from '../support/moderation.ts'
import { ada, api, bob, withPeople } from '../support/people.ts'
import { aPhoto, jpeg, mediumOf, partsOf, type Part, photoForm, webp } from '../support/photos.ts'

/** Tests of uploading photos (docs/threats.md, threats 66 and 67). */

withPeople()

const send = (parts?: readonly Part[], who = ada) =>
  api.ask('POST', '/photos', { token: who.token, ...photoForm(parts) })
const pathOf = (url: string) => new URL(url).pathname
const get = (url: string) => api.ask('GET', pathOf(url))
const remove = (url: string, who = ada) => api.ask('DELETE', pathOf(url), { token: who.token })

/** Uploads a photo and returns its address. */
async function sendOne(who = ada, parts: readonly Part[] = aPhoto()): Promise<string> {
  const reply = await send(parts, who)
  expect(reply).toMatchObject({ status: 201 })
  return String(member(reply, 'url'))
}

/** Uploads a photo that an artifact uses. */
async function sendUsed(parts?: readonly Part[]): Promise<string> {
  const url = await sendOne(ada, parts)
  await add(api.ask, ada.token, { artifact_image: url })
  return url
}

/** Browsers keep a photo; the CDN asks again after a day. */
const CACHED = 'public, max-age=31536000, s-maxage=86400, immutable'

describe('a photo', () => {
  it.each([
    ['WebP', webp, 'image/webp'],
    ['JPEG', jpeg, 'image/jpeg'],
  ])('is kept and given back byte by byte, in both sizes, to anybody: %s', async (_, make, type) => {
    const parts = partsOf(make, type, 1_600, 1_067)
    const reply = await send(parts)
    expect(reply).toMatchObject({ status: 201, body: { width: 1_600, height: 1_067 } })
    const url = String(member(reply, 'url'))
    await add(api.ask, ada.token, { artifact_image: url })
    for (const [part, query] of [
      [parts[0], ''],
      [parts[1], '?size=small'],
    ] as const) {
      const shown = await api.ask('GET', pathOf(url) + query)
      expect(shown.status).toBe(200)
      expect([...shown.bytes]).toEqual(part.bytes)
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': type,
        'cache-control': CACHED,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
    }
  })

  it.each([
    ['WebP', webp, 'image/webp'],
    ['JPEG', jpeg, 'image/jpeg'],
  ])('is kept in a medium size as well, where it was sent in three: %s', async (_, make, type) => {
    const medium = mediumOf(make, type, 1_067, 1_600)
    const parts = partsOf(make, type, 1_067, 1_600)
    const url = await sendUsed([...parts, medium])
    const large = await get(url)
    const shown = await api.ask('GET', `${pathOf(url)}?size=medium`)
    expect([...shown.bytes]).toEqual(medium.bytes)
    expect(shown.headers.get('content-length')).toBe(String(medium.bytes.length))
    for (const name of ['cache-control', 'content-type', 'content-security-policy', 'x-content-type-options'])
      expect(shown.headers.get(name)).toBe(large.headers.get(name))
    expect([...large.bytes]).toEqual(parts[0].bytes)
    const small = await api.ask('GET', `${pathOf(url)}?size=small`)
    expect([...small.bytes]).toEqual(parts[1].bytes)
  })

  it.each(['medium', 'huge', ''])(
    'that was sent in two sizes is itself when asked for as "%s"',
    async (size) => {
      const url = await sendUsed()
      const shown = await api.ask('GET', `${pathOf(url)}?size=${size}`)
      expect(shown).toMatchObject({ status: 200 })
      expect([...shown.bytes]).toEqual(aPhoto()[0].bytes)
      expect(shown.headers.get('cache-control')).toBe(CACHED)
    },
  )

  it('fits a document with copies of maximum size', async () => {
    const filled = (part: Part, bytes: number): Part => {
      // JPEG scan data may contain any bytes except markers, so zeros pad the file to a size.
      const rest = Array.from({ length: bytes - part.bytes.length }, () => 0)
      return { ...part, bytes: [...part.bytes.slice(0, -2), ...rest, ...part.bytes.slice(-2)] }
    }
    const [large, small] = partsOf(jpeg, 'image/jpeg', 1_600, 1_200)
    const medium = mediumOf(jpeg, 'image/jpeg', 1_600, 1_200)
    const parts = [filled(large, 285_000), filled(medium, 120_000), filled(small, 40_000)]
    expect(await send(parts)).toMatchObject({ status: 201 })
    const [, ...smaller] = parts
    expect(await send([filled(large, 288_000), ...smaller])).toMatchObject({ status: 413 })
  })

  it.each(['', '?size=small', '?size=medium'])(
    'costs two reads as "%s": itself and an artifact that uses it',
    async (query) => {
      for (const parts of [aPhoto(), [...aPhoto(), mediumOf(webp, 'image/webp', 1_600, 1_200)]]) {
        const path = pathOf(await sendUsed(parts))
        const { documentsRead: before } = await api.store.usage()
        expect(await api.ask('GET', path + query)).toMatchObject({ status: 200 })
        expect((await api.store.usage()).documentsRead - before).toBe(2)
      }
    },
  )

  it('costs nothing for an invalid address', async () => {
    const url = await sendOne()
    const { documentsRead: before } = await api.store.usage()
    for (const id of ['x', '..', 'a%2Fb', '__x__', `${photoIdIn(url)}0`.slice(1)]) {
      const reply = await api.ask('GET', `/photos/${id}`)
      expect(reply.status).toBe(404)
      expect(reply.headers.get('cache-control')).toBe('no-store')
    }
    expect((await api.store.usage()).documentsRead - before).toBeLessThanOrEqual(1)
  })

  it('is uploaded by signed-in users', async () => {
    expect(await api.ask('POST', '/photos', photoForm())).toMatchObject({ status: 401 })
    expect(await sizeOf('photos')).toBe(0)
  })
})

describe('threat 66: endless photos', () => {
  it('get 429 until the next day; refused ones do not count', async () => {
    const ask = (parts?: readonly Part[]) =>
      api.ask('POST', '/photos', { token: ada.token, ...photoForm(parts) })
    const quota = api.store.db.doc(`quotas/${ada.uid}`)
    const refused = await withinOneDay(async () => {
      await api.store.clear()
      await quota.set({ day: today(), photos: DAILY_MAX.photos.established - 2 })
      expect(await ask(aPhoto().slice(0, 1))).toMatchObject({ status: 400 })
      expect(await ask()).toMatchObject({ status: 201 })
      expect(await ask()).toMatchObject({ status: 201 })
      return ask()
    })
    expect(refused).toMatchObject({ status: 429 })
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(86_400)
    expect(await sizeOf('photos')).toBe(2)
    await quota.update({ day: 1 })
    expect(await ask()).toMatchObject({ status: 201 })
  })
})

describe('threat 67: a photo of another user', () => {
  it('is used only by artifacts of its uploader, when added and when updated', async () => {
    const url = await sendOne()
    const REFUSED = { status: 400, body: { errors: [{ field: 'artifact_image' }] } }
    const asBob = (body: object) => ({ token: bob.token, body })
    const id = await add(api.ask, bob.token)
    const whole = { artifact_name: 'Vase', artifact_type: 'Tools', artifact_image: url }
    expect(await api.ask('POST', '/artifacts', asBob(whole))).toMatchObject(REFUSED)
    expect(await api.ask('PATCH', `/updateArtifact/${id}`, asBob({ artifact_image: url }))).toMatchObject(
      REFUSED,
    )
    await add(api.ask, ada.token, { artifact_image: url })
  })

  it('is not removed, and neither is a used one', async () => {
    const url = await sendOne()
    expect(await remove(url, bob)).toMatchObject({ status: 403 })
    const id = await add(api.ask, ada.token, { artifact_image: url })
    expect(await remove(url)).toMatchObject({ status: 409 })
    expect(await get(url)).toMatchObject({ status: 200 })
    await api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body: { artifact_image: '' } })
    expect(await remove(url)).toMatchObject({ status: 404 })
    const other = await sendOne()
    expect(await remove(other)).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect(await remove(other)).toMatchObject({ status: 404 })
  })

  it('cannot be used after its deletion, or by another spelling', async () => {
    const url = await sendOne()
    const body = { artifact_name: 'Vase', artifact_type: 'Tools' }
    const use = (artifact_image: string) =>
      api.ask('POST', '/artifacts', { token: ada.token, body: { ...body, artifact_image } })
    for (const odd of [`${url}?size=small`, `${url}/`, `${url}#a`, url.slice(0, -1)]) {
      expect(await use(odd)).toMatchObject({ status: 400 })
    }
    await remove(url)
    expect(await use(url)).toMatchObject({ status: 400 })
    expect(await sizeOf('artifacts')).toBe(0)
  })
})
