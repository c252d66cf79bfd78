import { styled } from '#theme/styled.ts'
import { Typography } from '#components/Typography.tsx'
import type { ReactNode } from 'react'

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(6, 2),
  textAlign: 'center',
}))

const Drawing = styled('div')(({ theme }) => ({
  lineHeight: 0,
  marginBottom: theme.spacing(2),
  color: theme.vars.palette.text.secondary,
}))

interface Props {
  /** The engraving, 160 px. */
  drawing: ReactNode
  heading: string
  line?: string
  /** One button. */
  action: ReactNode
}

/** What a list shows when there is nothing in it. */
export function EmptyState({ drawing, heading, line, action }: Props) {
  return (
    <Place>
      <Drawing aria-hidden>{drawing}</Drawing>
      <Typography variant="h2">{heading}</Typography>
      {line && <Typography color="textSecondary">{line}</Typography>}
      <div style={{ marginTop: 16 }}>{action}</div>
    </Place>
  )
}
