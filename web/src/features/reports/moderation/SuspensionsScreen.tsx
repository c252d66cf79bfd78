import { t } from '@lingui/core/macro'
import { formatDay } from '#i18n/format.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ListScreen } from '#components/layout/ListScreen.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { moderationAddress, PATHS } from '#navigation/paths.ts'
import { CuratorTabs } from '#features/reports/CuratorTabs.tsx'
import { ReporterLink } from '#features/reports/ReporterLink.tsx'
import { useSuspensions } from '#features/reports/api/useSuspensions.ts'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > li': {
    padding: theme.spacing(2, 0),
    borderTop: `1px solid ${theme.vars.palette.rule}`,
    overflowWrap: 'anywhere',
  },
  // The line of the tabs is above it.
  '& > li:first-of-type': { paddingTop: 0, borderTop: 0 },
}))

/** The curators' list of suspended contributors. */
export default function SuspensionsScreen() {
  const suspensions = useSuspensions()
  const [list, setList] = useState<HTMLElement | null>(null)
  return (
    <ListScreen title={t`Suspended contributors`} query={suspensions} above={<CuratorTabs />}>
      {({ data: { items }, more }) =>
        items.length === 0 ? (
          <EmptyState
            drawing={EmptyDrawers}
            heading={t`Nobody is suspended`}
            line={t`Suspend a contributor from a report.`}
            way={{ to: PATHS.reports, label: t`Reports` }}
          />
        ) : (
          <>
            <List ref={setList} aria-label={t`Suspended contributors, the newest first`}>
              {items.map(({ uid, name, reporter, reason, suspended_at: at, is_lifting: isLifting }) => (
                <li key={reporter ?? uid}>
                  {reporter === undefined ? (
                    <TextLink color="inherit" to={moderationAddress(uid)}>
                      {isolate(name) || t`No name`}
                    </TextLink>
                  ) : (
                    <ReporterLink reporter={reporter} />
                  )}
                  <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap' }}>
                    {reason}
                  </Typography>
                  <Typography variant="small" color="textSecondary">
                    {isLifting ? t`Being lifted` : t`Suspended`} <time dateTime={at}>{formatDay(at)}</time>
                  </Typography>
                </li>
              ))}
            </List>
            <LoadMore list={() => list} {...more} />
          </>
        )
      }
    </ListScreen>
  )
}
