/** The type scale: Marcellus for headings, Source Sans 3 for the interface, Source Serif 4 for long texts. */
import type { TypographyVariantsOptions } from '@mui/material/styles'

export const DISPLAY =
  "'Marcellus', 'Marcellus Georgia', 'Marcellus Noto', 'Marcellus DejaVu', Georgia, serif"
export const TEXT =
  "'Source Sans 3 Variable', 'Source Sans 3 Arial', 'Source Sans 3 Roboto', 'Source Sans 3 DejaVu', system-ui, sans-serif"
export const READING =
  "'Source Serif 4', 'Source Serif 4 Georgia', 'Source Serif 4 Noto', 'Source Serif 4 DejaVu', Georgia, serif"

type TextStyle = NonNullable<TypographyVariantsOptions['body1']>

interface Extras {
  hero: TextStyle
  label: TextStyle
  reading: TextStyle
  small: TextStyle
}

/** The product's text styles. MUI's other variants are disabled below. */
export type Variant =
  'hero' | 'h1' | 'h2' | 'h3' | 'h4' | 'label' | 'body1' | 'reading' | 'small' | 'caption' | 'button'

declare module '@mui/material/styles' {
  interface TypographyVariants extends Extras {}
  interface TypographyVariantsOptions extends Partial<Extras> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    hero: true
    label: true
    reading: true
    small: true
    overline: false
    subtitle1: false
    subtitle2: false
    body2: false
    h5: false
    h6: false
  }
}

/** Long words of German texts are divided. */
const HYPHENS = { hyphens: 'auto', hyphenateLimitChars: '10 4 4' } as const
const GERMAN: TextStyle = { '&:lang(de)': HYPHENS }
/** Balanced lines of German headings would be ragged. */
const GERMAN_HEADING: TextStyle = { '&:lang(de)': { ...HYPHENS, textWrap: 'pretty' } }

const display = (fontSize: string, lineHeight: number): TextStyle => ({
  fontFamily: DISPLAY,
  fontWeight: 400,
  fontSize,
  lineHeight,
  letterSpacing: '0.005em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  ...GERMAN_HEADING,
})

const BODY_SIZE = 'clamp(1.0625rem, 1rem + 0.25vw, 1.125rem)'

export const typography: TypographyVariantsOptions = {
  fontFamily: TEXT,
  fontWeightRegular: 400,
  fontWeightMedium: 600,
  fontWeightBold: 600,
  hero: display('clamp(2.25rem, 1.4rem + 4.2vw, 4.5rem)', 1.08),
  h1: display('clamp(1.875rem, 1.375rem + 2.75vw, 3.25rem)', 1.12),
  h2: display('clamp(1.625rem, 1.35rem + 1.4vw, 2.375rem)', 1.2),
  h3: display('clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)', 1.25),
  h4: display('1.375rem', 1.25),
  label: {
    fontFamily: TEXT,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
  body1: { fontSize: BODY_SIZE, lineHeight: 1.6, letterSpacing: 0 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.5, letterSpacing: 0 },
  reading: { fontFamily: READING, fontSize: BODY_SIZE, lineHeight: 1.65, textWrap: 'pretty', ...GERMAN },
  small: { fontFamily: TEXT, fontSize: '0.9375rem', lineHeight: 1.5, ...GERMAN },
  caption: { fontSize: '0.875rem', lineHeight: 1.45, letterSpacing: 0 },
  button: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.2, letterSpacing: 0, textTransform: 'none' },
}
