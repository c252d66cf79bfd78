import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { DARK, LIGHT, NIGHT, type SchemeTokens } from './tokens.ts'

const TEXT = 4.5
const CONTROL = 3
/** What is decoration, and said in words beside it. */
const ORNAMENT = 2.5
const HAIRLINE = 1.25

const inks = (tokens: SchemeTokens) =>
  Object.entries({
    ink: tokens.ink,
    'soft ink': tokens.inkSoft,
    'faint ink': tokens.inkFaint,
    lapis: tokens.lapis,
    'deep lapis': tokens.lapisDeep,
    terracotta: tokens.terracotta,
    'deep terracotta': tokens.terracottaDeep,
    bronze: tokens.bronze,
    verdigris: tokens.verdigris,
    carmine: tokens.carmine,
    'deep carmine': tokens.carmineDeep,
    umber: tokens.umber,
  })

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast(LIGHT.ink, LIGHT.page)).toBeCloseTo(13.92, 2)
  expect(contrast(DARK.lapis, DARK.paper)).toBeCloseTo(8.92, 2)
})

describe.each([
  ['ancientlight', LIGHT],
  ['ancientdark', DARK],
])('%s', (_name, tokens) => {
  const surfaces = [tokens.page, tokens.paper, tokens.band]

  it.each(inks(tokens))('%s can be read on every surface', (_ink, colour) => {
    for (const surface of surfaces) expect(contrast(colour, surface)).toBeGreaterThanOrEqual(TEXT)
  })

  it('shows the border of a control and the focus on every surface', () => {
    for (const surface of surfaces) {
      expect(contrast(tokens.edge, surface)).toBeGreaterThanOrEqual(CONTROL)
      expect(contrast(tokens.focus, surface)).toBeGreaterThanOrEqual(CONTROL)
    }
  })

  it('has readable text on filled buttons, also while they are pressed', () => {
    const fills = [
      tokens.lapis,
      tokens.lapisDeep,
      tokens.terracotta,
      tokens.terracottaDeep,
      tokens.carmine,
      tokens.carmineDeep,
    ]
    for (const fill of fills) expect(contrast(tokens.onFill, fill)).toBeGreaterThanOrEqual(TEXT)
  })

  it('has readable text on every tint', () => {
    const pairs = [
      [tokens.bronze, tokens.tint.period],
      [tokens.lapis, tokens.tint.chip],
      [tokens.carmine, tokens.tint.error],
      [tokens.terracotta, tokens.tint.like],
      [tokens.verdigris, tokens.tint.success],
      [tokens.umber, tokens.tint.warning],
      [tokens.ink, tokens.tint.selection],
    ] as const
    for (const [text, ground] of pairs) expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT)
  })

  it('has visible initials, and a visible hairline around photographs', () => {
    expect(contrast(tokens.ink, tokens.band)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(tokens.bronze, tokens.band)).toBeGreaterThanOrEqual(CONTROL)
    expect(contrast(tokens.rule, tokens.band)).toBeGreaterThanOrEqual(HAIRLINE)
  })

  it('has a time axis whose marks are visible', () => {
    for (const surface of [tokens.page, tokens.paper]) {
      expect(contrast(tokens.gold, surface)).toBeGreaterThanOrEqual(ORNAMENT)
      expect(contrast(tokens.rule, surface)).toBeGreaterThanOrEqual(HAIRLINE)
    }
    expect(contrast(tokens.gold, tokens.rule)).toBeGreaterThanOrEqual(1.9)
  })

  it('has a readable footer', () => {
    const { ground, ink, muted, link } = tokens.footer
    for (const text of [ink, muted, link]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT)
    expect(contrast(NIGHT.focus, ground)).toBeGreaterThanOrEqual(CONTROL)
  })
})

it('has readable text and a visible focus on the hero', () => {
  for (const text of [NIGHT.ink, NIGHT.gold, NIGHT.focus])
    expect(contrast(text, NIGHT.ground)).toBeGreaterThanOrEqual(TEXT)
})

it('paints the page in the theme’s colour before scripts run', () => {
  const css = readFileSync(new URL('base.css', import.meta.url), 'utf8')
  const grounds = [...css.matchAll(/background: (#\w+)/g)].map((match) => match[1])
  expect(grounds).toEqual([LIGHT.page.toLowerCase(), DARK.page.toLowerCase()])
})
