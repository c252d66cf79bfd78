import { styled } from '@mui/material/styles'

/** A period, as on a museum label: bronze on its tint. A long one is whole, on as many lines as it takes. */
export const PeriodBadge = styled('span')(({ theme }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  boxSizing: 'border-box',
  padding: '1px 8px',
  borderRadius: 2,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.bronze.main,
  backgroundColor: theme.vars.palette.tint.period,
}))
