import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ComponentProps, ReactNode } from 'react'
import { ColumnForm } from '#components/forms/Form.tsx'
import { FormError } from '#components/forms/FormError.tsx'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { Page } from '#components/layout/Page.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import type { AuthAttempt } from './useAuthAttempt.ts'

/** The column of the form. */
const Sheet = styled('div')({ maxWidth: 480 })

/** The form and a preview of the page after sign-in: above the form on small screens, else next to it. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '7fr 5fr',
    alignItems: 'start',
    gap: theme.spacing(8),
    '& > :last-child': { gridArea: '1 / 1' },
  },
}))

export interface AuthScreenProps {
  /** Renders a public preview of the page after sign-in; null if it has none. */
  behind?: ((path: string) => ReactNode) | undefined
}

interface Props extends AuthScreenProps {
  /** The heading and the button's label. */
  title: string
  busyText: string
  attempt: AuthAttempt
  onSubmit: ComponentProps<typeof ColumnForm>['onSubmit']
  /** The link to the other screen. */
  other: { question: string; label: string; to: string }
  /** The fields. */
  children: ReactNode
}

/** The layout shared by Sign In and Sign Up: form, Google button, link to the other screen. */
export function AuthForm({ title, busyText, attempt, onSubmit, other, behind, children }: Props) {
  // Prerendered markup knows no return path.
  const waiting = useHydrated() ? (behind?.(attempt.returnPath) ?? null) : null
  const sheet = (
    <Sheet>
      <ColumnForm onSubmit={onSubmit}>
        {children}
        <FormError text={attempt.failure} />
        <SubmitButton fullWidth isBusy={attempt.isBusy} busyText={busyText}>
          {title}
        </SubmitButton>
      </ColumnForm>
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
    <Page title={title}>
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
