import { type ComponentProps, useRef } from 'react'
import { EmptyState } from './EmptyState.tsx'
import { Body } from '#components/layout/Page.tsx'
import { useArrivalFocus, usePageTitle } from '#components/layout/pageHeading.ts'

type Props = Pick<ComponentProps<typeof EmptyState>, 'drawing' | 'heading' | 'line' | 'way'> & {
  /** Names the document; the heading, unless said. */
  title?: string
}

/** A screen that has nothing but a state to show: there is nothing at its address, or not for whoever looks. */
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
