/** Colours of a site and their minimum contrasts. */
import * as z from 'zod/mini'
import { contrast } from './contrast.ts'

const colour = z
  .string('This must be a colour of six digits, such as "#26418F".')
  .check(z.regex(/^#[0-9A-Fa-f]{6}$/, 'This must be a colour of six digits, such as "#26418F".'))

const schemeSchema = z.strictObject({
  /** Surfaces: page, cards and fields, bands. */
  page: colour,
  paper: colour,
  band: colour,
  ink: colour,
  inkSoft: colour,
  inkFaint: colour,
  /** Links and primary buttons; `Deep` on hover. */
  lapis: colour,
  lapisDeep: colour,
  /** Secondary buttons and likes. */
  terracotta: colour,
  terracottaDeep: colour,
  bronze: colour,
  gold: colour,
  /** Bars on the time axis. */
  mark: colour,
  /** Success, error, warning. */
  verdigris: colour,
  carmine: colour,
  carmineDeep: colour,
  umber: colour,
  /** Borders of fields, hairlines, the focus ring. */
  edge: colour,
  rule: colour,
  focus: colour,
  /** Text on a filled lapis, terracotta or carmine surface. */
  onFill: colour,
  /** Backgrounds of badges, chips, messages and selected text. */
  tint: z.strictObject({
    period: colour,
    chip: colour,
    error: colour,
    like: colour,
    success: colour,
    warning: colour,
    selection: colour,
  }),
  footer: z.strictObject({ ground: colour, ink: colour, muted: colour, link: colour }),
})

export type SchemeTokens = z.infer<typeof schemeSchema>

const coloursSchema = z.strictObject({
  light: schemeSchema,
  dark: schemeSchema,
  /** The hero, a night scene in both schemes. */
  night: z.strictObject({ ground: colour, ink: colour, gold: colour, focus: colour }),
})

export type Colours = z.infer<typeof coloursSchema>

/**
 * Minimum contrast of text, of control outlines, of decoration whose meaning is also in text, and of
 * hairlines.
 */
const [TEXT, CONTROL, ORNAMENT, HAIRLINE] = [4.5, 3, 2.5, 1.25]

const INKS = [
  'ink',
  'inkSoft',
  'inkFaint',
  'lapis',
  'lapisDeep',
  'terracotta',
  'terracottaDeep',
  'bronze',
  'verdigris',
  'carmine',
  'carmineDeep',
  'umber',
] as const
const SURFACES = ['page', 'paper', 'band'] as const
const FILLS = ['lapis', 'lapisDeep', 'terracotta', 'terracottaDeep', 'carmine', 'carmineDeep'] as const
const TINTS = {
  period: 'bronze',
  chip: 'lapis',
  error: 'carmine',
  like: 'terracotta',
  success: 'verdigris',
  warning: 'umber',
  selection: 'ink',
} as const

type Pair = readonly [front: string, back: string, minimum: number]

/** Colour pairs (paths of foreground and background) with their minimum contrast. */
const SCHEME_PAIRS: readonly Pair[] = [
  ...SURFACES.flatMap((surface): Pair[] => [
    ...INKS.map((ink): Pair => [ink, surface, TEXT]),
    ['edge', surface, CONTROL],
    ['focus', surface, CONTROL],
    ['mark', surface, CONTROL],
  ]),
  ...FILLS.map((fill): Pair => ['onFill', fill, TEXT]),
  ...Object.entries(TINTS).map(([tint, ink]): Pair => [ink, `tint.${tint}`, TEXT]),
  ...['ink', 'muted', 'link'].map((text): Pair => [`footer.${text}`, 'footer.ground', TEXT]),
  ['gold', 'page', ORNAMENT],
  ['gold', 'paper', ORNAMENT],
  ...SURFACES.map((surface): Pair => ['rule', surface, HAIRLINE]),
]

const PAIRS: readonly Pair[] = [
  ...['light', 'dark'].flatMap((scheme) => [
    ...SCHEME_PAIRS.map(([front, back, minimum]): Pair => [
      `${scheme}.${front}`,
      `${scheme}.${back}`,
      minimum,
    ]),
    ['night.focus', `${scheme}.footer.ground`, CONTROL] as const,
  ]),
  ...['ink', 'gold', 'focus'].map((text): Pair => [`night.${text}`, 'night.ground', TEXT]),
]

/** Returns the colour at a path such as `light.tint.chip`. */
function colourAt(colours: Colours, path: string): string {
  let value: unknown = colours
  for (const key of path.split('.')) value = Object.entries(value ?? {}).find(([name]) => name === key)?.[1]
  return z.parse(colour, value)
}

/** Describes each pair with too little contrast. */
function lowContrasts(colours: Colours): readonly string[] {
  return PAIRS.flatMap(([front, back, minimum]) => {
    const ratio = contrast(colourAt(colours, front), colourAt(colours, back))
    if (ratio >= minimum) return []
    return `${front} on ${back} has a contrast of ${ratio.toFixed(2)}; at least ${minimum} is needed.`
  })
}

/** Schema of colours with sufficient contrast (WCAG 2). */
export const checkedColours = coloursSchema.check((context) => {
  if (context.issues.length > 0) return
  for (const message of lowContrasts(context.value))
    context.issues.push({ code: 'custom', message, input: context.value })
})
