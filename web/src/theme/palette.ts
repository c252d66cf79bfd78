/** The theme's palette: `theme.vars.palette.*`, and `--mui-palette-*` in style sheets. */
import type { PaletteOptions } from '@mui/material/styles'
import { NIGHT, type SchemeTokens } from './tokens.ts'

interface Extras {
  bronze: { main: string }
  gold: string
  mark: string
  edge: string
  rule: string
  band: string
  inkFaint: string
  focus: string
  tint: SchemeTokens['tint']
  night: Record<keyof typeof NIGHT, string>
  footer: SchemeTokens['footer']
}

declare module '@mui/material/styles' {
  interface Palette extends Extras {}
  interface PaletteOptions extends Partial<Extras> {}
}

const filled = (main: string, deep: string, contrastText: string) => ({
  main,
  dark: deep,
  light: main,
  contrastText,
})

/** Maps the tokens of a scheme to MUI's palette. */
export function paletteOf(tokens: SchemeTokens): PaletteOptions {
  const { onFill } = tokens
  return {
    primary: filled(tokens.lapis, tokens.lapisDeep, onFill),
    secondary: filled(tokens.terracotta, tokens.terracottaDeep, onFill),
    error: filled(tokens.carmine, tokens.carmineDeep, onFill),
    success: filled(tokens.verdigris, tokens.verdigris, onFill),
    warning: filled(tokens.umber, tokens.umber, onFill),
    info: filled(tokens.lapis, tokens.lapisDeep, onFill),
    text: { primary: tokens.ink, secondary: tokens.inkSoft, disabled: tokens.inkFaint },
    background: { default: tokens.page, paper: tokens.paper },
    divider: tokens.rule,
    bronze: { main: tokens.bronze },
    gold: tokens.gold,
    mark: tokens.mark,
    edge: tokens.edge,
    rule: tokens.rule,
    band: tokens.band,
    inkFaint: tokens.inkFaint,
    focus: tokens.focus,
    tint: tokens.tint,
    night: NIGHT,
    footer: tokens.footer,
  }
}
