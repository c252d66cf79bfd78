import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react'
import { createStore, useStore } from '#utils/createStore.ts'
import { LoadFailure } from '#utils/loadFailure.ts'
import { whenLoaded } from '#utils/whenLoaded.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

/** Milliseconds after which a part that is still loading counts as failed. It is shown when it arrives. */
const LATE_MS = 10_000
/** Milliseconds after which a part that shows no failure is loaded again. */
const RETRY_MS = 30_000

/** Why a part is missing, and a function that tries again. */
export interface Failure {
  readonly error: unknown
  readonly retry: () => void
}

interface Options<Props> {
  /** Loads the part when the page has loaded and is idle instead of at once. */
  readonly isOptional?: boolean
  /** Shown while the part loads. */
  readonly waiting?: (props: Props) => ReactNode
  /** Shown instead of a part that failed. By default nothing; the part is then loaded again after a while. */
  readonly failed?: (props: Props, failure: Failure) => ReactNode
  /** True for a part that the delivered page contains: `failed` is shown above it, and its markup stays. */
  readonly isPrerendered?: boolean
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** `React.lazy` that can fail: its promise stays pending until an attempt succeeds. */
export function retriable<Props>(load: Load<Props>, { isOptional, failed }: Options<Props> = {}) {
  const failure = createStore<Failure | null>(null)
  const untilLoaded = () =>
    new Promise<{ default: ComponentType<Props> }>((resolve) => {
      const loaded = new AbortController()
      let attempts = 0
      const attempt = () => {
        const number = ++attempts
        failure.set(null)
        const fail = (error: unknown) => {
          clearTimeout(late)
          // An earlier attempt may fail during a later one.
          if (loaded.signal.aborted || number !== attempts) return
          console.warn(error)
          failure.set({ error, retry: attempt })
          if (!failed) setTimeout(retry, RETRY_MS)
        }
        const late = setTimeout(() => fail(new LoadFailure('A script has not arrived.')), LATE_MS)
        load().then((part) => {
          clearTimeout(late)
          loaded.abort()
          failure.set(null)
          resolve(part)
        }, fail)
      }
      const retry = () => failure.get()?.retry()
      globalThis.addEventListener?.('online', retry, { signal: loaded.signal })
      if (isOptional) whenLoaded(attempt)
      else attempt()
    })
  return { failure, Lazy: lazy(untilLoaded) }
}

/**
 * A component whose code is loaded when it is first rendered. It has its own boundaries: while it is missing
 * or if it fails, the rest of the page stays. It is loaded again when it is next mounted, when the network is
 * back, and by `retry`.
 */
export function lazyPart<Props extends object>(load: Load<Props>, options: Options<Props> = {}) {
  const { waiting, failed, isPrerendered = false } = options
  const { failure, Lazy } = retriable(load, options)

  const fallback = (props: Props) => (thrown: Failure) => failed?.(props, thrown)

  function Message(props: Props): ReactNode {
    const missing = useStore(failure)
    return missing && failed?.(props, missing)
  }
  const Loaded = (props: Props): ReactNode => (
    <ErrorBoundary fallback={fallback(props)}>
      <Suspense fallback={waiting?.(props)}>{createElement(Lazy, props)}</Suspense>
    </ErrorBoundary>
  )
  function Part(props: Props): ReactNode {
    const missing = useStore(failure)
    return missing ? failed?.(props, missing) : <Loaded {...props} />
  }
  // The message is beside the part: rendering around markup that is not hydrated yet would make React remove it.
  const PrerenderedPart = (props: Props): ReactNode => (
    <>
      <Message {...props} />
      <Loaded {...props} />
    </>
  )
  const Shown = isPrerendered ? PrerenderedPart : Part

  return function LazyPart(props: Props): ReactNode {
    useLayoutEffect(() => failure.get()?.retry(), [])
    return <Shown {...props} />
  }
}
