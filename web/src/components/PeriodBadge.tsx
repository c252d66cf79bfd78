import { styled } from '#theme/styled.ts'

/** A period, as on a museum label: bronze on its tint. It stays in one line; the detail page has all of a long one. */
export const PeriodBadge = styled('span')(({ theme }) => ({
  display: 'inline-block',
  maxWidth: '100%',
  padding: '1px 8px',
  borderRadius: 2,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.bronze.main,
  backgroundColor: theme.vars.palette.tint.period,
}))
