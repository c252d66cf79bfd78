import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { ListScreen } from '#components/layout/ListScreen.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { PATHS } from '#navigation/paths.ts'
import { useReported } from './api/useReported.ts'
import { BULK_BAR_HEIGHT, BulkBar } from './selection/BulkBar.tsx'
import { ReportedCase } from './ReportedCase.tsx'
import { useSelection } from './selection/useSelection.ts'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  '& a, & button, & input, & textarea': { scrollMarginBottom: BULK_BAR_HEIGHT },
}))

/** The curators' screen: reported artifacts, most reports first, and hidden ones. */
export default function ReportsScreen() {
  const reported = useReported()
  const [list, setList] = useState<HTMLElement | null>(null)
  const items = reported.status === 'success' ? reported.data.items : []
  const selectable = items.filter((one) => !one.is_own).map(({ artifact }) => artifact._id)
  const selection = useSelection(selectable)
  return (
    <ListScreen
      title={t`Reports`}
      query={reported}
      above={
        <Typography sx={{ marginBottom: 3 }}>
          <TextLink to={PATHS.suspensions}>{t`Suspended contributors`}</TextLink> ·{' '}
          <TextLink to={PATHS.listReports}>{t`Reported lists`}</TextLink>
        </Typography>
      }
    >
      {({ more }) =>
        items.length === 0 ? (
          <EmptyState
            drawing={EmptyDrawers}
            heading={t`Nothing to decide`}
            line={t`No artifact is reported, and none is hidden.`}
            way={{ to: PATHS.browse, label: t`All Artifacts` }}
          />
        ) : (
          <>
            <List ref={setList} aria-label={t`Reported artifacts, the most reported first, then hidden ones`}>
              {items.map((one) => (
                <li key={one.artifact._id}>
                  <ReportedCase reported={one} selection={selection} />
                </li>
              ))}
            </List>
            <LoadMore list={list} {...more} />
            <BulkBar
              selection={selection}
              selectable={selectable}
              onSelectAll={() => selection.set(selectable)}
              allLabel={t`Select all shown`}
              decisions={['hide', 'restore', 'dismiss']}
            />
          </>
        )
      }
    </ListScreen>
  )
}
