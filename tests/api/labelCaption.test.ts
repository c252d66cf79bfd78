import { beforeAll, expect, it } from 'vitest'
import { signUp } from './support/accounts.ts'
import { type Api, startApi } from './support/api.ts'
import { add } from './support/artifacts.ts'
import { flawsOf, jsonLdOf } from './support/labels.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

const label = (id: string) =>
  api.ask('GET', `/label/${id}`, { headers: { 'X-Forwarded-Host': 'collection.example' } })

it('a label says who took the picture and under which licence, to people and to machines', async () => {
  const ada = await signUp()
  const picture = 'https://example.com/rosetta.jpg'
  const id = await add(api.ask, ada.token, { image_credit: '<i>Karl</i>', image_licence: 'CC BY 4.0' })
  const reply = await label(id)
  expect(await flawsOf(reply.text)).toEqual([])
  const address = 'https://creativecommons.org/licenses/by/4.0/'
  expect(reply.text).toContain(
    `<figcaption>Picture: <bdi>&lt;i&gt;Karl&lt;/i&gt;</bdi> · <a href="${address}" rel="license noreferrer">CC BY 4.0</a></figcaption>`,
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
