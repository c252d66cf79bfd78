import { t } from '@lingui/core/macro'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'

// At the top of the viewport. Appears after 200 ms, so that fast navigations show nothing.
const Root = styled('output')({
  position: 'fixed',
  top: 0,
  insetInline: 0,
  zIndex: theme.zIndex.tooltip,
  animation: 'appear 200ms ease-out 200ms backwards',
})

/** Shown while the next screen loads; the current screen stays until then. */
export default function NavigationProgress() {
  return (
    <Root aria-label={t`Loading`}>
      <LinearProgress aria-hidden />
    </Root>
  )
}
