import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { type SearchQuery, parseSearchQuery } from '@tracker/domain/search/searchQuery.ts'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import Button from '@mui/material/Button'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { ListScreen } from '#components/layout/ListScreen.tsx'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { useMyHidden } from '#features/collection/api/useMyHidden.ts'
import { useMyArtifacts } from '#features/collection/api/useMyArtifacts.ts'
import { useMyReported } from '#features/collection/api/useMyReported.ts'
import { useMyTotals } from '#features/collection/api/useMyTotals.ts'
import { type Asked, type Start, askedParams, orderOf, readAsked, startsFor } from './asked.ts'
import { hiddenFound } from './hiddenFound.ts'
import { MineBar } from './MineBar.tsx'
import { MineSummary, summaryText } from './MineSummary.tsx'
import { MineTable } from './MineTable.tsx'
import { useNewLikes } from './useNewLikes.ts'
import { useCurrentUser } from '#firebase/currentUser.ts'
import type { ListResult, MorePages } from '#firebase/useList.ts'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { EmptyPlinth } from '#illustrations/states/EmptyPlinth.tsx'
import { PATHS } from '#navigation/paths.ts'

type FoundList = ListResult<Artifact> | null

interface Props {
  /** What the search, which is another feature, finds; for no question it finds null. */
  found: (question: SearchQuery | null, children: (list: FoundList) => ReactNode) => ReactNode
}

/**
 * What the person who is signed in has added. The list comes straight from Firestore, so that what was just added is there; a
 * search comes from the index (docs/decisions/026-my-artifacts-and-new-likes.md).
 */
export default function MineScreen({ found }: Props) {
  const [address] = useSearchParams()
  const currentUser = useCurrentUser()
  const uid = currentUser.status === 'signed-in' ? currentUser.user.uid : ''
  const asked = readAsked(address)
  return found(questionOf(uid, asked), (list) => <Mine key={uid} uid={uid} asked={asked} found={list} />)
}

/** What the search is asked; null when there is nothing to search for. */
function questionOf(contributor: string, { q, sort }: Asked): SearchQuery | null {
  const question = parseSearchQuery(new URLSearchParams({ q, sort, contributor }))
  return q !== '' && contributor !== '' && question.ok ? question.value : null
}

function Mine({ uid, asked, found }: { uid: string; asked: Asked; found: FoundList }) {
  const [, setAddress] = useSearchParams()
  const own = useMyArtifacts(uid, orderOf(asked))
  const hidden = useMyHidden()
  const list = found ?? own
  const listed = list.status === 'success' ? list : null
  const items = listed?.data.items ?? NOTHING
  // What is there to its end is counted here, and follows what is added and deleted.
  const isComplete = listed !== null && !listed.more.hasNextPage && asked.start === ''
  const isAll = isComplete && found === null
  // Whether there is more than a page: then the totals are asked for.
  const [isLong, setLong] = useState(asked.start !== '')
  if (!isLong && found === null && listed?.more.hasNextPage) setLong(true)
  const totals = useMyTotals(isLong ? uid : null)
  const likes = isAll ? items.reduce((sum, { likes_count: count }) => sum + count, 0) : totals?.likes
  // Whoever has added nothing has no likes to come.
  const news = useNewLikes(uid, isAll && items.length === 0 ? undefined : likes, items)

  // Whoever has nothing has nothing that was reported. Nobody waits for it: most have none.
  const reported = useMyReported(items.length > 0 ? uid : null)

  const withheld = hidden.status === 'success' && asked.start === '' ? hiddenFound(hidden.data, asked.q) : []
  const isNothing = isAll && items.length === 0 && withheld.length === 0
  // Once there was something, the bar stays where it is. It is there while nobody knows, so that nothing moves.
  const [hasBar, setBar] = useState(asked.q !== '' || asked.start !== '')
  if (!hasBar && listed && hidden.status === 'success' && !isNothing) setBar(true)

  const ask = (change: Partial<Asked>) => setAddress(askedParams(asked, change), { preventScrollReset: true })
  const count = isComplete ? items.length : found ? listed?.data.total : totals?.artifacts
  const text = summaryText({
    total: count,
    shown: items.length,
    hidden: found ? 0 : withheld.length,
    reported: reported.length,
    isSearch: found !== null,
  })
  const shown = (more: MorePages) => {
    if (isNothing) return <NothingAdded />
    if (items.length === 0 && withheld.length === 0 && !more.hasNextPage)
      return <NothingFound onAll={() => ask({ q: '', start: '' })} />
    return (
      <MineTable
        caption={CAPTIONS[asked.sort]}
        artifacts={[...withheld, ...items]}
        more={more}
        reported={reported}
        newLikesOf={news.of}
      />
    )
  }
  const isPending = list.status === 'pending' || hidden.status === 'pending'
  const bar = (hasBar || isPending) && !isNothing && (
    <MineBar
      asked={asked}
      onAsk={ask}
      starts={found ? NOWHERE : startsFor(asked.sort, totals && new Date(totals.since))}
      hasStarts={found === null && isLong && !totals && asked.sort.startsWith('date')}
      summary={<MineSummary text={listed && !isPending ? text : ''} news={news.text} />}
    />
  )
  return (
    <ListScreen title="My Artifacts" answer={hidden.status === 'success' ? list : hidden} above={bar}>
      {({ more }) => shown(more)}
    </ListScreen>
  )
}

const NOTHING: readonly Artifact[] = []
const NOWHERE: readonly Start[] = []

/** What the table is called, by its order. */
const CAPTIONS: Readonly<Record<Asked['sort'], string>> = {
  'date-desc': 'Artifacts that you added, newest first',
  'date-asc': 'Artifacts that you added, oldest first',
  'name-asc': 'Artifacts that you added, by name',
  'name-desc': 'Artifacts that you added, by name, from the end',
  likes: 'Artifacts that you added, most liked first',
  best: 'Artifacts that you added, best match first',
}

function NothingAdded() {
  return (
    <EmptyState
      drawing={EmptyPlinth}
      heading="You haven't added any Artifact!"
      line="Please add one first."
      way={{ to: PATHS.addArtifact, label: 'Add Artifact' }}
    />
  )
}

function NothingFound({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState
      drawing={EmptyDrawers}
      heading="No Items Found!"
      action={
        <Button
          variant="contained"
          onClick={() => {
            onAll()
            focusHeading()
          }}
        >
          All my artifacts
        </Button>
      }
    />
  )
}
