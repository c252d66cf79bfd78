import { expect, it } from 'vitest'
import type { Theme } from '@mui/material/styles'
import 'virtual:theme.css'
import { definition } from './definition.ts'
import './library.ts'
import { theme } from './theme.ts'

type Entry = [path: string, value: unknown]

/** What is in a value, however deep, by its path. */
const entriesOf = (value: unknown, path = ''): Entry[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => entriesOf(inner, `${path}.${key}`))
    : [[path, value]]

/** As the library says it, without what would stand in for a missing custom property. */
function plain(style: unknown): unknown {
  const text = JSON.stringify(style)
  const inner = String.raw`(?:[^()]|\([^()]*\))*`
  const use = new RegExp(String.raw`var\((--[\w-]+),(?:[^()]|\(${inner}\))*\)`, 'g')
  return JSON.parse(text.replaceAll(use, 'var($1)'))
}

const functions = {
  spacing: ({ spacing }: Theme) => [spacing(), spacing(0), spacing(1), spacing(-2), spacing(2, 1.5, 'auto')],
  breakpoints: ({ breakpoints }: Theme) => [
    breakpoints.up('md'),
    breakpoints.down('sm'),
    breakpoints.between('sm', 'md'),
    breakpoints.between(320, 700),
    breakpoints.values,
    breakpoints.keys,
    breakpoints.unit,
    breakpoints.internal_mediaKeys,
  ],
  transitions: ({ transitions }: Theme) => [
    transitions.create('color'),
    transitions.create(['color', 'opacity'], { duration: transitions.duration.short, delay: 20 }),
    transitions.create('all', { duration: '1s', easing: transitions.easing.sharp }),
  ],
  alpha: (one: Theme) => [
    one.alpha(one.vars.palette.primary.main, 0.5),
    one.alpha(one.vars.palette.text.primary, '0.1 + 0.2'),
  ],
  applyStyles: (one: Theme) =>
    ['light' as const, 'dark' as const].map((scheme) => one.applyStyles(scheme, { top: 0 })),
  typography: ({ typography }: Theme) => [typography.pxToRem(20), typography.h1, typography.fontWeightBold],
  zIndex: ({ zIndex, motion, mixins, shape, direction }: Theme) => [zIndex, motion, mixins, shape, direction],
}

it.each(Object.entries(functions))('has the %s of the theme that is written', (_name, of) => {
  const read = of as (one: Theme) => unknown
  expect(read(theme)).toEqual(plain(read(definition)))
})

it('has the overrides of every component, evaluated', () => {
  const written = Object.entries(definition.components ?? {}).filter(([name]) => name !== 'MuiCssBaseline')
  expect(Object.keys(theme.components ?? {})).toEqual(written.map(([name]) => name))
  const evaluated = written.map(([name, component]) => {
    const { styleOverrides = {}, ...rest } = component as { styleOverrides?: Record<string, unknown> }
    const styles = Object.entries(styleOverrides).map(([slot, style]) => [
      slot,
      typeof style === 'function' ? (style as (props: object) => unknown)({ theme: definition }) : style,
    ])
    return [name, { ...rest, styleOverrides: Object.fromEntries(styles) as object }]
  })
  expect(theme.components).toEqual(plain(Object.fromEntries(evaluated)))
})

it.each([
  // What is the dark scheme's alone.
  ['light', ['.palette.text.icon']],
  ['dark', []],
] as const)('uses what the style sheet has in the %s scheme', (scheme, absent) => {
  const root = document.documentElement
  root.dataset.theme = `ancient${scheme}`
  const styles = getComputedStyle(root)
  const missing = entriesOf(theme.vars).filter(([, use]) => {
    const name = /^var\((.*)\)$/.exec(String(use))?.[1] ?? ''
    return styles.getPropertyValue(name) === ''
  })
  expect(missing.map(([path]) => path)).toEqual(absent)
  const written = definition.colorSchemes[scheme]?.palette.background.default
  expect(styles.getPropertyValue('--mui-palette-background-default')).toBe(written)
})
