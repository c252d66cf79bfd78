import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { CrackSeal } from '#illustrations/seals/CrackSeal.tsx'
import { toast } from '#notifications/toast.ts'
import { EmptyState } from './EmptyState.tsx'
import { Page } from '#components/layout/Page.tsx'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { problemText } from './problemText.ts'

interface Props {
  error: unknown
  onRetry: () => unknown
}

/** An inline error message with a Retry button. */
export function ErrorState({ error, onRetry }: Props) {
  return (
    <EmptyState
      role="alert"
      drawing={CrackSeal}
      // Seals are drawn for this size; enlarged ones would have heavier lines than other drawings.
      isSmall
      heading={navigator.onLine ? t`This could not be shown` : t`You are offline`}
      line={problemText(error)}
      action={
        <Button
          variant="contained"
          onClick={() => {
            toast.retract()
            void onRetry()
            // The button is removed together with the error.
            focusHeading()
          }}
        >
          {t`Retry`}
        </Button>
      }
    />
  )
}

/** A screen that only shows an error. */
export function ErrorScreen({ title, ...state }: Props & { title: string }) {
  return (
    <Page title={title}>
      <ErrorState {...state} />
    </Page>
  )
}
