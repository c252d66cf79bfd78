import type { SearchQuery } from '@tracker/domain/search/searchQuery.ts'
import type { ComponentProps } from 'react'
import CollectionScreen from '#features/collection/CollectionScreen.tsx'
import { Found } from '#features/search/Found.tsx'

type Children = ComponentProps<typeof Found>['children']

const found = (question: SearchQuery | null, children: Children) => (
  <Found question={question}>{children}</Found>
)

/** My Artifacts, composed with the search. */
export default function MyArtifactsScreen() {
  return <CollectionScreen found={found} />
}
