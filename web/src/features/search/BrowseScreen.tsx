import { parseSort } from '@tracker/domain/artifact/sorts.ts'
import { PAGE_SIZE, SEARCH_LIMIT_MAX } from '@tracker/domain/limits.ts'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Fragment, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Page } from '#components/layout/Page.tsx'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { useFailureToast } from '#notifications/useFailureToast.ts'
import {
  type Browsing,
  NO_FILTERS,
  browsingParams,
  changed,
  isFiltered,
  toSearchQuery,
  parseBrowsing,
} from './address.ts'
import { useArtifactSearch } from './api/useArtifactSearch.ts'
import { useSearch } from './api/useSearch.ts'
import { RelatedResults } from './RelatedResults.tsx'
import { BrowseResults } from './BrowseResults.tsx'
import { FilteredResults } from './FilteredResults.tsx'
import { FilterPanel } from './filters/FilterPanel.tsx'
import { SearchBar } from './SearchBar.tsx'
import { SortField } from './SortField.tsx'

const NO_SEARCH = new URLSearchParams()

/**
 * All artifacts: searched, sorted, filtered and paged. The state is in the address. Without filters, the specified list comes
 * first, with related results of the full-text search below; with filters, the results are those of the full-text search.
 */
export default function BrowseScreen() {
  const [address, setAddress] = useSearchParams()
  // Hydration needs the prerendered state, which has no search; then the address is used.
  const isHydrated = useHydrated()
  const browsing = parseBrowsing(isHydrated ? address : NO_SEARCH)
  // A search in the address then replaces everything below the field, instead of shifting it.
  const [hasSearchAtFirst] = useState(address.size > 0)
  const resultsKey = isHydrated && hasSearchAtFirst ? 'searched' : 'prerendered'
  const { name, sort, filters } = browsing
  const isNarrowed = isFiltered(filters)
  const { search: list, restart } = useArtifactSearch(
    isHydrated && !isNarrowed ? name : null,
    parseSort(sort),
  )
  useFailureToast(list)

  const isWide = useMediaQuery('(min-width: 600px)')
  const [opened, setOpened] = useState<boolean>()
  const isOpen = opened ?? (isWide && (name !== '' || isNarrowed))
  // The full-text search runs only for a text, a filter, or an open panel.
  const isEnabled = isNarrowed || (name === '' ? isOpen : list.status !== 'pending')
  const limit = isNarrowed ? PAGE_SIZE : name === '' ? 1 : SEARCH_LIMIT_MAX
  const search = useSearch(isEnabled ? toSearchQuery(browsing) : null, limit)

  const go = (change: Partial<Browsing>) => {
    // The address is newer than the rendered state.
    const now = parseBrowsing(new URLSearchParams(location.search))
    const next = browsingParams(changed(now, change))
    // Searching for the same again refetches.
    if (next.toString() === browsingParams(now).toString()) restart()
    else setAddress(next, { preventScrollReset: true })
  }

  const allArtifacts = (
    <Button
      variant="contained"
      onClick={() => {
        go({ name: '', filters: NO_FILTERS })
        focusHeading()
      }}
    >
      All Artifacts
    </Button>
  )
  const sortField = (
    <SortField
      sort={sort}
      more={!isNarrowed ? 'none' : toSearchQuery(browsing).q === '' ? 'by age' : 'all'}
      onSort={(chosen) => go({ sort: chosen })}
    />
  )
  const isByName = sort === 'name-asc' || sort === 'name-desc'
  return (
    <Page title="Browse Artifacts">
      <SearchBar name={name} onSearch={(text) => go({ name: text })} />
      <Fragment key={resultsKey}>
        <FilterPanel
          filters={filters}
          search={search}
          isOpen={isOpen}
          isWanted={opened === true}
          onOpen={setOpened}
          onChange={(next) => go({ filters: next })}
        />
        {isNarrowed ? (
          <FilteredResults
            text={toSearchQuery(browsing).q}
            search={search}
            sortField={sortField}
            allArtifacts={allArtifacts}
            isByName={isByName}
          />
        ) : (
          <>
            <BrowseResults
              search={list}
              sortField={sortField}
              allArtifacts={allArtifacts}
              isRescued={name !== ''}
              isByName={isByName}
            />
            {name !== '' && list.status === 'success' && <RelatedResults name={name} search={search} />}
          </>
        )}
      </Fragment>
    </Page>
  )
}
