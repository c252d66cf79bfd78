import { t } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import { initialLetters } from '@tracker/domain/text/initialLetters.ts'
import { memo, type ReactNode, type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { isListServed } from '#features/search/api/servedList.ts'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import { ArtifactGrid, BROWSE_COLUMNS } from '#components/records/cards/ArtifactGrid.tsx'
import { GridItem } from '#components/records/cards/GridItem.tsx'
import { CardSkeletons } from '#components/records/cards/CardSkeleton.tsx'
import { useIncrementalList } from '#components/hooks/useIncrementalList.ts'
import { ExportResults } from './ExportResults.tsx'
import { LateItems } from '#components/records/cards/LateItems.tsx'
import { LetterMark } from '#components/records/cards/LetterMark.tsx'
import { chunksOf } from '@tracker/domain/chunksOf.ts'

const SKELETON_COUNT = 8
const NONE: readonly Artifact[] = []
/** Number of eagerly loaded cards, which are above the fold, and of cards added per frame. */
const EAGER = 4
/** Number of cards that are hydrated together. */
const GROUP = 8
const NO_LETTERS: readonly (string | null)[] = []

type ListRef = RefObject<HTMLElement | null>

interface Props {
  search: ListResult<Artifact>
  /** A button that shows the full list. */
  allArtifacts: ReactNode
  /** True if the list is sorted by name: groups then show their letter. */
  isByName?: boolean
  /** Reasons why artifacts are listed, by id. */
  notes?: ReadonlyMap<string, ReactNode>
}

type LoadedList = Extract<ListResult<Artifact>, { status: 'success' }>

/** A list of artifacts with its states. */
export function BrowseResults({ search, allArtifacts, isByName = false, notes }: Props) {
  // After Back, the list is already in the cache.
  const [isCached] = useState(search.status === 'success')
  if (search.status === 'error') return <ErrorState error={search.error} onRetry={search.refetch} />
  if (search.status === 'success' && search.data.items.length === 0 && !search.more.hasNextPage)
    return <EmptyState drawing={EmptyDrawers} heading={t`No Items Found!`} action={allArtifacts} />
  return (
    <Cards
      key={isByName ? 'by name' : 'by date'}
      found={search.status === 'success' ? search : null}
      isByName={isByName}
      isCached={isCached}
      notes={notes}
    />
  )
}

interface RowProps {
  artifact: Artifact
  letter: string | null
  isEager: boolean
  note: ReactNode
}

/** Memoized, so that a growing list renders its new cards only. */
const Item = memo(function Item({ artifact, letter, isEager, note }: RowProps) {
  return (
    <GridItem artifact={artifact}>
      {letter !== null && <LetterMark letter={letter} />}
      <ArtifactCard artifact={artifact} heading="h2" eager={isEager} note={note} />
    </GridItem>
  )
})

interface ItemsProps {
  artifacts: readonly Artifact[]
  /** Index of the first one. */
  from?: number
  /** The letters of all artifacts; empty if none are shown. */
  heads: readonly (string | null)[]
  notes: ReadonlyMap<string, ReactNode> | undefined
}

const Items = ({ artifacts, from = 0, heads, notes }: ItemsProps) =>
  artifacts.map((artifact, index) => (
    <Item
      key={artifact._id}
      artifact={artifact}
      letter={heads[from + index] ?? null}
      isEager={from + index < EAGER}
      note={notes?.get(artifact._id)}
    />
  ))

/** Memoized: React would render cards anew that are not hydrated yet. */
const ServedItems = memo(function ServedItems({ list, ...items }: ItemsProps & { list: ListRef }) {
  const { artifacts, from = 0 } = items
  if (from === 0) return <Items {...items} />
  return (
    <LateItems list={list} from={from} to={from + artifacts.length}>
      <Items {...items} />
    </LateItems>
  )
})

interface CardsProps {
  /** Null while loading; skeletons then represent the cards. */
  found: LoadedList | null
  isByName: boolean
  /** True to render all cards at once, so that the scroll position can be restored. */
  isCached: boolean
  notes: ReadonlyMap<string, ReactNode> | undefined
}

function Cards({ found, isByName, isCached, notes }: CardsProps) {
  const grid = useRef<HTMLUListElement>(null)
  const client = useQueryClient()
  const loaded = found?.data.items ?? NONE
  // The first cards, if the page contains them.
  const [served] = useState(() => (isListServed(client) ? [...chunksOf(loaded, GROUP)] : []))
  // Renders in the background and over several frames, so that input is handled in between.
  const deferred = useDeferredValue(loaded, isCached ? loaded : NONE)
  const known = found ? deferred : NONE
  const items = useIncrementalList(known, isCached ? loaded.length : EAGER, EAGER, PAGE_SIZE)
  const letters = useMemo(
    () => (isByName ? initialLetters(loaded.map(({ artifact_name: name }) => name)) : NO_LETTERS),
    [isByName, loaded],
  )
  // Letters are omitted if all names begin with the same one.
  const isHeaded = found?.more.hasNextPage || letters.filter((letter) => letter !== null).length > 1
  const heads = isHeaded ? letters : NO_LETTERS
  const isServed = served.flat().every((artifact, index) => artifact === items[index])
  const count = isServed ? served.flat().length : 0
  return (
    <>
      <ArtifactGrid
        ref={grid}
        artifacts={loaded}
        $columns={BROWSE_COLUMNS}
        $hanging
        $lettered={isByName}
        aria-hidden={!found || undefined}
        aria-busy={!found || items.length < loaded.length}
      >
        {isServed &&
          served.map((artifacts, index) => (
            <ServedItems
              key={artifacts[0]?._id}
              list={grid}
              artifacts={artifacts}
              from={index * GROUP}
              heads={heads}
              notes={notes}
            />
          ))}
        <Items artifacts={items.slice(count)} from={count} heads={heads} notes={notes} />
        <CardSkeletons
          from={items.length}
          count={Math.min(SKELETON_COUNT, found ? loaded.length : SKELETON_COUNT)}
        />
      </ArtifactGrid>
      {found && <LoadMore list={() => grid.current} {...found.more} />}
      {found && <ExportResults list={found} place="below" />}
    </>
  )
}
