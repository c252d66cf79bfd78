import { t } from '@lingui/core/macro'
import { isolate } from '@tracker/domain/text/direction.ts'
import { styled } from '@mui/material/styles'
import { useParams } from 'react-router'
import { Page } from '#components/layout/Page.tsx'
import { RecordSkeleton } from '#components/records/table/RecordSkeleton.tsx'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { ErrorScreen, ErrorState } from '#components/states/ErrorState.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { PATHS } from '#navigation/paths.ts'
import { useReporter } from '#features/reports/api/useReporter.ts'
import { useReporterActions } from '#features/reports/api/useReporterActions.ts'
import { useReporterCases } from '#features/reports/api/useReporterCases.ts'
import { CaseList } from '#features/reports/cases/CaseList.tsx'
import { DismissReportsForm } from './DismissReportsForm.tsx'
import { SuspensionForm } from './SuspensionForm.tsx'

const Forms = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

/** The curators' page about a reporter: all reports of one person, who is not identified. */
export default function ReporterScreen() {
  const { reporter = '' } = useParams()
  return <ReporterOf key={reporter} reporter={reporter} />
}

function ReporterOf({ reporter }: { reporter: string }) {
  const { data, error, refetch } = useReporter(reporter)
  const cases = useReporterCases(reporter)
  const { dismiss, ...suspension } = useReporterActions(reporter)
  const isolated = isolate(reporter)
  const title = t`Reporter ${isolated}`
  if (!data) {
    if (error) return <ErrorScreen title={title} error={error} onRetry={() => void refetch()} />
    return (
      <Page title={title}>
        <RecordSkeleton />
      </Page>
    )
  }
  return (
    <Page
      title={title}
      intro={t`Everything that one person has reported. Only you and other curators see this name, and not who it is.`}
    >
      {data.is_own ? (
        <Notice severity="info" sx={{ marginBottom: 4 }}>
          {t`These are your own reports: another curator decides on them.`}
        </Notice>
      ) : (
        <Forms>
          {data.reports > 0 && <DismissReportsForm count={data.reports} dismiss={dismiss} />}
          <SuspensionForm
            suspension={data.suspension}
            actions={suspension}
            helper={t`Whoever it is reads this.`}
          />
        </Forms>
      )}
      <ReportedBy cases={cases} />
    </Page>
  )
}

function ReportedBy({ cases }: { cases: ReturnType<typeof useReporterCases> }) {
  switch (cases.status) {
    case 'pending':
      return <RecordSkeleton />
    case 'error':
      return <ErrorState error={cases.error} onRetry={cases.refetch} />
    default:
      return cases.data.items.length === 0 ? (
        <EmptyState
          drawing={EmptyDrawers}
          heading={t`No reports`}
          line={t`What was reported is dismissed or gone.`}
          way={{ to: PATHS.reports, label: t`Reports` }}
        />
      ) : (
        <CaseList cases={cases.data.items} more={cases.more} label={t`Reported by this person`} />
      )
  }
}
