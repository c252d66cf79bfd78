import { useRevalidator, useRouteError } from 'react-router'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { isLoadFailure } from '#components/states/problemText.ts'

/** Replaces a screen that failed to load or render. */
export function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const retry = () => {
    // Browsers cache a failed module until the page is reloaded.
    if (isLoadFailure(error) && navigator.onLine) location.reload()
    else void revalidate()
  }
  return <ErrorState error={error} onRetry={retry} />
}
