import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from '#theme/theme.ts'

const { palette } = theme.vars

/** A line with a mark for each step. */
const Line = styled('ol')({
  ...theme.typography.small,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  marginBottom: theme.spacing(4),
  color: palette.text.secondary,
  '& > li': {
    position: 'relative',
    paddingTop: theme.spacing(1.5),
    borderTop: `1px solid ${palette.edge}`,
    overflowWrap: 'anywhere',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: -5,
      left: 0,
      width: 9,
      height: 9,
      boxSizing: 'border-box',
      border: `1px solid ${palette.edge}`,
      borderRadius: '50%',
      backgroundColor: palette.background.default,
    },
  },
  '& > :is(.done, [aria-current])': {
    '&::before': { borderColor: palette.mark, backgroundColor: palette.mark },
  },
  '& > .done': { borderTopColor: palette.mark },
  '& > [aria-current]': { fontWeight: 600, color: palette.text.primary },
})

/** Shows where in the import one is. @param current index of the current step */
export function ImportSteps({ current }: { current: number }) {
  const steps = [t`File`, t`Columns`, t`Preview`, t`Import`]
  return (
    <Line aria-label={t`Steps`}>
      {steps.map((name, index) => (
        <li
          key={name}
          className={index < current ? 'done' : ''}
          {...(index === current && { 'aria-current': 'step' })}
        >
          {name}
        </li>
      ))}
    </Line>
  )
}

const Row = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  marginBottom: theme.spacing(2),
  borderBottom: `1px solid ${palette.rule}`,
  overflowWrap: 'anywhere',
  '& > h2': { margin: 0, ...theme.typography.small, fontWeight: 600 },
  '& > output': { flex: '1 1 8rem', minWidth: 0 },
})

interface DoneProps {
  title: string
  /** What was chosen. */
  children: ReactNode
  /** Accessible name of the button, which says Change. */
  changeLabel: string
  onChange: () => void
}

/** A finished step in one line. */
export function DoneStep({ title, children, changeLabel, onChange }: DoneProps) {
  return (
    <Row aria-label={title}>
      <h2>{title}</h2>
      <output>{children}</output>
      <Button onClick={onChange} aria-label={changeLabel}>
        {t`Change`}
      </Button>
    </Row>
  )
}
