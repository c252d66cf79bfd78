import type { ReactNode } from 'react'
import { AboutTeaser } from './AboutTeaser.tsx'
import { Blog } from './Blog.tsx'
import { Categories } from './Categories.tsx'
import { FeaturedSection } from './FeaturedSection.tsx'
import { Newsletter } from './Newsletter.tsx'

/** The home page below the hero. */
export default function Sections({ featured }: { featured: ReactNode }) {
  return (
    <>
      <Categories />
      <FeaturedSection>{featured}</FeaturedSection>
      <Blog />
      <AboutTeaser />
      <Newsletter />
    </>
  )
}
