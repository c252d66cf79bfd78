import { styled } from '@mui/material/styles'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { PRODUCT, useArrivalFocus, usePageTitle } from '#components/layout/pageHeading.ts'
import { Hero } from './Hero.tsx'

// Loads at once, without delaying the hero's first paint.
const loadingSections = import('./Sections.tsx')
const Sections = lazy(() => loadingSections)

/** Keeps the footer out of sight until the sections are there, so that it does not jump. */
const SectionsSpace = styled('div')({ minHeight: '100vh' })

/** The home page. The featured artifacts belong to another feature and come as a child. */
export default function HomeScreen({ featured }: { featured: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle('Home')
  useArrivalFocus(heading)
  return (
    <>
      {/* The slides' headlines come and go; the page's own heading stays, for screen readers. */}
      <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
        {PRODUCT}
      </h1>
      <Hero />
      <Suspense fallback={<SectionsSpace />}>
        <Sections featured={featured} />
      </Suspense>
    </>
  )
}
