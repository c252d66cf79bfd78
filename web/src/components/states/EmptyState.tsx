import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ComponentType, ReactNode, Ref } from 'react'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { theme } from '#theme/theme.ts'

const Root = styled('div')({
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
  // On phones, the action of an error should be visible below a form.
  '&[role]': { paddingBlock: theme.spacing(3) },
})

interface Props {
  /** The engraving. */
  drawing: ComponentType<{ size: number }>
  heading: string
  /** Heading level; `h1` if it is the screen's heading. */
  level?: 'h1' | 'h2'
  headingRef?: Ref<HTMLHeadingElement>
  line?: string | undefined
  /** A link that looks like a button. */
  way?: { readonly to: string; readonly label: string }
  /** Another action. */
  action?: ReactNode
  /** True for a smaller drawing, if content follows below. */
  isSmall?: boolean
  role?: 'alert'
}

/** Layout of empty, failed and missing states: drawing, heading, text and one action. */
export function EmptyState(props: Props) {
  const { drawing: Drawing, heading, level = 'h2', headingRef, line, isSmall = false, role } = props
  const { way, action } = props
  return (
    <Root {...(role ? { role } : {})}>
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
    </Root>
  )
}
