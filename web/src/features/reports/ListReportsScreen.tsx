import { zodResolver } from '@hookform/resolvers/zod'
import { type DecisionName, decisionSchema } from '@tracker/domain/reports/report.ts'
import type { ReportedList } from '@tracker/domain/reports/reportedList.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Form } from '#components/forms/Form.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { ListScreen } from '#components/layout/ListScreen.tsx'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { SignInExpired } from '#firebase/signInExpired.ts'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { PATHS } from '#navigation/paths.ts'
import { toast } from '#notifications/toast.ts'
import { useDecideList, useListReports } from './api/useListReports.ts'
import { Statements } from './Statements.tsx'

const Cases = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(2),
    padding: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.rule}`,
    overflowWrap: 'anywhere',
  },
  '& p': { margin: 0, whiteSpace: 'pre-line' },
}))
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
}))

/** The curators' screen of reported lists, newest report first. */
export default function ListReportsScreen() {
  const [shown, setShown] = useState<HTMLElement | null>(null)
  return (
    <ListScreen title="Reported lists" answer={useListReports()}>
      {({ data, more }) =>
        data.items.length === 0 ? (
          <EmptyState
            drawing={EmptyDrawers}
            heading="Nothing to decide"
            line="No list is reported."
            way={{ to: PATHS.reports, label: 'Reports' }}
          />
        ) : (
          <>
            <Cases ref={setShown} aria-label="Reports of lists, newest first">
              {data.items.map((one) => (
                <li key={`${one.list._id} ${one.reported_at}`}>
                  <Case reported={one} />
                </li>
              ))}
            </Cases>
            <LoadMore list={shown} {...more} />
          </>
        )
      }
    </ListScreen>
  )
}

/** A report, all texts of its list, and the decision. */
function Case({
  reported: { list, is_own: isOwn, reason, text, reported_at: at },
}: {
  reported: ReportedList
}) {
  const title = list.title.trim() || 'Untitled list'
  const notes = list.entries.filter(({ note }) => note !== '')
  return (
    <>
      <Typography variant="h3" component="h2" dir="auto">
        {title}
      </Typography>
      {list.hidden_reason !== undefined && <p dir="auto">Hidden: {list.hidden_reason}</p>}
      {list.introduction && <p dir="auto">{list.introduction}</p>}
      {notes.map(({ artifactId, note }) => (
        <p key={artifactId} dir="auto">
          {note}
        </p>
      ))}
      <Statements title="Report" statements={[{ word: reason, text, at }]} />
      {isOwn ? (
        <Typography color="textSecondary">You made this list: another curator decides on it.</Typography>
      ) : (
        <Decide id={list._id} title={title} isHidden={list.hidden_reason !== undefined} />
      )}
    </>
  )
}

function Decide({ id, title, isHidden }: { id: string; title: string; isHidden: boolean }) {
  const { mutateAsync: decide } = useDecideList(id)
  const first: DecisionName = isHidden ? 'restore' : 'hide'
  const { control, handleSubmit, setValue, formState } = useForm({
    resolver: zodResolver(decisionSchema),
    reValidateMode: 'onSubmit',
    defaultValues: { decision: first, note: '' },
  })
  const save = handleSubmit(async (decision) => {
    try {
      await decide(decision)
      toast.success('Decided.')
      focusHeading()
    } catch (error) {
      if (!(error instanceof SignInExpired)) toast.failure(error)
    }
  })
  const button = (decision: DecisionName, label: string) => (
    <Button
      type="submit"
      variant={decision === first ? 'contained' : 'outlined'}
      color={decision === 'hide' ? 'error' : 'primary'}
      aria-disabled={formState.isSubmitting}
      onClick={() => setValue('decision', decision)}
    >
      {label}
      <span className="visually-hidden"> {isolate(title)}</span>
    </Button>
  )
  return (
    <Form onSubmit={save}>
      <FormField
        control={control}
        name="note"
        label="Why"
        helper="Whoever made it reads this when it is hidden."
        multiline
        fullWidth
      />
      <Actions>
        {button(first, isHidden ? 'Restore' : 'Hide')}
        {button('dismiss', 'Dismiss')}
      </Actions>
    </Form>
  )
}
