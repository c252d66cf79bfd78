import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { type SearchQuery, parseSearchQuery } from '@tracker/domain/search/searchQuery.ts'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import Button from '@mui/material/Button'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { Page } from '#components/layout/Page.tsx'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { ExportMenu } from '#export/ExportMenu.tsx'
import { RecordSkeleton } from '#components/records/table/RecordSkeleton.tsx'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { useUid } from '#firebase/auth/currentUser.ts'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { EmptyPlinth } from '#illustrations/states/EmptyPlinth.tsx'
import { PATHS } from '#navigation/paths.ts'
import { CollectionSummary } from './CollectionSummary.tsx'
import { CollectionTable } from './CollectionTable.tsx'
import { CollectionToolbar, OwnSearch } from './CollectionToolbar.tsx'
import { type ListParams, readListParams, toSearchParams } from './listParams.ts'
import { type CollectionContent, useCollection } from './useCollection.ts'

type SearchResult = ListResult<Artifact> | null

interface Props {
  /** Runs the search, which is another feature; passes null for a null query. */
  found: (query: SearchQuery | null, children: (list: SearchResult) => ReactNode) => ReactNode
}

/** My Artifacts: the artifacts added by the signed-in user. */
export default function CollectionScreen({ found }: Props) {
  const [address] = useSearchParams()
  const uid = useUid()
  const params = readListParams(address)
  return found(searchQueryOf(uid, params), (list) => (
    <Collection key={uid} uid={uid} params={params} found={list} />
  ))
}

/** Returns the search query; null without a search text. */
function searchQueryOf(contributor: string, { q, sort }: ListParams): SearchQuery | null {
  const query = parseSearchQuery(new URLSearchParams({ q, sort, contributor }))
  return q !== '' && contributor !== '' && query.ok ? query.value : null
}

function Collection({ uid, params, found }: { uid: string; params: ListParams; found: SearchResult }) {
  const [, setAddress] = useSearchParams()
  const { content, tools } = useCollection(uid, params, found)
  const change = (next: Partial<ListParams>) =>
    setAddress(toSearchParams(params, next), { preventScrollReset: true })
  return (
    <Page
      title={t`My Artifacts`}
      isCompact
      tools={tools && <OwnSearch q={params.q} onSearch={(q) => change({ q })} />}
    >
      {tools && (
        <CollectionToolbar
          params={params}
          onChange={change}
          starts={tools.starts}
          isAwaitingStarts={tools.isAwaitingStarts}
          exporting={
            content.status === 'list' && (
              <ExportMenu pages={content.readAll} shown={content.artifacts} place="in-head" />
            )
          }
          summary={<CollectionSummary text={tools.summary} news={tools.news} />}
        />
      )}
      <Content content={content} sort={params.sort} onShowAll={() => change({ q: '', start: '' })} />
    </Page>
  )
}

interface ContentProps {
  content: CollectionContent
  sort: ListParams['sort']
  onShowAll: () => void
}

function Content({ content, sort, onShowAll }: ContentProps) {
  switch (content.status) {
    case 'pending':
      return <RecordSkeleton />
    case 'error':
      return <ErrorState error={content.error} onRetry={content.refetch} />
    case 'empty':
      return (
        <EmptyState
          drawing={EmptyPlinth}
          heading={t`You haven't added any Artifact!`}
          line={t`Please add one first.`}
          way={{ to: PATHS.addArtifact, label: t`Add Artifact` }}
          action={
            <ButtonLink variant="outlined" to={PATHS.import}>
              {t`Import a spreadsheet`}
            </ButtonLink>
          }
        />
      )
    case 'no-matches':
      return <NoMatches onShowAll={onShowAll} />
    default:
      return <CollectionTable caption={i18n._(CAPTIONS[sort])} {...content} />
  }
}

/** Caption of the table for each sort order. */
const CAPTIONS: Readonly<Record<ListParams['sort'], MessageDescriptor>> = {
  'date-desc': msg`Artifacts that you added, newest first`,
  'date-asc': msg`Artifacts that you added, oldest first`,
  'name-asc': msg`Artifacts that you added, by name`,
  'name-desc': msg`Artifacts that you added, by name, from the end`,
  likes: msg`Artifacts that you added, most liked first`,
  best: msg`Artifacts that you added, best match first`,
}

function NoMatches({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      drawing={EmptyDrawers}
      heading={t`No Items Found!`}
      action={
        <Button
          variant="outlined"
          onClick={() => {
            onShowAll()
            focusHeading()
          }}
        >
          {t`All my artifacts`}
        </Button>
      }
    />
  )
}
