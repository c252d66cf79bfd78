import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import { styled } from '@mui/material/styles'
import { type ComponentProps, useMemo } from 'react'
import { useLocation } from 'react-router'
import { BESIDE, cardClasses, FRAMED, LEAD } from './cardLayout.ts'
import { LETTERED, LETTER_RISE } from './letterLayout.ts'
import { WALL } from './wallLayout.ts'
import { ListPlaceContext } from './CardLink.tsx'
import { CardMenu } from './CardMenu.tsx'

/**
 * Milliseconds of a card's entrance animation (specification, section 9), and the delay between cards of a
 * row.
 */
const ENTRANCE_MS = 2000
const STAGGER_MS = 80

interface Props {
  /** Columns from 0, 600, 900 and 1200 pixels on. */
  $columns: readonly [number, number, number, number]
  /** True if cards animate their entrance, from left to right. */
  $entering?: boolean
  /** True if the first card spans two columns and two rows on wide screens. */
  $leading?: boolean
  /** True if the list can also be a wall (look.ts). */
  $hanging?: boolean
  /** True if the first card of each letter shows the letter at its corner (LetterMark.tsx). */
  $lettered?: boolean
}

const List = styled('ul')<Props>(({ theme, ...props }) => {
  const { $columns, $entering = false, $leading = false, $hanging = false, $lettered = false } = props
  const [base, sm, md, lg] = $columns
  const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
  const delays = Object.fromEntries(
    Array.from({ length: lg }, (_, index) => [
      `& > li:nth-of-type(${lg}n + ${index + 1}) > *`,
      { animationDelay: `${index * STAGGER_MS}ms` },
    ]),
  )
  return {
    display: 'grid',
    gap: theme.spacing(3),
    ...($lettered && LETTERED),
    ...columns(base),
    [theme.breakpoints.up('sm')]: columns(sm),
    [theme.breakpoints.up('md')]: columns(md),
    [theme.breakpoints.up('lg')]: columns(lg),
    // On tablets a plate of full width would fill the viewport, so it is next to its label.
    ...(sm === 1 && { [theme.breakpoints.between('sm', 'md')]: { [`& .${cardClasses.root}`]: BESIDE } }),
    ...($leading && {
      [theme.breakpoints.up('md')]: {
        // Repeated to override the rule above.
        ...columns(md),
        '& > li:first-of-type': { gridArea: 'span 2 / span 2', [`& > .${cardClasses.root}`]: LEAD },
      },
      [theme.breakpoints.up('lg')]: {
        ...columns(lg),
        [`& > li:first-of-type:nth-last-of-type(n + 3) > .${cardClasses.root}`]: FRAMED,
      },
      // With two columns, a single card in the last row spans both.
      [theme.breakpoints.between('md', 'lg')]: {
        '& > li:last-of-type:nth-of-type(2n)': { gridColumn: 'span 2', [`& > .${cardClasses.root}`]: BESIDE },
      },
    }),
    // Skips the layout of rows outside the viewport, except on the first page, which stays complete for
    // programs that read the page.
    ...(!$entering && {
      '@media screen': {
        [`& > li:nth-of-type(n + ${PAGE_SIZE + 1})`]: {
          contentVisibility: 'auto',
          containIntrinsicBlockSize: 'auto 440px',
          // Space for focus rings and letters.
          overflowClipMargin: $lettered ? LETTER_RISE : 4,
        },
      },
    }),
    ...($entering && {
      '@media screen and (prefers-reduced-motion: no-preference)': {
        [`& .${cardClasses.root}`]: {
          animation: `enter ${ENTRANCE_MS}ms cubic-bezier(0.16, 1, 0.3, 1) backwards`,
        },
        ...delays,
        // The entrance starts when the card comes into view, if the browser supports scroll-driven
        // animations.
        '@supports (animation-timeline: view())': {
          '& > li': {
            animation: 'reach linear forwards',
            animationTimeline: 'view()',
          },
          '@container not style(--reached: 1)': { [`& .${cardClasses.root}`]: { animationName: 'none' } },
        },
      },
    }),
    ...($hanging && WALL),
  }
})

interface GridProps extends ComponentProps<typeof List> {
  /** The whole list in order, for links to neighbours; empty while loading. */
  artifacts?: readonly Pick<Artifact, '_id'>[]
}

const NONE: readonly Artifact[] = []

/** A grid of cards of equal height per row. */
export function ArtifactGrid({ artifacts = NONE, ...props }: GridProps) {
  const { pathname, search } = useLocation()
  const place = useMemo(
    () => ({ ids: artifacts.map(({ _id }) => _id), path: `${pathname}${search}` }),
    [artifacts, pathname, search],
  )
  return (
    <ListPlaceContext value={place}>
      <CardMenu>
        <List {...props} />
      </CardMenu>
    </ListPlaceContext>
  )
}

export const FEATURED_COLUMNS = [1, 1, 2, 3] as const
export const BROWSE_COLUMNS = [1, 2, 3, 4] as const
