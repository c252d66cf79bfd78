import { translateDomainText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import type { ReportedList } from '@tracker/domain/reports/reportedList.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ListScreen } from '#components/layout/ListScreen.tsx'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { RowNotice } from '#components/states/Notice.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { PATHS } from '#navigation/paths.ts'
import { useDecideList, useListReports } from './api/useListReports.ts'
import { DecisionForm, DISMISS, HIDE, RESTORE } from './DecisionForm.tsx'
import { Statements } from './Statements.tsx'

const Cases = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
    overflowWrap: 'anywhere',
  },
  '& p': { margin: 0, whiteSpace: 'pre-line' },
}))

/** The curators' screen of reported lists, newest report first. */
export default function ListReportsScreen() {
  const [shown, setShown] = useState<HTMLElement | null>(null)
  return (
    <ListScreen title={t`Reported lists`} query={useListReports()}>
      {({ data, more }) =>
        data.items.length === 0 ? (
          <EmptyState
            drawing={EmptyDrawers}
            heading={t`Nothing to decide`}
            line={t`No list is reported.`}
            way={{ to: PATHS.reports, label: t`Reports` }}
          />
        ) : (
          <>
            <Cases ref={setShown} aria-label={t`Reports of lists, newest first`}>
              {data.items.map((one) => (
                <Card component="li" variant="outlined" key={`${one.list._id} ${one.reported_at}`}>
                  <Case reported={one} />
                </Card>
              ))}
            </Cases>
            <LoadMore list={shown} {...more} />
          </>
        )
      }
    </ListScreen>
  )
}

/** A report with all texts of the list, and the decision form. */
function Case({
  reported: { list, is_own: isOwn, reason, text, reported_at: at },
}: {
  reported: ReportedList
}) {
  const title = list.title.trim() || t`Untitled list`
  const notes = list.entries.filter(({ note }) => note !== '')
  return (
    <>
      <Typography variant="h3" component="h2" dir="auto">
        {title}
      </Typography>
      {list.hidden_reason !== undefined && (
        <RowNotice severity="error">
          {t`Hidden:`} {isolate(list.hidden_reason)}
        </RowNotice>
      )}
      {list.introduction && <p dir="auto">{list.introduction}</p>}
      {notes.map(({ artifactId, note }) => (
        <p key={artifactId} dir="auto">
          {note}
        </p>
      ))}
      <Statements
        title={t({ message: 'Report', context: 'noun' })}
        statements={[{ word: translateDomainText(reason), text, at }]}
      />
      {isOwn ? (
        <RowNotice severity="info">{t`You made this list: another curator decides on it.`}</RowNotice>
      ) : (
        <Decide id={list._id} title={title} isHidden={list.hidden_reason !== undefined} />
      )}
    </>
  )
}

function Decide({ id, title, isHidden }: { id: string; title: string; isHidden: boolean }) {
  const { mutateAsync: decide } = useDecideList(id)
  return (
    <DecisionForm
      name={title}
      choices={[isHidden ? RESTORE : HIDE, DISMISS]}
      helper={t`Whoever made it reads this when it is hidden.`}
      decide={decide}
    />
  )
}
