import { Button } from '#components/Button.tsx'
import { styled } from '#theme/styled.ts'
import { Typography } from '#components/Typography.tsx'
import { focusHeading } from './pageHeading.ts'
import { CrackSeal } from '#illustrations/seals/CrackSeal.tsx'
import { problemText } from './problemText.ts'

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  maxWidth: 480,
  marginInline: 'auto',
  padding: theme.spacing(6, 2),
  textAlign: 'center',
}))

const Ornament = styled('div')(({ theme }) => ({ lineHeight: 0, color: theme.vars.palette.error.main }))

interface Props {
  error: unknown
  onRetry: () => void
}

/** The only drawing of failure: what went wrong, in place, and a way to try again. */
export function ErrorState({ error, onRetry }: Props) {
  return (
    <Place role="alert">
      <Ornament aria-hidden>
        <CrackSeal size={64} />
      </Ornament>
      {!navigator.onLine && <Typography variant="h2">You are offline</Typography>}
      <Typography>{problemText(error)}</Typography>
      <Button
        variant="outlined"
        onClick={() => {
          onRetry()
          // The button goes away with the failure.
          focusHeading()
        }}
      >
        Retry
      </Button>
    </Place>
  )
}
