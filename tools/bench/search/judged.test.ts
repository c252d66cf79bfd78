import type { ArtifactContent } from '@tracker/domain/artifact/content.ts'
import { ARTIFACT_TYPES } from '@tracker/domain/artifact/types.ts'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRecords } from '#bench/records.ts'
import { museumNames } from '#bench/search/museumNames.ts'
import { engineOf, judge, typosFound } from '#bench/search/judge.ts'
import { QUERIES } from '#bench/search/queries.ts'
import { seedArtifacts } from '#seed/artifacts.ts'

/**
 * Made-up records with the traits of museum catalogues: other languages and scripts, unusual dates, numbers,
 * different words for the same thing.
 */
const catalogue = await readRecords(join(import.meta.dirname, 'catalogue.csv'))
/** Generated catalogue names, among which the expected ones must be found. */
const generated = museumNames(2_000, 7).map((artifact_name, at): ArtifactContent => ({
  artifact_name,
  artifact_type: ARTIFACT_TYPES[at % ARTIFACT_TYPES.length] ?? 'Tools',
  artifact_image: '',
  created_at: `${1_000 + (at % 900)}`,
  historical_context: 'Place of origin: Italy. Provenance: acquired by purchase.',
  present_location: `Museum ${at % 7}, Town`,
  discovered_by: 'Unknown',
  discovered_at: 'Unknown',
  short_description: 'Medium: clay. Height: 12 cm.',
}))
const contents = [
  ...seedArtifacts('https://example.com').map(({ content }) => content),
  ...catalogue.map(({ content }) => content),
  ...generated,
]
const engine = engineOf(contents)

describe('among the famous artifacts and 2,000 others, a search', () => {
  it('has what was meant on its first page for 60 of 64 queries, and never nothing', () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(64)
    const { missed, empty } = judge(engine, QUERIES)
    expect(empty).toEqual([])
    const most = Math.floor((QUERIES.length * 4) / 64)
    expect(missed.length > most ? missed : []).toEqual([])
  })

  it('finds 95 of 100 names in which one letter is wrong', () => {
    const seed = Math.floor(Math.random() * 2 ** 31)
    const names = contents.map(({ artifact_name }) => artifact_name)
    const share = typosFound(engine, names, 300, seed).share
    expect({ seed, share, isEnough: share >= 0.95 }).toMatchObject({ isEnough: true })
  })
})
