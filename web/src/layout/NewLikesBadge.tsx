import { styled } from '@mui/material/styles'

/** How many likes are new, at the corner of what it stands in. The name of that says it in words. */
const Place = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: -1,
  right: -3,
  boxSizing: 'border-box',
  minWidth: 20,
  height: 20,
  padding: '0 5px',
  border: `2px solid ${theme.vars.palette.background.paper}`,
  borderRadius: 10,
  fontSize: 11,
  fontWeight: 600,
  lineHeight: '16px',
  fontVariantNumeric: 'lining-nums',
  textAlign: 'center',
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
  '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: -2 },
}))

/** How many likes are new, at the avatar; its button says it in words. */
export function NewLikesBadge({ count }: { count: number }) {
  return <Place aria-hidden>{count > 99 ? '99+' : count}</Place>
}
