/** The MUI theme. Components use its tokens, never hex values. */
import '@mui/material/themeCssVarsAugmentation'
import { createTheme } from '@mui/material/styles'
import { baseline } from './components/baseline.ts'
import { buttons } from './components/buttons.ts'
import { chips } from './components/chips.ts'
import { dataDisplay } from './components/dataDisplay.ts'
import { feedback } from './components/feedback.ts'
import { inputs } from './components/inputs.ts'
import { navigation } from './components/navigation.ts'
import { surfaces } from './components/surfaces.ts'
import { paletteOf } from './palette.ts'
import { DARK, LIGHT } from './tokens.ts'
import { typography } from './typography.ts'

export const theme = createTheme({
  // `ancientlight` and `ancientdark` on the root element (specification, section 4).
  cssVariables: { colorSchemeSelector: '[data-theme="ancient%s"]' },
  colorSchemes: { light: { palette: paletteOf(LIGHT) }, dark: { palette: paletteOf(DARK) } },
  typography,
  spacing: 8,
  shape: { borderRadius: 2 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  motion: { reducedMotion: 'system' },
  transitions: {
    duration: {
      shortest: 150,
      shorter: 150,
      short: 200,
      standard: 200,
      complex: 250,
      enteringScreen: 200,
      leavingScreen: 150,
    },
  },
  components: {
    ...baseline,
    ...buttons,
    ...inputs,
    ...chips,
    ...surfaces,
    ...navigation,
    ...feedback,
    ...dataDisplay,
  },
})
