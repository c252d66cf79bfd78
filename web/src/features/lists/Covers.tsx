import { COVER_PICTURES, type CoverArtifact } from '@tracker/domain/lists/exhibition.ts'
import type { AxisBar } from '@tracker/domain/time/axis.ts'
import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { ArtifactImage, pictureOf } from '#components/pictures/ArtifactImage.tsx'
import { axisClasses, TimeAxis } from '#components/records/TimeAxis.tsx'
import { theme } from '#theme/theme.ts'

const { night } = theme.vars.palette

/** The first of up to three pictures, and both of two. */
const WIDE = ':is(:first-of-type:nth-last-of-type(-n + 3), :first-of-type + :last-of-type)'

/** Like the cover of the public page (web/label/label.css). */
export const Covers = styled('ul')({
  display: 'grid',
  gap: theme.spacing(3),
  marginTop: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: 2,
    color: night.ink,
    backgroundColor: night.ground,
    overflowWrap: 'anywhere',
    // Forced colours remove the ground.
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  '& > li > .pictures': {
    display: 'grid',
    gridTemplateColumns: `repeat(${COVER_PICTURES}, minmax(0, 1fr))`,
    gap: 2,
    // As high without pictures.
    '&::before': { content: '""', gridArea: '1 / 1', aspectRatio: '1 / 1' },
    '& > :first-of-type': { gridRow: 1, gridColumnStart: 1 },
    // Fewer pictures fill the strip: some hang whole on a wider mat.
    [`& > ${WIDE}`]: { gridColumnEnd: 'span 2', aspectRatio: 'auto !important' },
    [`& > ${WIDE}:only-child`]: { gridColumnEnd: 'span 4' },
    [`& > ${WIDE} > img`]: { objectFit: 'contain', transform: 'none !important' },
  },
  '& .words': { display: 'grid', gap: theme.spacing(0.75), padding: theme.spacing(2, 2.5, 1.5) },
  '& .title': { margin: 0, ...theme.typography.h4 },
  '& p': { margin: 0, ...theme.typography.small },
  // The link covers the whole cover.
  '& .title > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& .title > a': { '&, &:hover': { color: 'inherit' }, '&:focus-visible': { outline: 'none' } },
  '& > li:has(.title > a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.focus}`,
    outlineOffset: 2,
  },
  '& > li > :last-child': { margin: 'auto 20px 20px' },
  [`& .${axisClasses.ticks}`]: {
    borderColor: night.ink,
    backgroundImage: `linear-gradient(to right, ${night.ink} 1px, transparent 1px)`,
    '& > span, & > i': { backgroundColor: night.gold },
  },
})

interface Props {
  ref?: Ref<HTMLLIElement>
  heading?: 'h2' | 'h3'
  /** The title as a link to the list; it covers the whole cover. */
  link: ReactNode
  /** The first artifacts, at most `COVER_PICTURES`. */
  pictured: readonly Omit<CoverArtifact, 'years'>[]
  bars: readonly AxisBar[]
  /** What stands below the title. */
  children: ReactNode
}

/** The cover of a list, in `Covers`: first pictures, title, a line, and the pictured artifacts on the time axis. */
export function Cover({ ref, heading: Heading = 'h2', link, pictured, bars, children }: Props) {
  return (
    <li ref={ref}>
      <div className="pictures">
        {pictured.map((artifact) => (
          <ArtifactImage key={artifact._id} {...pictureOf(artifact)} alt="" ratio="1 / 1" />
        ))}
      </div>
      <div className="words">
        <Heading className="title" dir="auto">
          {link}
        </Heading>
        {children}
      </div>
      <TimeAxis bars={bars} isBare />
    </li>
  )
}
