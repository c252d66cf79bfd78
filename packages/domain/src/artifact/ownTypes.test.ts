/** A site with types of its own; other tests have those of the specification. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Parsed } from '../api/parse.ts'

/** The modules as such a site has them; those of other tests stay as they are. */
async function importAll() {
  vi.resetModules()
  vi.stubEnv('SITE_CONFIG', 'tests/tools/support/otherSite/site.config.ts')
  const [types, artifact, content, initial, mapping, suggestion, query] = await Promise.all([
    import('./types.ts'),
    import('./artifact.ts'),
    import('./content.ts'),
    import('./initial.ts'),
    import('../import/mapping.ts'),
    import('../import/suggestMapping.ts'),
    import('../search/searchQuery.ts'),
  ])
  vi.unstubAllEnvs()
  vi.resetModules()
  return { ...types, ...artifact, ...content, ...initial, ...mapping, ...suggestion, ...query }
}

let site: Awaited<ReturnType<typeof importAll>>
beforeAll(async () => {
  site = await importAll()
})

const errorOf = (parsed: Parsed<unknown>) =>
  parsed.ok ? '' : parsed.errors.map(({ field, message }) => `${field}: ${message}`).join('\n')
const aBoat = { artifact_name: 'Logboat', artifact_type: 'boote' }

describe('a site with types of its own', () => {
  it('accepts them, and no other type of the specification', () => {
    for (const artifact_type of site.ARTIFACT_TYPES)
      expect(site.parseContent({ ...aBoat, artifact_type })).toMatchObject({ ok: true })
    expect(site.parseContent({ ...aBoat, artifact_type: 'Weapons' }).ok).toBe(true)
    for (const artifact_type of ['Tools', 'Boote', 'Boats', ''])
      expect(errorOf(site.parseContent({ ...aBoat, artifact_type }))).toMatch(
        /^artifact_type: Please choose a type: muenzen, .*\.$/,
      )
  })

  it('has labels in each language for those that it names, also in place of those of the specification', () => {
    expect(site.ownTypeLabel('muenzen', 'de')).toBe('Münzen')
    expect(site.ownTypeLabel('muenzen', 'en')).toBe('Coins')
    expect(site.ownTypeLabel('Documents', 'en')).toBe('Archives')
    for (const id of ['Weapons', 'Tools', '']) expect(site.ownTypeLabel(id, 'en')).toBeUndefined()
  })

  it.each([
    ['muenzen', 'muenzen'],
    ['Münzen', 'muenzen'],
    ['Münze', 'muenzen'],
    ['Coins', 'muenzen'],
    ['Taler, Silber', 'muenzen'],
    ['Krüge', 'keramik'],
    ['Ölbild', 'gemaelde'],
    ['Photograph', 'fotografien'],
    ['Schwert', 'Weapons'],
    ['letter', 'Documents'],
    ['Löffel', null],
    ['tool', null],
  ])('reads %s in an import as %s', (word, type) => {
    expect(site.suggestType(word)).toBe(type)
  })

  it('takes a label in a mapping, and refuses a type that it does not have', () => {
    expect(site.mappingSchema.safeParse({ value: { Kahn: 'Boote' }, type: 'sonstiges' }).success).toBe(true)
    expect(site.mappingSchema.safeParse({ value: { Kahn: 'Tools' } }).success).toBe(false)
    expect(site.DEFAULT_TYPE).toBe('sonstiges')
  })

  it('filters by them', () => {
    expect(site.parseSearchQuery(new URLSearchParams('type=boote&type=Weapons')).ok).toBe(true)
    expect(errorOf(site.parseSearchQuery(new URLSearchParams('type=Tools')))).toMatch(/^type: .*muenzen/)
  })

  it('draws initials with the outline of each, or with none', () => {
    const drawn = (type: string) => site.initialOf('Vase', type, 'a').drawings.map((one) => one.split('#')[1])
    expect(drawn('muenzen')).toContain('hi-coins')
    expect(drawn('Weapons')).toContain('hi-weapons')
    for (const type of ['boote', 'sonstiges', '']) expect(drawn(type)).toHaveLength(2)
    // A type that the site had earlier.
    expect(drawn('Tools')).toContain('hi-tools')
  })
})

describe('a type that the site had earlier', () => {
  const stored = { ...aBoat, artifact_type: 'Tools' }

  it('is still read', () => {
    expect(site.readArtifact('a1', stored).artifact_type).toBe('Tools')
    expect(site.readArtifact('a1', { ...stored, artifact_type: '<b>' }).artifact_type).toBe('')
    expect(site.isType('Tools')).toBe(false)
  })

  it('may stay while other fields are edited, in the form and in a patch without it', () => {
    expect(site.contentSchemaWith({}, 'Tools').safeParse(stored).success).toBe(true)
    expect(site.contentSchemaWith({}).safeParse(stored).success).toBe(false)
    expect(site.parsePatch({ created_at: '196 BC' }).ok).toBe(true)
  })
})
