import { describe, expect, it } from 'vitest'
import { SearchIndex } from '#search/engine.ts'
import { anEntry, queryOf } from '#search/testing/entries.ts'

const index = new SearchIndex()
for (const entry of [
  anEntry('turner', {
    artifact_name: 'Fishing Boats',
    historical_context: 'Maker: Joseph Mallord William Turner',
  }),
  anEntry('anna', { artifact_name: 'Doily', discovered_by: 'Anna Turner Singer (donor)' }),
  anEntry('initial', { artifact_name: 'Initial "J" with Bea', short_description: 'Made by M. W. Jones.' }),
  anEntry('hoelscher', { artifact_name: 'Saucer', discovered_by: 'Mr. and Mrs. H.E. Hoelscher (donor)' }),
  anEntry('dohme', { artifact_name: 'Testament', discovered_by: 'Dr. Alfred R. L. Dohme (donor)' }),
  anEntry('rodin', { artifact_name: 'Hand', historical_context: 'Maker: Auguste Rodin' }),
  anEntry('musee', { artifact_name: 'Rodin Catalogue', historical_context: 'Provenance: Musée Rodin' }),
  anEntry('galle', { artifact_name: 'Vase', historical_context: 'Maker: Émile Gallé' }),
  anEntry('plate5', { artifact_name: 'Plate 5 from the Atlas' }),
  anEntry('plate15', { artifact_name: 'Plate 15 from the Atlas' }),
  anEntry('plate', { artifact_name: 'Plate', short_description: 'Depth: 5 cm.' }),
  anEntry('amphora', {
    artifact_name: 'Storage Vessel',
    short_description: 'Amphora with warriors.',
    historical_context: 'Culture: Greek.',
  }),
  anEntry('pot', { artifact_name: 'Pot' }),
  anEntry('frame', { artifact_name: 'Picture Frame' }),
  anEntry('hours', { artifact_name: 'Book of Hours', historical_context: 'Period: Medieval.' }),
  anEntry('psalter', { artifact_name: 'Cologne Psalter', historical_context: 'Culture: Roman.' }),
  anEntry('glass', { artifact_name: 'Glass Jug', historical_context: 'Culture: Roman.' }),
  anEntry('latin', { artifact_name: 'Milestone', short_description: 'Imp(erator) C[aes]ar divi f(ilius)' }),
  anEntry('vase17', { artifact_name: 'Urn', inventory_number: 'HD009685' }),
  anEntry('d21', { artifact_name: 'Spoon', inventory_number: 'D21667' }),
  anEntry('1888', { artifact_name: 'Cast', inventory_number: '1888,0601.38' }),
  anEntry('sheet', { artifact_name: 'Sheet 38 of 601, 1888' }),
  anEntry('1889', { artifact_name: 'Cast', inventory_number: '1888,0601.380' }),
  anEntry('w570', { artifact_name: 'Leaf', short_description: 'Object number W.570.216B.' }),
  anEntry('cup93', { artifact_name: 'Cup 93', short_description: 'Height: 108 mm. Accession number 7.9.' }),
  anEntry('cup', { artifact_name: 'Cup', short_description: 'Accession number 93.108.9.' }),
])
  index.put(entry)
const responseTo = (q: string) => index.search({ ...queryOf(''), q, sort: 'best' }, { limit: 24 }).response
const idsOf = (q: string) => responseTo(q).results.map(({ _id }) => _id)

describe('a name', () => {
  it.each([
    ['J. M. W. Turner', 'turner'],
    ['J.M.W. Turner', 'turner'],
    ['Turner, J. M. W.', 'turner'],
    ['A. Turner', 'anna'],
    ['H E Hoelscher', 'hoelscher'],
    ['Mrs Hoelscher', 'hoelscher'],
    ['Dr. A. Dohme', 'dohme'],
    ['A. Rodin', 'rodin'],
    ['Sir E. Gallé', 'galle'],
  ])('%s finds %s first, with nothing to explain', (q, id) => {
    expect(idsOf(q)[0]).toBe(id)
    expect(responseTo(q)).toMatchObject({ read_as: null, missing: [], has_all: true })
  })

  it('finds no record of other initials than as another reading', () => {
    const found = responseTo('J. M. W. Turner').results
    expect(found.map(({ _id, match }) => [_id, match])).toEqual([
      ['turner', 'exact'],
      ['anna', 'near'],
    ])
  })

  it('with a number keeps it beside its word', () => {
    expect(idsOf('plate 5')[0]).toBe('plate5')
    expect(idsOf('Plate 15')[0]).toBe('plate15')
  })
})

describe('a number of an inventory', () => {
  it.each([
    ['HD009685', 'vase17'],
    ['hd 9685', 'vase17'],
    ['9685', 'vase17'],
    ['D21667', 'd21'],
    ['d-21667', 'd21'],
    ['21667', 'd21'],
    ['1888,0601.38', '1888'],
    ['1888.601.38', '1888'],
    ['1888 0601 38', '1888'],
    ['0601.38', '1888'],
    ['W.570.216B', 'w570'],
    ['w570 216b', 'w570'],
    ['93.108.9', 'cup'],
    ['93.108', 'cup'],
    ['inv. no. 93.108.9', 'cup'],
    ['cup 93.108.9', 'cup'],
  ])('%s finds its record first', (q, id) => {
    expect(idsOf(q)[0]).toBe(id)
    expect(responseTo(q)).toMatchObject({ read_as: null, missing: [] })
  })

  it('finds no other number', () => {
    for (const q of ['1888,0601.38', '1888.601.38', '01888.601.038']) expect(idsOf(q)).toEqual(['1888'])
    expect(idsOf('93.108.9')).toEqual(['cup'])
  })
})

describe('several words', () => {
  it.each([
    ['medieval prayer book with pictures', 'hours'],
    ['old greek pot with warriors', 'amphora'],
    ['roman glass from Cologne', 'glass'],
    ['l’assiette', 'plate'],
  ])('%s finds %s first: the number of words counts before their rarity', (q, id) => {
    expect(idsOf(q)[0]).toBe(id)
  })

  it('say which of them no result has, and which results have not all of them', () => {
    expect(responseTo('roman glass with zebras')).toMatchObject({
      read_as: null,
      missing: ['zebras'],
      has_all: false,
      results: [{ _id: 'glass', is_partial: true }, { is_partial: true }],
    })
    expect(responseTo('roman glass').results[0]).not.toHaveProperty('is_partial')
  })
})

describe('signs', () => {
  it.each(['!!', '...', '[ ]'])('alone find nothing: %s', (q) => {
    expect(responseTo(q)).toMatchObject({ results: [], total: 0 })
  })

  it('of editors do not divide words', () => {
    for (const q of ['imperator', 'Imp(erator)', 'caesar', 'C[aes]ar filius'])
      expect([q, ...idsOf(q)]).toEqual([q, 'latin'])
  })
})
