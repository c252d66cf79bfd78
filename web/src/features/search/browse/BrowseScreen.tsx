import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Fragment, useId, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { takeServedList } from '#features/search/api/servedList.ts'
import { LOOK, withLook } from '#components/records/cards/look.ts'
import { Page } from '#components/layout/Page.tsx'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { focusHeading } from '#components/layout/pageHeading.ts'
import {
  type Browsing as State,
  NO_FILTERS,
  browsingParams,
  changed,
  isFiltered,
  toSearchQuery,
  parseBrowsing,
} from '#features/search/address.ts'
import { BrowseHead } from './BrowseHead.tsx'
import { BrowseResults } from './BrowseResults.tsx'
import { AppliedFilters } from '#features/search/filters/AppliedFilters.tsx'
import { FilterButton } from '#features/search/filters/FilterButton.tsx'
import { FilterPanel } from '#features/search/filters/FilterPanel.tsx'
import { WithoutFilters } from '#features/search/filters/WithoutFilters.tsx'
import { useMatchNotes } from '#features/search/results/matchNotes.tsx'
import { RelatedResults } from '#features/search/results/RelatedResults.tsx'
import { SearchBar } from './SearchBar.tsx'
import { SearchReading } from '#features/search/results/SearchReading.tsx'
import { SortField } from './SortField.tsx'
import { useBrowseList } from './useBrowseList.ts'

const NO_SEARCH = new URLSearchParams()
/** The first markup does not depend on the width. */
const NO_SSR = { noSsr: true }
/** Number of timeline bins. Each is wide enough for a finger. */
const BINS = { wide: 24, narrow: 12 }

/**
 * All artifacts in one list: searched, sorted, filtered and paged. The state is in the address. Without
 * filters, it is the specified search by name; if that finds nothing, and with filters, it is the full-text
 * search.
 */
export default function BrowseScreen() {
  const client = useQueryClient()
  const [isServed] = useState(() => takeServedList(client))
  return isServed ? <Browsing isServed isHydrated /> : <Prerendered />
}

/** Hydration needs the state of the prerendered page, which has no search. After it the address applies. */
const Prerendered = () => <Browsing isServed={false} isHydrated={useHydrated()} />

interface Props {
  /** True if the function rendered the list of the address. */
  isServed: boolean
  isHydrated: boolean
}

function Browsing({ isServed, isHydrated }: Props) {
  const [address, setAddress] = useSearchParams()
  const browsing = parseBrowsing(isHydrated ? address : NO_SEARCH)
  // If the first address has a search, everything below the field is replaced after hydration instead of
  // moved.
  const [hasSearchAtFirst] = useState([...address.keys()].some((name) => name !== LOOK) && !isServed)
  const resultsKey = isHydrated && hasSearchAtFirst ? 'searched' : 'prerendered'
  const { name, sort, filters, isExact } = browsing
  const isNarrowed = isFiltered(filters)
  const text = toSearchQuery(browsing).q

  const panelId = useId()
  const isWide = useMediaQuery('(min-width: 600px)', NO_SSR)
  const [opened, setOpened] = useState<boolean>()
  const isOpen = opened ?? (isWide && isNarrowed)
  const bins = useMediaQuery('(min-width: 900px)', NO_SSR) ? BINS.wide : BINS.narrow
  const found = useBrowseList(browsing, { isHydrated, isPanelOpen: isOpen, bins })
  const { list, source, search, related, restart } = found
  const results = source === 'filters' ? (search.data?.results ?? []) : related
  const notes = useMatchNotes(text, search.data?.readAs ?? null, results)

  const go = (change: Partial<State>) => {
    // The address may be newer than the rendered state.
    const now = parseBrowsing(new URLSearchParams(location.search))
    const next = browsingParams(changed(now, change))
    // Repeating the same search refetches it.
    if (next.toString() === browsingParams(now).toString()) restart()
    else setAddress(withLook(next, new URLSearchParams(location.search)), { preventScrollReset: true })
  }

  const allArtifacts = (
    <Button
      {...(source === 'rescue' ? { variant: 'outlined', size: 'large' } : { variant: 'contained' })}
      onClick={() => {
        go({ name: '', filters: NO_FILTERS })
        focusHeading()
      }}
    >
      {t`All Artifacts`}
    </Button>
  )
  const withoutFilters = source === 'filters' && search.data && !search.isPlaceholderData && (
    <WithoutFilters
      filters={filters}
      found={search.data}
      onChange={(next) => {
        go({ filters: next })
        focusHeading()
      }}
    />
  )
  const isByName = source !== 'rescue' && (sort === 'name-asc' || sort === 'name-desc')
  return (
    <Page
      title={t`Browse Artifacts`}
      isCompact
      tools={<SearchBar name={name} onSearch={(searched) => go({ name: searched })} />}
    >
      <Fragment key={resultsKey}>
        <BrowseHead
          list={list}
          filterButton={<FilterButton panelId={panelId} isOpen={isOpen} onOpen={setOpened} />}
          action={
            source === 'rescue' ? (
              // Results of the full-text search are sorted by relevance.
              allArtifacts
            ) : (
              <SortField
                sort={sort}
                more={!isNarrowed ? 'none' : text === '' ? 'by age' : 'all'}
                onSort={(chosen) => go({ sort: chosen })}
              />
            )
          }
          applied={!isOpen && <AppliedFilters filters={filters} onChange={(next) => go({ filters: next })} />}
        />
        <FilterPanel
          id={panelId}
          filters={filters}
          search={search}
          isOpen={isOpen}
          isWanted={opened === true}
          onChange={(next) => go({ filters: next })}
        />
        {text !== '' && !isExact && <SearchReading browsing={browsing} text={text} found={found} />}
        <BrowseResults
          key={source}
          search={list}
          allArtifacts={
            <>
              {withoutFilters}
              {allArtifacts}
            </>
          }
          isByName={isByName}
          notes={source === 'names' ? undefined : notes}
        />
        {source === 'names' && related.length > 0 && (
          <RelatedResults key={name} name={name} related={related} search={search} notes={notes} />
        )}
      </Fragment>
    </Page>
  )
}
