import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

const THEMES = ['ancientlight', 'ancientdark'] as const

const Section = styled('section')(({ theme }) => ({ marginTop: theme.spacing(8) }))

const Pair = styled('div')<{ $wide: boolean }>(({ theme, $wide }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('md')]: $wide ? {} : { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

const Panel = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(4),
  padding: theme.spacing(2),
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.rule}`,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
  '&[data-theme="ancientdark"]': { colorScheme: 'dark' },
  // Needed because rules for the dark theme match any dark ancestor, not only the nearest theme.
  '&[data-theme="ancientlight"]': {
    colorScheme: 'light',
    '& img.day': { display: 'block' },
    '& img.night': { display: 'none' },
  },
}))

interface Props {
  title: string
  /** True for content that needs the whole width: the themes are then stacked. */
  wide?: boolean
  children: ReactNode
}

/** A family of components in both themes, independent of the page's theme. */
export function Family({ title, wide = false, children }: Props) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Pair $wide={wide}>
        {THEMES.map((theme) => (
          <Panel key={theme} data-theme={theme}>
            {children}
          </Panel>
        ))}
      </Pair>
    </Section>
  )
}
