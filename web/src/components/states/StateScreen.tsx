import { type ComponentProps, useRef } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { Body } from '#components/layout/Page.tsx'
import { useArrivalFocus, usePageTitle } from '#components/layout/pageHeading.ts'

type Props = Pick<ComponentProps<typeof EmptyState>, 'drawing' | 'heading' | 'line' | 'way'> & {
  /** Document title. Default: the heading. */
  title?: string
}

/** A screen that only shows a state, such as "not found". */
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
