import { expect, it } from 'vitest'
import { accountLinks } from './account/accountLinks.ts'
import { pageLinks } from './links.ts'

const labels = (status: Parameters<typeof pageLinks>[0]) => pageLinks(status).map(({ label }) => label)

it('offers Add Artifact to signed-in people only', () => {
  const visitor = ['Home', 'All Artifacts', 'About Us', 'Contact Us']
  expect(labels('signed-out')).toEqual(visitor)
  expect(labels('unknown')).toEqual(visitor)
  expect(labels('signed-in')).toEqual(['Home', 'All Artifacts', 'Add Artifact', 'About Us', 'Contact Us'])
})

it('offers Reports to curators only', () => {
  const user = { uid: 'ada', email: 'ada@example.org', displayName: 'Ada', photoURL: '' }
  const own = ['My Artifacts', 'My Liked Artifacts', 'My Lists', 'Import a spreadsheet']
  expect(accountLinks(user).map(({ label }) => label)).toEqual(own)
  const curator = { ...user, isCurator: true } as const
  expect(accountLinks(curator).map(({ label }) => label)).toEqual([...own, 'Reports'])
})
