import { styled } from '#theme/styled.ts'
import { Typography } from '#components/Typography.tsx'
import { type ReactNode, useId } from 'react'
import { Column } from '#components/Page.tsx'

const Band = styled('section')<{ $tone: 'page' | 'band' }>(({ theme, $tone }) => ({
  paddingBlock: theme.spacing(8),
  backgroundColor: $tone === 'band' ? theme.vars.palette.band : 'transparent',
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(12) },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  alignContent: 'start',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(4),
}))

/** Beside one another on wide screens: the heading like a marginal note, the text at its right. */
const Split = styled(Column)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'grid', gridTemplateColumns: '4fr 8fr', gap: theme.spacing(4) },
}))

interface Props {
  heading: string
  /** A sentence below the heading. */
  intro?: string
  /** Stands at the end of the heading's line. */
  action?: ReactNode
  tone?: 'page' | 'band'
  /** Puts the content beside the heading on wide screens. */
  isSplit?: boolean
  children: ReactNode
}

/** One section of the home page, on its own ground. */
export function SectionBand({ heading, intro, action, tone = 'page', isSplit = false, children }: Props) {
  const id = useId()
  const Place = isSplit ? Split : Column
  return (
    <Band $tone={tone} aria-labelledby={id}>
      <Place>
        <Head>
          <div>
            <Typography variant="h2" id={id}>
              {heading}
            </Typography>
            {intro && (
              <Typography color="textSecondary" sx={{ marginTop: 8, maxWidth: '60ch', textWrap: 'pretty' }}>
                {intro}
              </Typography>
            )}
          </div>
          {action}
        </Head>
        {children}
      </Place>
    </Band>
  )
}
