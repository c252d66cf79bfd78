import type { SearchQuery } from '@tracker/domain/search/searchQuery.ts'
import type { ComponentProps } from 'react'
import CollectionScreen from '#features/collection/CollectionScreen.tsx'
import { SearchResults } from '#features/search/results/SearchResults.tsx'

type Children = ComponentProps<typeof SearchResults>['children']

const found = (query: SearchQuery | null, children: Children) => (
  <SearchResults query={query}>{children}</SearchResults>
)

/** My Artifacts, composed with the search. */
export default function MyArtifactsScreen() {
  return <CollectionScreen found={found} />
}
