import { beforeAll, expect, it } from 'vitest'
import { signUp } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { add } from '../support/artifacts.ts'
import { flawsOf, HOSTED, jsonLdOf, pictureLinkOf } from '../support/labels.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

const label = (id: string) => api.ask('GET', `/label/${id}`, HOSTED)

it('a label names the picture’s author and licence, to people and to machines', async () => {
  const ada = await signUp()
  const picture = 'https://example.com/rosetta.jpg'
  const id = await add(api.ask, ada.token, { image_credit: '<i>Karl</i>', image_licence: 'CC BY 4.0' })
  const reply = await label(id)
  expect(await flawsOf(reply.text)).toEqual([])
  const address = 'https://creativecommons.org/licenses/by/4.0/'
  expect(reply.text).toContain(
    `<figcaption>Picture: <bdi>&lt;i&gt;Karl&lt;/i&gt;</bdi> · <a href="${address}" rel="license noreferrer">`,
  )
  expect(reply.text).toMatch(
    /noreferrer">(?:<svg [^>]*><path d="[^"]+"\/><\/svg>){2}CC BY 4\.0<\/a><\/figcaption>/,
  )
  expect(jsonLdOf(reply.text).image).toEqual({
    '@type': 'ImageObject',
    contentUrl: picture,
    creditText: '<i>Karl</i>',
    license: address,
  })
  const own = { image_licence: 'https://evil.example/' }
  expect((await label(await add(api.ask, ada.token, own))).text).toContain(
    '<figcaption>Picture: <bdi>https://evil.example/</bdi></figcaption>',
  )
  const without = await label(await add(api.ask, ada.token, { image_licence: 'Unknown' }))
  expect(without.text).not.toContain('figcaption')
  expect(jsonLdOf(without.text).image).toBe(picture)
  const unpictured = { artifact_image: '', image_credit: 'Karl' }
  expect((await label(await add(api.ask, ada.token, unpictured))).text).not.toContain('Karl')
})

it('a label shows an uploaded photo in the copy that fits the screen', async () => {
  const ada = await signUp()
  const photo = `https://collection.example/api/photos/${'a'.repeat(20)}-1200x1600`
  const { text } = await label(await add(api.ask, ada.token, { artifact_image: photo }))
  expect(await flawsOf(text)).toEqual([])
  expect(text).toContain(
    `<img src="${photo}" width="1200" height="1600" srcset="${photo}?size=medium 720w,${photo} 1200w" sizes="(min-width:56rem) `,
  )
  expect(text).toContain(`<meta property="og:image" content="${photo}">`)
  const little = photo.replace('1200x1600', '600x800')
  const shown = await label(await add(api.ask, ada.token, { artifact_image: little }))
  expect(shown.text).toContain(`<img src="${little}" width="600" height="800" fetchpriority`)
  const elsewhere = photo.replace('collection', 'other')
  const other = await label(await add(api.ask, ada.token, { artifact_image: elsewhere }))
  expect(other.text).toContain(`<img src="${elsewhere}" width="800" height="600" fetchpriority`)
})

it('a label opens its picture, without a referrer', async () => {
  const ada = await signUp()
  const { text } = await label(await add(api.ask, ada.token))
  expect(text).toContain(
    '<a class="enlarge" href="https://example.com/rosetta.jpg" rel="nofollow noreferrer ugc" aria-label="Open the picture of Rosetta Stone">',
  )
  const unpictured = await label(await add(api.ask, ada.token, { artifact_image: '' }))
  expect(pictureLinkOf(unpictured.text)).toBeUndefined()
})
