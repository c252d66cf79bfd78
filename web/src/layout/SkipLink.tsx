import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'

/** Visible only while focused. */
const Anchor = styled('a')({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: theme.spacing(1.5, 2),
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: 4,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
  '@media print': { display: 'none' },
})

export const MAIN_ID = 'main'

/** A link that skips the navigation. */
export function SkipLink() {
  return (
    <Anchor
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        // Avoids a history entry.
        event.preventDefault()
        document.getElementById(MAIN_ID)?.focus()
      }}
    >
      {t`Skip to the content`}
    </Anchor>
  )
}
