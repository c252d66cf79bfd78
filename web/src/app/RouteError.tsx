import { useEffect, useRef } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { isLoadFailure } from '#utils/loadFailure.ts'
import { hasUnsentText } from './offline/updatePrompt.ts'

/** Replaces a screen that failed to load or render. Loads it again when the network is back. */
export function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const wasRetried = useRef(false)
  const retry = () => {
    wasRetried.current = true
    void revalidate()
  }
  useEffect(() => {
    // A script that the page itself refers to stays failed until the page is reloaded.
    if (wasRetried.current && isLoadFailure(error) && navigator.onLine && !hasUnsentText()) location.reload()
  }, [error])
  useEffect(() => {
    const onOnline = () => void revalidate()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [revalidate])
  return <ErrorState error={error} onRetry={retry} />
}
