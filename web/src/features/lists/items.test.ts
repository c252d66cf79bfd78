import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { readList } from '@tracker/domain/lists/list.ts'
import { expect, it } from 'vitest'
import { byDate, itemsOf } from './items.ts'

const made = (id: string, created_at: string) => readArtifact(id, { artifact_name: id, created_at })

it('items by date begin with the oldest and end with undated and withdrawn ones, in their order', () => {
  const ids = ['undated', 'modern', 'gone', 'old', 'older']
  const list = readList('l', { entries: ids.map((artifactId) => ({ artifactId, note: '' })) })
  const artifacts = [
    made('old', '440 BC'),
    made('modern', '19th century'),
    made('undated', 'Unknown'),
    made('older', '1600 BC'),
  ]
  const sorted = byDate(itemsOf(list, artifacts)).map(({ entry }) => entry.artifactId)
  expect(sorted).toEqual(['older', 'old', 'modern', 'undated', 'gone'])
})
