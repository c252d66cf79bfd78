import { styled } from '@mui/material/styles'
import { type ReactNode, useRef } from 'react'
import { PRODUCT, usePageTitle } from '#elements/usePageTitle.ts'
import { useArrivalFocus } from '#elements/useArrivalFocus.ts'
import { VISUALLY_HIDDEN } from '#elements/visuallyHidden.ts'
import { AboutTeaser } from './AboutTeaser.tsx'
import { Blog } from './Blog.tsx'
import { Categories } from './Categories.tsx'
import { FeaturedSection } from './FeaturedSection.tsx'
import { Hero } from './Hero.tsx'
import { Newsletter } from './Newsletter.tsx'

// The slides' headlines come and go; the page's own heading stays, for screen readers.
const Heading = styled('h1')(VISUALLY_HIDDEN)

/** The home page. The featured artifacts belong to another feature and come as a child. */
export function HomeScreen({ featured }: { featured: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle('Home')
  useArrivalFocus(heading)
  return (
    <>
      <Heading ref={heading} tabIndex={-1}>
        {PRODUCT}
      </Heading>
      <Hero />
      <Categories />
      <FeaturedSection>{featured}</FeaturedSection>
      <Blog />
      <AboutTeaser />
      <Newsletter />
    </>
  )
}
