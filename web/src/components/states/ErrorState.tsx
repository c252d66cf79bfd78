import Button from '@mui/material/Button'
import { CrackSeal } from '#illustrations/seals/CrackSeal.tsx'
import { toast } from '#notifications/toast.ts'
import { EmptyState } from './EmptyState.tsx'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { problemText } from './problemText.ts'

interface Props {
  error: unknown
  onRetry: () => void
}

/** What has failed, in place: why, and a way to try again. */
export function ErrorState({ error, onRetry }: Props) {
  return (
    <EmptyState
      role="alert"
      drawing={CrackSeal}
      // A seal is drawn for this size: larger, its lines would be heavier than those of the other states.
      isSmall
      heading={navigator.onLine ? 'This could not be shown' : 'You are offline'}
      line={problemText(error)}
      action={
        <Button
          variant="outlined"
          onClick={() => {
            toast.retract()
            onRetry()
            // The button goes away with the failure.
            focusHeading()
          }}
        >
          Retry
        </Button>
      }
    />
  )
}
