import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId, useRef } from 'react'

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
  '& > p': { maxWidth: '68ch' },
  '& > :is(ul, div, fieldset)': { width: '100%' },
}))

/** Buttons in a row. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
}))

/** A part of the import. @param isNext whether it follows a press, and gets the focus */
export function Step({
  title,
  isNext = false,
  children,
}: {
  title: string
  isNext?: boolean
  children: ReactNode
}) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNext) heading.current?.focus()
  }, [isNext])
  return (
    <Section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      {children}
    </Section>
  )
}
