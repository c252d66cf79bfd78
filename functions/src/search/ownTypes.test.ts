/** Search in a site with types of its own; other tests have those of the specification. */
import { beforeAll, expect, it, vi } from 'vitest'

/** The modules as such a site has them; those of other tests stay as they are. */
async function importAll() {
  vi.resetModules()
  vi.stubEnv('SITE_CONFIG', 'tests/tools/support/otherSite/site.config.ts')
  const [engine, entries] = await Promise.all([
    import('#search/engine.ts'),
    import('#search/testing/entries.ts'),
  ])
  vi.unstubAllEnvs()
  vi.resetModules()
  return { ...engine, ...entries }
}

let site: Awaited<ReturnType<typeof importAll>>
let index: InstanceType<typeof site.SearchIndex>
beforeAll(async () => {
  site = await importAll()
  index = new site.SearchIndex()
  const [silver, boat, plough] = [
    site.anEntry('silver', { artifact_name: 'Ludwig', artifact_type: 'muenzen' }),
    site.anEntry('boat', { artifact_name: 'Alva', artifact_type: 'boote' }),
    site.anEntry('plough', { artifact_name: 'Sven', artifact_type: 'Tools' }),
  ]
  for (const entry of [silver, boat, plough]) index.put(entry)
})

const search = (query: string) => index.search(site.queryOf(query), { limit: 10 }).response
const ids = (query: string) => search(query).results.map(({ _id }) => _id)

it.each(['Münzen', 'coins', 'Taler'])('finds a type of the site by its labels and words: %s', (word) => {
  expect(ids(`q=${word}`)).toEqual(['silver'])
})

it('counts and filters by the types of the site', () => {
  expect(Object.fromEntries(search('').facets.type)).toEqual({ boote: 1, muenzen: 1 })
  expect(ids('type=boote')).toEqual(['boat'])
})

it('finds records of a type that the site had earlier, by its name and in the list of all', () => {
  expect(ids('q=tools')).toEqual(['plough'])
  expect(ids('').toSorted()).toEqual(['boat', 'plough', 'silver'])
})
