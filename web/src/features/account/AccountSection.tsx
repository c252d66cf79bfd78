import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2.5),
  justifyItems: 'start',
  marginBottom: theme.spacing(6),
  overflowWrap: 'anywhere',
  '& > h2': {
    width: '100%',
    paddingBottom: theme.spacing(1),
    borderBottom: `1px solid ${theme.vars.palette.rule}`,
  },
  '& form': { display: 'grid', gap: theme.spacing(2.5), justifyItems: 'start', width: '100%' },
  '& .MuiFormControl-root': { width: '100%', maxWidth: 480 },
}))

/** A section of the account screen. */
export function AccountSection({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {text && <Typography sx={{ maxWidth: '68ch' }}>{text}</Typography>}
      {children}
    </Section>
  )
}
