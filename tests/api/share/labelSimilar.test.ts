import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Api, startApi, startFunction } from '../support/api.ts'
import { type Stored, storeArtifacts } from '../support/artifacts.ts'
import { flawsOf, HOSTED, refreshIndex } from '../support/labels.ts'

/** Tests of a label's links to similar artifacts. */

const vases: Stored[] = ['450 BC', '440 BC', '430 BC', '420 BC', '410 BC', 'Unknown'].map((period, at) => ({
  id: `vase-${at}`,
  uid: 'ada',
  fields: { artifact_name: `Panathenaic vase ${at}`, artifact_type: 'Tools', created_at: period },
}))

let api: Api
beforeAll(async () => {
  api = await startApi()
})
beforeEach(() => api.store.clear())

async function store(artifacts: readonly Stored[]): Promise<void> {
  await storeArtifacts(api.store.db, artifacts)
  await refreshIndex(api.ask)
}

const labelOf = async (id: string, ask = api.ask) => (await ask('GET', `/label/${id}`, HOSTED)).text

/** Path and text of each link. */
const similarIn = (html: string) =>
  [
    ...html.matchAll(
      /<li><a href="([^"]*)"><bdi>(.*?)<\/bdi><\/a>(?: <span>Made: <bdi>(.*?)<\/bdi><\/span>)?/g,
    ),
  ].map(([, path, name, period]) => ({ path, name, period }))

describe('a label', () => {
  it('links to the four most similar artifacts, with their periods', async () => {
    await store(vases)
    const html = await labelOf('vase-0')
    expect(await flawsOf(html)).toEqual([])
    expect(html).toContain('<h2 id="similar">More like this</h2>')
    const similar = similarIn(html)
    expect(similar).toHaveLength(4)
    expect(similar).toContainEqual({ path: '/label/vase-1', name: 'Panathenaic vase 1', period: '440 BC' })
    expect(similar.map(({ path }) => path)).not.toContain('/label/vase-0')
    const unknown = similarIn(await labelOf('vase-1')).find(({ path }) => path === '/label/vase-5')
    expect(unknown?.period).toBeUndefined()
  })

  it('links to what was made just before and just after', async () => {
    await store(vases)
    const steps = async (id: string) =>
      [...(await labelOf(id)).matchAll(/<a class="(before|after)" href="([^"]*)" rel="(prev|next)">/g)].map(
        ([, style, path, rel]) => [style, path, rel],
      )
    expect(await steps('vase-1')).toEqual([
      ['before', '/label/vase-0', 'prev'],
      ['after', '/label/vase-2', 'next'],
    ])
    expect(await steps('vase-4')).toEqual([['before', '/label/vase-3', 'prev']])
    expect(await steps('vase-5')).toEqual([])
    expect(await flawsOf(await labelOf('vase-1'))).toEqual([])
  })

  it('has no list without a similar artifact', async () => {
    await store(vases.slice(0, 1))
    const html = await labelOf('vase-0')
    expect(html).toContain('Panathenaic vase 0')
    expect(html).not.toContain('More like this')
  })

  it('reads the index at most once in five minutes', async () => {
    await store(vases)
    const before = await api.store.usage()
    for (const { id } of vases) expect(await labelOf(id)).toContain('More like this')
    const after = await api.store.usage()
    expect(after.documentsRead - before.documentsRead).toBe(vases.length)
  })

  it('is shown without the list when the index takes too long', async () => {
    await storeArtifacts(api.store.db, vases)
    const impatient = await startFunction(api.store, { SEARCH_WAIT_MS: '1' })
    const html = await labelOf('vase-0', impatient.ask)
    expect(html).toContain('View Details')
    expect(html).not.toContain('More like this')
  })
})
