import type { ComponentType } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { Loading } from './Loading.tsx'
import { lazyPart } from './lazyPart.tsx'

/** A part of a screen whose code is loaded when it is shown. If that fails, an error is shown in its place. */
export const lazySection = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyPart<Props>(load, {
    waiting: () => <Loading />,
    failed: (_props, { error, retry }) => <ErrorState error={error} onRetry={retry} />,
  })
