import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react'
import { Form } from '#components/forms/Form.tsx'
import { FormError } from '#components/forms/FormError.tsx'
import { Page } from '#components/layout/Page.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import type { AuthAttempt } from './useAuthAttempt.ts'

/** The narrow sheet of paper that the account forms are written on. */
const Sheet = styled('div')(({ theme }) => ({
  maxWidth: 480,
  '& form': { display: 'grid', gap: theme.spacing(3) },
}))

/** The form, and what waits behind it: over the form where there is little room, else beside it. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '480px minmax(0, 1fr)',
    alignItems: 'start',
    gap: theme.spacing(8),
    '& > :last-child': { gridArea: '1 / 1' },
  },
}))

const unwatched = () => () => {}

export interface AuthScreenProps {
  /** What of the page that the person was going to anybody may see; null when that is nothing. */
  behind?: ((path: string) => ReactNode) | undefined
}

interface Props extends AuthScreenProps {
  /** The heading, and the text of the button. */
  title: string
  busyText: string
  attempt: AuthAttempt
  onSubmit: ComponentProps<typeof Form>['onSubmit']
  /** The link to the other screen. */
  other: { question: string; label: string; to: string }
  /** The fields. */
  children: ReactNode
}

/** What signing in and signing up share: a form, Google as another way, and a link to each other. */
export function AuthForm({ title, busyText, attempt, onSubmit, other, behind, children }: Props) {
  // The markup that was rendered while building knows of nobody who was going anywhere.
  const isRunning = useSyncExternalStore(
    unwatched,
    () => true,
    () => false,
  )
  const waiting = isRunning ? (behind?.(attempt.returnPath) ?? null) : null
  const sheet = (
    <Sheet>
      <Form onSubmit={onSubmit}>
        {children}
        <FormError text={attempt.failure} />
        <SubmitButton fullWidth isBusy={attempt.isBusy} busyText={busyText}>
          {title}
        </SubmitButton>
      </Form>
      <GoogleButton isBusy={attempt.isBusy} onClick={attempt.runWithGoogle} />
      <Typography sx={{ marginTop: 3 }}>
        {other.question}{' '}
        <TextLink to={other.to} state={{ from: attempt.returnPath }} replace>
          {other.label}
        </TextLink>
      </Typography>
    </Sheet>
  )
  return (
    <Page title={title} width={waiting ? 1040 : 480}>
      {waiting ? (
        <Columns>
          {waiting}
          {sheet}
        </Columns>
      ) : (
        sheet
      )}
    </Page>
  )
}
