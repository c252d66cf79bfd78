import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode, RefObject } from 'react'
import { Page } from '#components/Page.tsx'
import { TextLink } from '#components/TextLink.tsx'
import { SubmitButton } from '#components/SubmitButton.tsx'
import { GoogleButton } from './GoogleButton.tsx'
import { SIGNED_IN, type useEntry } from './useAuthForm.ts'

/** The narrow sheet of paper that the account forms are written on. */
const Sheet = styled('div')(({ theme }) => ({
  maxWidth: 480,
  '& form': { display: 'grid', gap: theme.spacing(3) },
}))

interface Props {
  /** The heading, and the words of the button. */
  title: string
  busyText: string
  entry: ReturnType<typeof useEntry>
  form: RefObject<HTMLFormElement | null>
  onSubmit: () => void
  /** The way to the other screen, for who came to the wrong one. */
  other: { question: string; label: string; to: string }
  /** The fields. */
  children: ReactNode
}

/** What signing in and signing up share: a form, Google as another way, and a link to each other. */
export function EntryScreen({ title, busyText, entry, form, onSubmit, other, children }: Props) {
  const { isBusy, enter, next } = entry
  return (
    <Page title={title} width={480}>
      <Sheet>
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {children}
          <SubmitButton fullWidth isBusy={isBusy} busyText={busyText}>
            {title}
          </SubmitButton>
        </form>
        <GoogleButton isBusy={isBusy} onPress={(attempt) => void enter(attempt, SIGNED_IN)} />
        <Typography sx={{ mt: 3 }}>
          {other.question}{' '}
          <TextLink to={other.to} state={{ from: next }} replace>
            {other.label}
          </TextLink>
        </Typography>
      </Sheet>
    </Page>
  )
}
