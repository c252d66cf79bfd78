import { styled } from '#theme/styled.ts'
import { Typography } from '#components/Typography.tsx'
import type { ReactNode } from 'react'
import { Page } from '#components/Page.tsx'
import { SubmitButton } from '#components/SubmitButton.tsx'
import { TextLink } from '#components/TextLink.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import type { AuthFormState } from './useAuthForm.ts'

/** The narrow sheet of paper that the account forms are written on. */
const Sheet = styled('div')(({ theme }) => ({
  maxWidth: 480,
  '& form': { display: 'grid', gap: theme.spacing(3) },
}))

interface Props {
  /** The heading, and the words of the button. */
  title: string
  busyText: string
  form: AuthFormState
  /** The way to the other screen, for who came to the wrong one. */
  other: { question: string; label: string; to: string }
  /** The fields. */
  children: ReactNode
}

/** What signing in and signing up share: a form, Google as another way, and a link to each other. */
export function AuthForm({ title, busyText, form, other, children }: Props) {
  return (
    <Page title={title} width={480}>
      <Sheet>
        <form {...form.formProps}>
          {children}
          <SubmitButton fullWidth isBusy={form.isBusy} busyText={busyText}>
            {title}
          </SubmitButton>
        </form>
        <GoogleButton isBusy={form.isBusy} onClick={form.submitWithGoogle} />
        <Typography sx={{ marginTop: 24 }}>
          {other.question}{' '}
          <TextLink to={other.to} state={{ from: form.returnPath }} replace>
            {other.label}
          </TextLink>
        </Typography>
      </Sheet>
    </Page>
  )
}
