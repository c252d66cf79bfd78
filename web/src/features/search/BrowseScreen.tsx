import { DEFAULT_SORT, type Sort, parseSort } from '@tracker/domain/browse.ts'
import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router'
import { Page } from '#components/Page.tsx'
import { focusHeading } from '#components/pageHeading.ts'
import { useFailureToast } from '#notifications/useFailureToast.ts'
import { BrowseResults } from './BrowseResults.tsx'
import { SearchBar } from './SearchBar.tsx'
import { useArtifactSearch } from './api/useArtifactSearch.ts'

const searchOf = (address: URLSearchParams) => ({
  name: (address.get('name') ?? '').trim(),
  sort: parseSort(address.get('sort')),
})

/** All artifacts: searched, sorted and paged. The address holds the search, so that Back returns to it. */
export default function BrowseScreen() {
  const [address, setAddress] = useSearchParams()
  const { name, sort } = searchOf(address)
  const { search, restart } = useArtifactSearch(name, sort)
  useFailureToast(search)

  const go = (change: { name?: string; sort?: Sort }) => {
    // What was asked a moment ago is in the address before it is on the screen.
    const now = searchOf(new URLSearchParams(location.search))
    const next = { ...now, ...change }
    // The same question again asks for what is new.
    if (next.name === now.name && next.sort === now.sort) {
      restart()
      return
    }
    setAddress({
      ...(next.name === '' ? {} : { name: next.name }),
      ...(next.sort === DEFAULT_SORT ? {} : { sort: next.sort }),
    })
  }

  return (
    <Page title="Browse Artifacts">
      <SearchBar
        name={name}
        sort={sort}
        onSearch={(text) => go({ name: text })}
        onSort={(chosen) => go({ sort: chosen })}
      />
      <BrowseResults
        search={search}
        allArtifacts={
          <Button
            variant="contained"
            onClick={() => {
              go({ name: '' })
              focusHeading()
            }}
          >
            All Artifacts
          </Button>
        }
      />
    </Page>
  )
}
