import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Column } from '#components/layout/Page.tsx'
import { theme } from '#theme/theme.ts'

export const Band = styled('div')<{ $tone: 'page' | 'band' }>(({ theme, $tone }) => ({
  paddingBlock: theme.spacing(5),
  backgroundColor: $tone === 'band' ? theme.vars.palette.band : 'transparent',
  [theme.breakpoints.up('sm')]: { paddingBlock: theme.spacing(8) },
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(12) },
  [theme.breakpoints.up('lg')]: { '&[data-low]': { paddingBlock: theme.spacing(3) } },
}))

/** The action is next to the heading on phones, else next to heading and intro. */
const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBottom: theme.spacing(2.5),
  '& > p': { gridColumn: '1 / -1', maxWidth: '60ch', textWrap: 'pretty' },
  [theme.breakpoints.up('sm')]: {
    marginBottom: theme.spacing(4),
    '& > a': { gridArea: '1 / 2 / 3', alignSelf: 'end' },
    '& > p': { gridColumn: 1 },
  },
  [theme.breakpoints.up('lg')]: { '[data-low] &': { marginBottom: theme.spacing(1.5) } },
})

interface Props {
  heading: string
  /** A sentence below the heading. */
  intro?: string
  /** A link at the end of the heading's row. */
  action?: ReactNode
  tone?: 'page' | 'band'
  /** True for a section that is not the subject of the page: low on wide screens. */
  isLow?: boolean
  children: ReactNode
}

/** A section of the home page with its own background. */
export function SectionBand({ heading, intro, action, tone = 'page', isLow = false, children }: Props) {
  const id = useId()
  return (
    <Band as="section" $tone={tone} data-low={isLow || undefined} aria-labelledby={id}>
      <Column>
        <Head>
          <Typography variant="h2" id={id}>
            {heading}
          </Typography>
          {action}
          {intro && <Typography color="textSecondary">{intro}</Typography>}
        </Head>
        {children}
      </Column>
    </Band>
  )
}
