import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { ListResult, MorePages, ReadAll } from '#firebase/firestore/pagination.ts'
import { useMyArtifacts } from './api/useMyArtifacts.ts'
import { useMyHidden } from './api/useMyHidden.ts'
import { useMyReported } from './api/useMyReported.ts'
import { useMyTotals } from './api/useMyTotals.ts'
import { summaryText } from './CollectionSummary.tsx'
import { type ListParams, orderOf, type Start, startsFor } from './listParams.ts'
import { matchHidden } from './matchHidden.ts'
import { useNewLikes } from './useNewLikes.ts'

/** Content below the toolbar. */
export type CollectionContent =
  | { readonly status: 'pending' }
  | { readonly status: 'error'; readonly error: Error; readonly refetch: () => unknown }
  /** The user has not added any artifacts. */
  | { readonly status: 'empty' }
  /** Nothing matches the search, or the list has no items after the chosen start. */
  | { readonly status: 'no-matches' }
  | {
      readonly status: 'list'
      readonly artifacts: readonly Artifact[]
      readonly more: MorePages
      /** Ids of artifacts with an open report. */
      readonly reported: readonly string[]
      readonly newLikesOf: (artifact: Artifact) => number
      readonly readAll: ReadAll<Artifact>
    }

/** Content of the toolbar; null if there is nothing to search or sort. */
export interface CollectionTools {
  /** "131 artifacts, 2 hidden"; empty while loading. */
  readonly summary: string
  /** "3 new likes since yesterday"; empty if there are none. */
  readonly news: string
  /** Possible starts of the list. */
  readonly starts: readonly Start[]
  /** True while `starts` is loading; the toolbar then reserves space. */
  readonly isAwaitingStarts: boolean
}

export interface Collection {
  readonly content: CollectionContent
  readonly tools: CollectionTools | null
}

const NONE: readonly Artifact[] = []

function contentOf(
  list: ListResult<Artifact>,
  hidden: ReturnType<typeof useMyHidden>,
  {
    isAll,
    ...shown
  }: Pick<Extract<CollectionContent, { status: 'list' }>, 'reported' | 'newLikesOf' | 'readAll'> & {
    artifacts: readonly Artifact[]
    isAll: boolean
  },
): CollectionContent {
  if (hidden.status !== 'success') return hidden
  if (list.status !== 'success') return list
  if (shown.artifacts.length > 0 || list.more.hasNextPage)
    return { status: 'list', more: list.more, ...shown }
  return { status: isAll ? 'empty' : 'no-matches' }
}

/** Yields hidden artifacts, then the whole list. */
async function* readAllOf(
  hidden: readonly Artifact[],
  list: Pick<Extract<ListResult<Artifact>, { status: 'success' }>, 'readAll'> | null,
): AsyncIterable<readonly Artifact[]> {
  yield hidden
  if (list?.readAll) yield* list.readAll()
}

/**
 * The artifacts of one adder. The list comes from Firestore, so that it includes the newest additions; a
 * search uses the index (docs/decisions/026-my-artifacts-and-new-likes.md).
 * @param found results of the search; null without a search
 */
export function useCollection(
  uid: string,
  params: ListParams,
  found: ListResult<Artifact> | null,
): Collection {
  const own = useMyArtifacts(uid, orderOf(params))
  const hidden = useMyHidden()
  const list = found ?? own
  const loaded = list.status === 'success' ? list : null
  const items = loaded?.data.items ?? NONE
  const isSearch = found !== null
  const isFromStart = params.start === ''
  // A complete list is counted here, so that the number follows additions and deletions.
  const isComplete = loaded !== null && !loaded.more.hasNextPage && isFromStart
  const isAll = isComplete && !isSearch
  const isLong = !isFromStart || (!isSearch && loaded?.more.hasNextPage === true)
  const totals = useMyTotals(uid, isLong)
  const likes = isAll ? items.reduce((sum, { likes_count: count }) => sum + count, 0) : totals?.likes
  // Without artifacts there are no likes to store.
  const news = useNewLikes(uid, isAll && items.length === 0 ? undefined : likes, items)
  // Loaded in parallel with the list, because most users have no reports.
  const reported = useMyReported(items.length > 0 ? uid : null)

  const matchingHidden =
    hidden.status === 'success' && isFromStart ? matchHidden(hidden.data, params.q) : NONE
  const content = contentOf(list, hidden, {
    artifacts: [...matchingHidden, ...items],
    isAll,
    reported,
    newLikesOf: news.of,
    readAll: () => readAllOf(matchingHidden, loaded),
  })
  if (content.status === 'empty') return { content, tools: null }
  const summary = summaryText({
    total: isComplete ? items.length : isSearch ? loaded?.data.total : totals?.artifacts,
    shown: items.length,
    hidden: isSearch ? 0 : matchingHidden.length,
    reported: reported.length,
    isSearch,
  })
  return {
    content,
    tools: {
      summary: content.status === 'list' || content.status === 'no-matches' ? summary : '',
      news: news.text,
      starts: isSearch ? [] : startsFor(params.sort, totals && new Date(totals.since)),
      isAwaitingStarts: !isSearch && isLong && !totals && params.sort.startsWith('date'),
    },
  }
}
