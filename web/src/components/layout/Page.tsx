import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useRef } from 'react'
import { CONTENT_WIDTH } from '#theme/measures.ts'
import { useArrivalFocus, usePageTitle } from './pageHeading.ts'
import { theme } from '#theme/theme.ts'

/** Sum of a column's horizontal padding on wide screens, in pixels. */
const GUTTERS = 64

/** A column of content with the page's gutters. */
export const Column = styled('div')({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: CONTENT_WIDTH + GUTTERS,
  marginInline: 'auto',
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4) },
  '@media print': { paddingInline: 0 },
})

export const Body = styled(Column)({
  paddingBlock: theme.spacing(5, 8),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(7, 12) },
  '&.compact': {
    paddingTop: theme.spacing(2),
    [theme.breakpoints.up('sm')]: { paddingTop: theme.spacing(4) },
  },
  // A page must not be empty because of them.
  '@media print': { '&, &.compact': { paddingBlock: 0 } },
})

const Head = styled('div')({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(4),
  '.compact > &': { marginBottom: theme.spacing(3) },
  [theme.breakpoints.down('sm')]: {
    '.compact > &': { rowGap: theme.spacing(1) },
    // So that the list begins no lower.
    '.compact > & > h1.long': { ...theme.typography.h3 },
  },
  // As wide as the time axis below an artifact's name.
  '& > h1::after': {
    content: '""',
    display: 'block',
    width: 160,
    marginTop: theme.spacing(2),
    borderTop: `1px solid ${theme.vars.palette.gold}`,
  },
  '.compact > & > h1::after': { marginTop: theme.spacing(1) },
  '&:has(> .mark)': {
    gridTemplateColumns: '96px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: theme.spacing(2),
    // An axis stands below or beside it.
    '& > h1::after': { display: 'none' },
    '& > .tools': { gridColumn: '1 / -1' },
    [theme.breakpoints.up('sm')]: { columnGap: theme.spacing(4) },
  },
  // Beside the title on wide screens.
  '.compact > &:has(> .tools)': { marginBottom: theme.spacing(1.5) },
  '& > .tools': { minWidth: 0 },
  [theme.breakpoints.up('md')]: {
    marginBottom: theme.spacing(5),
    '&:has(> .tools)': {
      gridTemplateColumns: 'minmax(0, 1fr) fit-content(560px)',
      alignItems: 'end',
      columnGap: theme.spacing(4),
    },
    '& > .tools': { gridColumn: 2, gridRow: 1 },
    '&:has(> .mark):has(> .tools)': {
      gridTemplateColumns: '96px repeat(2, minmax(0, 1fr))',
      alignItems: 'center',
      '& > .tools': { gridColumn: 3 },
    },
  },
})

/** Characters of a title that may need two lines on a phone. The screens' own titles keep their size. */
const LONG = 20

/** Titles that users write can be long. */
const sizeOf = ({ length }: string) => (length <= 30 ? 'h1' : length <= 44 ? 'h2' : 'h3')

interface Props {
  /** Document title, and the heading unless `heading` is set. */
  title: string
  heading?: ReactNode
  /** What the heading names, above it. */
  overline?: string
  /** A decorative picture beside the heading, 96 px wide. */
  mark?: ReactNode
  /** A search, buttons or an axis, beside the heading on wide screens. */
  tools?: ReactNode
  /** One or two sentences below the heading. */
  intro?: ReactNode
  /** Maximum width of the content in pixels. All titles start at the left edge of the page's column. */
  width?: number
  /** Reduces the margins around the heading, so that the content starts higher. */
  isCompact?: boolean
  children?: ReactNode
}

/** Layout of a screen: title, heading with a hairline below, content. */
export function Page({
  title,
  heading = title,
  overline,
  mark,
  tools,
  intro,
  width = CONTENT_WIDTH,
  isCompact = false,
  children,
}: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null)
  usePageTitle(title)
  useArrivalFocus(headingRef)
  return (
    <Body className={isCompact ? 'compact' : ''}>
      <Head>
        {mark && <div className="mark">{mark}</div>}
        {overline && (
          <Typography variant="label" component="p" sx={{ color: 'bronze.main' }}>
            {overline}
          </Typography>
        )}
        <Typography
          variant={sizeOf(title)}
          component="h1"
          ref={headingRef}
          tabIndex={-1}
          className={heading !== title && title.length > LONG ? 'long' : ''}
        >
          {heading}
        </Typography>
        {tools && <div className="tools">{tools}</div>}
        {intro && (
          <Typography color="textSecondary" sx={{ maxWidth: '68ch', textWrap: 'pretty' }}>
            {intro}
          </Typography>
        )}
      </Head>
      {width < CONTENT_WIDTH ? <div style={{ maxWidth: width }}>{children}</div> : children}
    </Body>
  )
}
