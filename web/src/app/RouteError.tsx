import { useEffect, useRef } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { reloadForScript, type RetryCause } from './offline/staleChunk.ts'

/** Replaces a screen that failed to load or render. Loads it again when the network is back. */
export function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const cause = useRef<RetryCause | null>(null)
  const retry = () => {
    cause.current = 'press'
    void revalidate()
  }
  useEffect(() => {
    if (cause.current) reloadForScript(error, cause.current)
    cause.current = null
  }, [error])
  useEffect(() => {
    const onOnline = () => {
      cause.current = 'online'
      void revalidate()
    }
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [revalidate])
  return <ErrorState error={error} onRetry={retry} />
}
