import { t } from '@lingui/core/macro'
import type { Exhibition } from '@tracker/domain/lists/exhibition.ts'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ListScreen } from '#components/layout/ListScreen.tsx'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import type { MorePages } from '#firebase/firestore/pagination.ts'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { PATHS } from '#navigation/paths.ts'
import { ExhibitionCovers } from './ExhibitionCovers.tsx'
import { keepOpened } from './openedExhibition.ts'
import { useExhibitions } from './useExhibitions.ts'
import { useReturn } from './useReturn.ts'

/** The gallery: lists that their owners show to everybody. */
export default function ExhibitionsScreen() {
  return (
    <ListScreen
      title={t`Exhibitions`}
      query={useExhibitions()}
      above={
        <Typography color="textSecondary" sx={{ marginBottom: 3 }}>
          {t`Lists of artifacts that members put together and show to everybody.`}
        </Typography>
      }
    >
      {({ data, more }) => <Gallery exhibitions={data.items} more={more} />}
    </ListScreen>
  )
}

function Gallery({ exhibitions, more }: { exhibitions: readonly Exhibition[]; more: MorePages }) {
  const [shown, setShown] = useState<HTMLElement | null>(null)
  useReturn(shown, exhibitions, more)
  // A page may be empty although others follow.
  if (exhibitions.length === 0 && !more.hasNextPage) {
    return (
      <EmptyState
        drawing={EmptyDrawers}
        heading={t`No exhibition yet`}
        line={t`Make a list, and choose that everybody sees it in Exhibitions.`}
        way={{ to: PATHS.lists, label: t`My Lists` }}
      />
    )
  }
  return (
    <>
      <ExhibitionCovers
        exhibitions={exhibitions}
        label={t`Lists of members, newest here first`}
        listRef={setShown}
        onOpen={(id) => keepOpened({ id, among: exhibitions.length })}
      />
      <LoadMore list={() => shown} {...more} />
    </>
  )
}
