import { DEFAULT_SORT, type Sort, parseSort } from '@tracker/domain/browse.ts'
import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router'
import { bumpRevision } from '#firebase/revision.ts'
import { Page } from '#components/Page.tsx'
import { focusHeading } from '#components/pageHeading.ts'
import { useFailureToast } from '#notifications/useFailureToast.ts'
import { BrowseResults } from '#features/artifacts/components/BrowseResults.tsx'
import { SearchBar } from '#features/artifacts/components/SearchBar.tsx'
import { useBrowse } from '#features/artifacts/api/useArtifacts.ts'

const questionOf = (address: URLSearchParams) => ({
  name: (address.get('name') ?? '').trim(),
  sort: parseSort(address.get('sort')),
})

/** All artifacts: searched, sorted and paged. The address holds the question, so that Back returns to it. */
export default function BrowseScreen() {
  const [address, setAddress] = useSearchParams()
  const { name, sort } = questionOf(address)
  const read = useBrowse(name, sort)
  useFailureToast(read)

  const go = (change: { name?: string; sort?: Sort }) => {
    // What was asked a moment ago is in the address before it is on the screen.
    const now = questionOf(new URLSearchParams(location.search))
    const next = { ...now, ...change }
    // The same question again asks for what is new.
    if (next.name === now.name && next.sort === now.sort) {
      bumpRevision('artifacts')
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
        read={read}
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
