import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { theme } from '#theme/theme.ts'

const Frame = styled('section')({
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
  '& > form': { display: 'grid', gap: theme.spacing(2.5), justifyItems: 'start', width: '100%' },
  '& > form .MuiFormControl-root': { width: '100%', maxWidth: 480 },
})

interface Props {
  title: string
  /** True if the section appears after a press and gets the focus. */
  isNext?: boolean
  children: ReactNode
}

/** A titled section of a screen, with a hairline below its heading. */
export function Section({ title, isNext = false, children }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNext) heading.current?.focus()
  }, [isNext])
  return (
    <Frame aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} ref={heading} {...(isNext && { tabIndex: -1 })}>
        {title}
      </Typography>
      {children}
    </Frame>
  )
}
