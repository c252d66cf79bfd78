import { SITE } from '@tracker/domain/site/site.ts'
import { styled } from '@mui/material/styles'
import { type ReactNode, useRef } from 'react'
import { Column } from '#components/layout/Page.tsx'
import { LateItems } from '#components/records/cards/LateItems.tsx'
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

/** The home page below the hero. Each section is hydrated when it is less than a window away. */
export default function Sections({ featured }: { featured: ReactNode }) {
  const list = useRef<HTMLDivElement>(null)
  const sections = [
    SITE.categories.length > 0 && <Categories key="categories" />,
    <FeaturedSection key="featured">{featured}</FeaturedSection>,
    SITE.blog?.length !== 0 && <Blog key="blog" />,
    <Band key="end" $tone="band">
      <End>
        <AboutTeaser />
        {SITE.newsletter !== false && <Newsletter />}
      </End>
    </Band>,
  ].filter((section) => section !== false)
  return (
    <div ref={list}>
      {sections.map((section, at) => (
        <LateItems key={section.key} list={list} from={at} to={at + 1} near="100% 0px">
          {section}
        </LateItems>
      ))}
    </div>
  )
}
