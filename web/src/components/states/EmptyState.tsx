import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ComponentType, ReactNode, Ref } from 'react'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  maxWidth: 560,
  marginInline: 'auto',
  padding: theme.spacing(6, 2),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > svg': { marginBottom: theme.spacing(2), color: theme.vars.palette.text.secondary },
  '& > p': { color: theme.vars.palette.text.secondary, textWrap: 'balance' },
  '& > :last-child:not(p, h2)': { marginTop: theme.spacing(2) },
  // What can be done about a failure is in sight on a phone, below what the screen asks.
  '&[role]': { paddingBlock: theme.spacing(3) },
}))

interface Props {
  /** The engraving. */
  drawing: ComponentType<{ size: number }>
  heading: string
  /** The heading's level: 2, unless it is the screen's own. */
  level?: 'h1' | 'h2'
  headingRef?: Ref<HTMLHeadingElement>
  line?: string | undefined
  /** One button that leads on to a page of ours. */
  way?: { readonly to: string; readonly label: string }
  /** One button that does something else. */
  action?: ReactNode
  /** Small where something stands below that should be in sight. */
  isSmall?: boolean
  role?: 'alert'
}

/** The one layout of what is missing, has failed or may not be seen: drawing, heading, a line, and one way on. */
export function EmptyState(props: Props) {
  const { drawing: Drawing, heading, level = 'h2', headingRef, line, isSmall = false, role } = props
  const { way, action } = props
  return (
    <Place {...(role ? { role } : {})}>
      <Drawing size={isSmall ? 96 : 200} />
      <Typography variant="h2" component={level} {...(headingRef ? { ref: headingRef, tabIndex: -1 } : {})}>
        {heading}
      </Typography>
      {line && <Typography>{line}</Typography>}
      {way && (
        <ButtonLink variant="contained" to={way.to}>
          {way.label}
        </ButtonLink>
      )}
      {action}
    </Place>
  )
}
