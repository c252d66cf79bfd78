/** The theme as data: what the component library would compute in every browser at every visit, computed once. */
import CssBaseline from '@mui/material/CssBaseline'
import { type Theme, ThemeProvider } from '@mui/material/styles'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Component, Names, Styles, ThemeData } from '../src/theme/theme.ts'

/** Variants of text that the product does not have (web/src/theme/typography.ts): each costs every text time. */
const UNUSED_VARIANTS = ['h5', 'h6', 'subtitle1', 'subtitle2', 'overline']

/** Custom properties that nothing here uses: fonts come with their variants, and paper has no sheen (surfaces.ts). */
const UNUSED_VARS = ['font', 'overlays']

/** Heights above the page: none, and that at which the library puts a dialog. What floats here has one shadow (surfaces.ts). */
const HEIGHTS = ['0', '24']

/** Colours of components of the library that the product does not have, and greys that only those are painted with. */
export const UNUSED_COLOURS = [
  'AppBar',
  'Avatar',
  'Button',
  'Chip',
  'FilledInput',
  'LinearProgress',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'Tooltip',
  'grey',
]

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function namesOf(vars: object): Names {
  const entries = Object.entries(vars).map(([key, value]: [string, unknown]) => [
    key,
    isTree(value) ? namesOf(value) : (0 as const),
  ])
  return Object.fromEntries(entries) as Names
}

const without = (keys: readonly string[], value: object): Styles =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))

/** The uses of custom properties without what would stand in for a missing one: the style sheet has them all. */
function withoutFallbacks<T>(vars: T): T {
  if (typeof vars === 'string') return vars.replace(/^var\((--[\w-]+),.*\)$/s, 'var($1)') as T
  if (!isTree(vars)) return vars
  return Object.fromEntries(Object.entries(vars).map(([key, value]) => [key, withoutFallbacks(value)])) as T
}

type Style = (props: { theme: Theme }) => unknown

/** What the style of a component is given here. @throws Error for anything but the theme: that is not known while building */
const propsWith = (theme: Theme) =>
  new Proxy(
    { theme },
    {
      get(_, key) {
        if (key === 'theme') return theme
        throw new Error(`The theme is computed while building, and knows no “${String(key)}” of a component.`)
      },
    },
  )

/** A component with the functions over the theme evaluated. */
function componentOf({ styleOverrides = {}, ...rest }: Component, theme: Theme): Component {
  const styles = Object.entries(styleOverrides).map(([slot, style]) => [
    slot,
    typeof style === 'function' ? (style as Style)(propsWith(theme)) : style,
  ])
  return { ...rest, styleOverrides: Object.fromEntries(styles) as Styles }
}

/** @param definition a theme that the component library created, with custom properties */
export function themeData(definition: Theme): ThemeData {
  const vars = {
    ...definition.vars,
    palette: without(UNUSED_COLOURS, definition.vars.palette),
    shadows: Object.fromEntries(HEIGHTS.map((height) => [height, ''])),
  }
  const { direction, shape, motion, mixins, zIndex, typography, breakpoints, transitions } = definition
  return {
    direction,
    shape,
    motion,
    mixins,
    zIndex,
    typography: without(UNUSED_VARIANTS, typography),
    breakpoints: { values: breakpoints.values },
    transitions: { duration: transitions.duration, easing: transitions.easing },
    vars: namesOf(without(UNUSED_VARS, vars)),
  }
}

/** How the components of the library look here: what the theme says of each, evaluated. */
export function libraryData(definition: Theme): Readonly<Record<string, Component>> {
  const theme = { ...definition, vars: withoutFallbacks(definition.vars) }
  // The baseline is in the style sheet.
  const { MuiCssBaseline: _, ...components } = (definition.components ?? {}) as Record<string, Component>
  return Object.fromEntries(
    Object.entries(components).map(([name, component]) => [name, componentOf(component, theme)]),
  )
}

/** The style sheet of both schemes with the baseline: what the library's provider would put into the page. */
export function themeCss(definition: Theme): string {
  const page = createElement(ThemeProvider, { theme: definition }, createElement(CssBaseline))
  const markup = renderToStaticMarkup(page)
  const css = [...markup.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text).join('\n')
  const heights = `shadows-(?!(?:${HEIGHTS.join('|')}):)`
  const unused = [
    ...UNUSED_VARS.map((name) => `${name}-`),
    ...UNUSED_COLOURS.map((name) => `palette-${name}-`),
    heights,
  ].join('|')
  return css.replaceAll(new RegExp(`--mui-(?:${unused})[^;}]*;?`, 'g'), '')
}
