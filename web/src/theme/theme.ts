/** The theme as the app runs on it: the data that the build computes of the definition, and the functions over them. */
import '@mui/material/themeCssVarsAugmentation'
import type { Theme as EngineTheme } from '@emotion/react'
import type { Breakpoint, Theme } from '@mui/material/styles'
import { data } from 'virtual:theme'

/** Names of custom properties as a tree: a leaf is 0, its name is the way to it. */
export interface Names {
  [key: string]: 0 | Names
}

export type Styles = Readonly<Record<string, unknown>>
export type Component = Readonly<{ defaultProps?: object; styleOverrides?: Styles }>

/** What the build computes (web/build/themeData.ts). */
export interface ThemeData extends Pick<Theme, 'direction' | 'shape' | 'motion' | 'mixins' | 'zIndex'> {
  vars: Names
  breakpoints: { values: Theme['breakpoints']['values'] }
  transitions: Pick<Theme['transitions'], 'duration' | 'easing'>
  typography: Styles
}

/** The names of custom properties, as uses of them: `{ gold: 0 }` becomes `{ gold: 'var(--mui-gold)' }`. */
const usesOf = (names: Names, path = '--mui'): object =>
  Object.fromEntries(
    Object.entries(names).map(([key, inner]) => {
      const name = `${path}-${key}`
      return [key, inner === 0 ? `var(${name})` : usesOf(inner, name)]
    }),
  )

function space(value: number | string): string {
  if (typeof value === 'string') return value
  if (value === 0) return '0px'
  return value === 1 ? 'var(--mui-spacing)' : `calc(${value} * var(--mui-spacing))`
}

const { duration, easing } = data.transitions
const ms = (value: number | string) => (typeof value === 'number' ? `${value}ms` : value)

/** Has properties change over time, all alike. */
function transition(
  properties: string | string[] = 'all',
  options: { duration?: number | string; easing?: string; delay?: number | string } = {},
): string {
  const { duration: time = duration.standard, easing: curve = easing.easeInOut, delay = 0 } = options
  return [properties]
    .flat()
    .map((property) => `${property} ${ms(time)} ${curve} ${ms(delay)}`)
    .join(',')
}

const { values } = data.breakpoints
const from = (key: Breakpoint | number) => `(min-width:${typeof key === 'number' ? key : values[key]}px)`
const below = (key: Breakpoint | number) =>
  `(max-width:${(typeof key === 'number' ? key : values[key]) - 0.05}px)`
const breakpoints = {
  keys: Object.keys(values),
  values,
  unit: 'px',
  up: (key: Breakpoint | number) => `@media ${from(key)}`,
  down: (key: Breakpoint | number) => `@media ${below(key)}`,
  between: (start: Breakpoint | number, end: Breakpoint | number) =>
    `@media ${from(start)} and ${below(end)}`,
  // What reads values by width looks here.
  internal_mediaKeys: Object.values(values).map((value) => `@media ${from(value)}`),
}

const vars = usesOf(data.vars) as Theme['vars']

/** Part of a theme of the component library: what its components use, under a test that compares it with the library's own. */
export const theme = {
  ...data,
  // With the first component of the library comes what they look like (library.ts).
  components: {},
  vars,
  // What each scheme has under these names is in the style sheet.
  palette: { ...vars.palette, mode: 'light' },
  shadows: vars.shadows,
  breakpoints,
  transitions: { ...data.transitions, create: transition, getAutoHeightDuration: () => duration.standard },
  typography: { ...data.typography, pxToRem: (pixels: number) => `${pixels / 16}rem` },
  spacing: (...values: (number | string)[]) => (values.length > 0 ? values : [1]).map(space).join(' '),
  /** A colour of the style sheet, let through. */
  alpha: (colour: string, opacity: number | string) =>
    `rgba(${colour.replace(/var\((.*?)\)/g, 'var($1Channel)')} / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`,
  applyStyles: (scheme: string, styles: object) => ({
    [`*:where([data-theme="ancient${scheme}"]) &`]: styles,
  }),
} as unknown as Theme & EngineTheme
