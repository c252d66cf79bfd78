import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** A fieldset with a large title. */
export const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: theme.spacing(0, 0, 5),
  padding: 0,
  border: 0,
  '& > legend': {
    ...theme.typography.h3,
    width: '100%',
    padding: theme.spacing(0, 0, 1),
    marginBottom: theme.spacing(2.5),
    borderBottom: `1px solid ${theme.vars.palette.rule}`,
  },
}))

/** Fields in one column on narrow screens, in two on wide ones. */
export const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}))

/** Spans all columns of a section. */
export const Wide = styled('div')({ gridColumn: '1 / -1' })

/** A picture on the left and fields on the right. */
export const BesidePicture = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '240px minmax(0, 1fr)', columnGap: theme.spacing(4) },
}))

/** One column of fields. */
export const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3), minWidth: 0 }))

/** Two short fields side by side if there is enough space. */
export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  gap: theme.spacing(3, 2),
}))

/** A titled group of fields. */
export function FormSection({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{legend}</legend>
      <Fields>{children}</Fields>
    </Group>
  )
}
