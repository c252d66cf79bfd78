import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { ListScreen } from '#components/layout/ListScreen.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { PATHS } from '#navigation/paths.ts'
import { useReported } from './api/useReported.ts'
import { ReportedCase } from './ReportedCase.tsx'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

/** The curators' screen: reported artifacts, most reports first, and hidden ones. */
export default function ReportsScreen() {
  const reported = useReported()
  const [list, setList] = useState<HTMLElement | null>(null)
  return (
    <ListScreen title="Reports" answer={reported}>
      {({ data: { items }, more }) =>
        items.length === 0 ? (
          <EmptyState
            drawing={EmptyDrawers}
            heading="Nothing to decide"
            line="No artifact is reported, and none is hidden."
            way={{ to: PATHS.browse, label: 'All Artifacts' }}
          />
        ) : (
          <>
            <List ref={setList} aria-label="Reported artifacts, the most reported first, then hidden ones">
              {items.map((one) => (
                <li key={one.artifact._id}>
                  <ReportedCase reported={one} />
                </li>
              ))}
            </List>
            <LoadMore list={list} {...more} />
          </>
        )
      }
    </ListScreen>
  )
}
