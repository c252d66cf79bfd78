import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useFailureToast } from '#notifications/useFailureToast.ts'
import type { SearchState } from './api/useSearch.ts'
import { BrowseResults } from './BrowseResults.tsx'
import { describeCorrections } from './corrections.ts'
import { useSearchResults } from './useSearchResults.ts'

interface Props {
  /** The search text as typed. */
  text: string
  search: SearchState
  sortField: ReactNode
  allArtifacts: ReactNode
  isByName?: boolean
}

/** Results while filters are applied: ids from the full-text search, artifacts from Firestore. */
export function FilteredResults({ text, search, ...shown }: Props) {
  const list = useSearchResults(search)
  useFailureToast(list)
  const readAs = list.status === 'success' ? search.data?.readAs : null
  return (
    <>
      {readAs && (
        <Typography variant="small" sx={{ marginTop: 2 }}>
          Read as {describeCorrections(text, readAs)}
        </Typography>
      )}
      <BrowseResults search={list} {...shown} />
    </>
  )
}
