import type { ComponentType, ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { Loading } from './Loading.tsx'
import { lazyPart } from './lazyPart.tsx'

/**
 * A part of a screen whose code is loaded when it is shown. If that fails, an error is shown in its place.
 * @param waiting shown while the code loads
 */
export const lazySection = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: () => ReactNode = () => <Loading />,
) =>
  lazyPart<Props>(load, {
    waiting,
    failed: (_props, { error, retry }) => <ErrorState error={error} onRetry={retry} />,
  })
