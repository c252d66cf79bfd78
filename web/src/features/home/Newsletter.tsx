import { translateDomainText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { subscriptionSchema } from '@tracker/domain/account/contact.ts'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useState } from 'react'
import { Notice } from '#components/states/Notice.tsx'
import { ReadyButton } from '#components/layout/ReadyButton.tsx'
import { theme } from '#theme/theme.ts'

const Box = styled(Card)({
  // As high as the panel next to it.
  alignContent: 'center',
  padding: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
}) as typeof Card

const Subscription = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  marginTop: theme.spacing(2),
  '& label': { fontWeight: 600, fontSize: '0.9375rem' },
})

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1.5) })

const Input = styled('input')({
  flex: '1 1 15rem',
  maxWidth: '100%',
  minWidth: 0,
  minHeight: 48,
  boxSizing: 'border-box',
  padding: '11px 14px',
  font: 'inherit',
  lineHeight: 1.45,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: 2,
  '&::placeholder': { color: theme.vars.palette.inkFaint, opacity: 1 },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -1 },
})

/** The newsletter form. As specified, it sends nothing and says so, because there is no newsletter yet. */
export function Newsletter() {
  const id = useId()
  /** Undefined until the form is submitted; null if the address is valid. */
  const [error, setError] = useState<string | null>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { success, error: problem } = subscriptionSchema.safeParse(
      Object.fromEntries(new FormData(event.currentTarget)),
    )
    setError(success ? null : problem.issues[0]?.message)
    if (!success) event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <Box component="section" variant="outlined" aria-labelledby={`${id}-heading`}>
      <Typography variant="h3" component="h2" id={`${id}-heading`}>
        {t`Newsletter`}
      </Typography>
      <Typography color="textSecondary" sx={{ marginTop: 1 }}>
        {t`New finds and new entries, now and then.`}
      </Typography>
      <Subscription
        noValidate
        // public/boot.js cancels submissions of POST forms before hydration. GET would put the address into the URL.
        method="post"
        onSubmit={submit}
      >
        <label htmlFor={id}>{t`E-mail`}</label>
        <Row>
          <Input
            name="email"
            id={id}
            aria-invalid={Boolean(error)}
            aria-describedby={`${id}-error`}
            type="email"
            autoComplete="email"
            placeholder={t`you@example.org`}
            required
          />
          <ReadyButton type="submit" variant="contained">
            {t`Subscribe`}
          </ReadyButton>
        </Row>
        <Typography
          component="output"
          variant="small"
          color="error"
          sx={{ display: 'block', minHeight: '1.5em' }}
        >
          <span id={`${id}-error`}>{error && translateDomainText(error)}</span>
          {error === null && (
            <Notice severity="info" role="presentation">
              {t`Thank you for your interest. The newsletter has not started yet, so nothing was sent and your address was not kept.`}
            </Notice>
          )}
        </Typography>
      </Subscription>
    </Box>
  )
}
