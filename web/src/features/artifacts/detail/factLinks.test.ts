import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { readYears } from '@tracker/domain/time/years.ts'
import { expect, it } from 'vitest'
import { factLinks } from './factLinks.ts'

const leads = (fields: Record<string, string>) => {
  const artifact = readArtifact('one', { artifact_name: 'One', ...fields })
  return factLinks(artifact, readYears(artifact.created_at))
}
/** Parses the query in a URL of Browse. */
const query = (address: string | undefined) =>
  address === undefined ? undefined : decodeURIComponent(address.replaceAll('+', ' ')).split('?')[1]

it('the facts of an artifact link to artifacts that share them', () => {
  const found = leads({
    artifact_type: 'Jewelry',
    created_at: 'c. 1323 BC',
    present_location: 'Grand Egyptian Museum, Giza, Egypt (until 2025 in Cairo)',
    discovered_by: 'Howard Carter, financed by Lord Carnarvon',
  })
  expect(Object.fromEntries(Object.entries(found).map(([fact, to]) => [fact, query(to)]))).toEqual({
    type: 'type=Jewelry',
    period: 'century=-14',
    place: 'place=Grand Egyptian Museum, Giza, Egypt',
    discoverer: 'discoverer=Howard Carter',
  })
})

it('a period of several centuries links to all of them', () => {
  expect(query(leads({ created_at: 'c. 150 BC to AD 650' }).period)).toBe('from=-200&to=700')
})

it('unknown values have no link', () => {
  const { type, period, place, discoverer } = leads({
    created_at: 'Long ago',
    present_location: 'Unknown',
    discovered_by: 'unknown (never recorded)',
  })
  expect([type, period, place, discoverer]).toEqual([undefined, undefined, undefined, undefined])
})
