import { SITE } from '@tracker/domain/site/site.ts'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Column } from '#components/layout/Page.tsx'
import { AboutTeaser } from './AboutTeaser.tsx'
import { Blog } from './blog/Blog.tsx'
import { Categories } from './Categories.tsx'
import { FeaturedSection } from './FeaturedSection.tsx'
import { Newsletter } from './Newsletter.tsx'
import { Band } from './SectionBand.tsx'
import { theme } from '#theme/theme.ts'

const End = styled(Column)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  [theme.breakpoints.up('lg')]: {
    '&:has(> :nth-of-type(2))': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
})

/** The home page below the hero. */
export default function Sections({ featured }: { featured: ReactNode }) {
  return (
    <>
      {SITE.categories.length > 0 && <Categories />}
      <FeaturedSection>{featured}</FeaturedSection>
      {SITE.blog?.length !== 0 && <Blog />}
      <Band $tone="band">
        <End>
          <AboutTeaser />
          {SITE.newsletter !== false && <Newsletter />}
        </End>
      </Band>
    </>
  )
}
