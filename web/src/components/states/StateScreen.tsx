import { type ComponentProps, useRef } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { Body } from '#components/layout/Page.tsx'
import { useArrivalFocus, usePageTitle } from '#components/layout/pageHeading.ts'

type Props = Pick<ComponentProps<typeof EmptyState>, 'drawing' | 'heading' | 'line' | 'way'> & {
  /** The document's title; the heading by default. */
  title?: string
}

/** A screen with a state only, such as "not found". */
export function StateScreen({ heading, title = heading, ...state }: Props) {
  const ref = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useArrivalFocus(ref)
  return (
    <Body>
      <EmptyState {...state} heading={heading} level="h1" headingRef={ref} />
    </Body>
  )
}
