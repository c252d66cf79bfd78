import { SITE } from '@tracker/domain/site/site.ts'
import { beforeAll, expect, it } from 'vitest'
import { signUp } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { add } from '../support/artifacts.ts'
import { objectOf } from '../support/ask.ts'
import { CACHED, HOSTED, ORIGIN } from '../support/labels.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

const accepting = (Accept: string) => ({ headers: { ...HOSTED.headers, Accept } })

it('a label and its data name further photographs, with captions and credits', async () => {
  const ada = await signUp()
  const back = { url: 'https://example.com/back.jpg', caption: 'The <b>back</b>', credit: 'Karl' }
  const more_photos = [back, { url: 'https://example.com/side.jpg' }]
  const id = await add(api.ask, ada.token, { image_licence: 'CC BY 4.0', more_photos })
  const { text } = await api.ask('GET', `/label/${id}`, accepting('application/ld+json'))
  const license = 'https://creativecommons.org/licenses/by/4.0/'
  expect(objectOf(JSON.parse(text)).image).toEqual([
    { '@type': 'ImageObject', contentUrl: 'https://example.com/rosetta.jpg', license },
    { '@type': 'ImageObject', contentUrl: back.url, caption: back.caption, creditText: 'Karl', license },
    { '@type': 'ImageObject', contentUrl: 'https://example.com/side.jpg', license },
  ])
  const page = await api.ask('GET', `/label/${id}`, HOSTED)
  expect(page.text).toContain('<a href="https://example.com/back.jpg"')
  expect(page.text).not.toContain('<b>back')
})

it('the record is data for clients that prefer it, with all facts', async () => {
  const ada = await signUp()
  const story = 'A stele of granodiorite. '.repeat(20).trim()
  const id = await add(api.ask, ada.token, {
    short_description: story,
    inventory_number: 'EA 24',
    present_location: 'British Museum, London',
    discovered_by: 'Unknown',
    discovered_at: '1799',
    historical_context: '',
    image_licence: 'In Copyright',
  })
  const address = `${ORIGIN}/label/${id}`
  const reply = await api.ask('GET', `/label/${id}`, accepting('application/ld+json'))
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('application/ld+json')
  expect(reply.headers.get('cache-control')).toBe(CACHED)
  expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  expect(objectOf(JSON.parse(reply.text))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'CreativeWork',
    '@id': `${address}#artifact`,
    url: address,
    name: 'Rosetta Stone',
    description: story,
    image: {
      '@type': 'ImageObject',
      contentUrl: 'https://example.com/rosetta.jpg',
      license: 'http://rightsstatements.org/vocab/InC/1.0/',
    },
    genre: 'Documents',
    dateCreated: '196 BC',
    temporalCoverage: '-0195',
    identifier: 'EA 24',
    additionalProperty: [
      {
        '@type': 'PropertyValue',
        propertyID: 'present_location',
        name: 'Present location',
        value: 'British Museum, London',
      },
      { '@type': 'PropertyValue', propertyID: 'discovered_at', name: 'Discovered at', value: '1799' },
    ],
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': address,
      author: { '@type': 'Person', name: 'Ada' },
      isPartOf: { '@type': 'WebSite', name: SITE.name, url: `${ORIGIN}/` },
    },
  })
  const linked = await api.ask('GET', `/label/${id}?as=jsonld`, HOSTED)
  expect(linked.text).toBe(reply.text)
})

it('browsers get the page, which links to the data; caches keep both apart', async () => {
  const ada = await signUp()
  const id = await add(api.ask, ada.token)
  for (const accept of ['*/*', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8']) {
    const { text, headers } = await api.ask('GET', `/label/${id}`, accepting(accept))
    expect(headers.get('content-type')).toContain('text/html')
    expect(headers.get('vary')).toMatch(/\bAccept(?:,|$)/)
    expect(text).toContain(`<link rel="alternate" type="application/ld+json" href="/label/${id}?as=jsonld">`)
  }
  const record = await api.ask('GET', `/label/${id}`, accepting('application/ld+json'))
  expect(record.headers.get('vary')).toMatch(/\bAccept(?:,|$)/)
})

it('a record that is hidden, deleted or missing is no data either', async () => {
  const reply = await api.ask('GET', '/label/missing?as=jsonld', HOSTED)
  expect(reply.status).toBe(404)
  expect(reply.headers.get('content-type')).toContain('text/html')
})
