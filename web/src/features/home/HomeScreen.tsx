import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import { type ReactNode, useRef } from 'react'
import { lazyPart } from '#components/states/lazyPart.tsx'
import { PartNotice } from '#components/states/PartNotice.tsx'
import { useArrivalFocus, usePageTitle } from '#components/layout/pageHeading.ts'
import { siteName } from '#i18n/siteText.ts'
import { Hero } from './hero/Hero.tsx'

/** Keeps the footer below the viewport until the sections have loaded, which prevents layout shift. */
const SectionsSpace = styled('div')({ minHeight: '100vh' })

const loadSections = () => import('./Sections.tsx')
const Sections = lazyPart(loadSections, {
  isPrerendered: true,
  waiting: () => <SectionsSpace />,
  failed: (_props, failure) => <PartNotice {...failure} />,
})
// Starts loading immediately, without delaying the hero's first paint.
loadSections().catch(console.warn)

/**
 * The home page.
 * @param featured the featured artifacts, provided by another feature
 */
export default function HomeScreen({ featured }: { featured: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(t`Home`)
  useArrivalFocus(heading)
  return (
    <>
      {/* A permanent heading for screen readers, since slides change. */}
      <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
        {siteName()}
      </h1>
      <Hero />
      <Sections featured={featured} />
    </>
  )
}
