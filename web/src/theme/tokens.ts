/** The colours of both schemes; a test checks their contrasts. */

export interface SchemeTokens {
  readonly page: string
  readonly paper: string
  readonly band: string
  readonly ink: string
  readonly inkSoft: string
  readonly inkFaint: string
  readonly lapis: string
  readonly lapisDeep: string
  readonly terracotta: string
  readonly terracottaDeep: string
  readonly bronze: string
  readonly gold: string
  readonly verdigris: string
  readonly carmine: string
  readonly carmineDeep: string
  readonly umber: string
  readonly edge: string
  readonly rule: string
  readonly focus: string
  /** Text on a filled lapis, terracotta or carmine surface. */
  readonly onFill: string
  /** Grounds for badges, chips, messages and the text selection. */
  readonly tint: {
    readonly period: string
    readonly chip: string
    readonly error: string
    readonly like: string
    readonly success: string
    readonly warning: string
    readonly selection: string
  }
  readonly footer: {
    readonly ground: string
    readonly ink: string
    readonly muted: string
    readonly link: string
  }
}

/** The hero is a night scene in both schemes. */
export const NIGHT = { ground: '#0F1A3D', ink: '#FBF4E4', gold: '#E5C274', focus: '#F0C869' } as const

export const LIGHT: SchemeTokens = {
  page: '#F7F0E1',
  paper: '#FFFCF5',
  band: '#EFE4CD',
  ink: '#2A2118',
  inkSoft: '#5B4A37',
  inkFaint: '#6E5C45',
  lapis: '#26418F',
  lapisDeep: '#1B2F6B',
  terracotta: '#9C3F26',
  terracottaDeep: '#7A2F1B',
  bronze: '#76530F',
  gold: '#B8892B',
  verdigris: '#2A6350',
  carmine: '#A01C2E',
  carmineDeep: '#7D1523',
  umber: '#84480A',
  edge: '#88714F',
  rule: '#DACBAA',
  focus: '#26418F',
  onFill: '#FFFCF5',
  tint: {
    period: '#F6E6BF',
    chip: '#E3E8F6',
    error: '#FBE9E6',
    like: '#F8E4DB',
    success: '#E2EFE8',
    warning: '#FBEBD3',
    selection: '#F0DCA8',
  },
  footer: { ground: '#152450', ink: '#FBF4E4', muted: '#C9CFE6', link: '#E5C274' },
}

export const DARK: SchemeTokens = {
  page: '#15110C',
  paper: '#1F1912',
  band: '#2A2218',
  ink: '#F4EBD9',
  inkSoft: '#CDBEA4',
  inkFaint: '#AD9D82',
  lapis: '#A3B8F7',
  lapisDeep: '#C3D1FB',
  terracotta: '#E8A086',
  terracottaDeep: '#F2BCA8',
  bronze: '#E5C274',
  gold: '#C9A04A',
  verdigris: '#8CCFB4',
  carmine: '#F5A09A',
  carmineDeep: '#FABFBB',
  umber: '#F0BB66',
  edge: '#8F7D61',
  rule: '#453A2B',
  focus: '#F0C869',
  onFill: '#15110C',
  tint: {
    period: '#3A2E17',
    chip: '#232A45',
    error: '#3B1A1C',
    like: '#3A2018',
    success: '#17302A',
    warning: '#36260F',
    selection: '#5A4620',
  },
  footer: { ground: '#0E0B08', ink: '#FBF4E4', muted: '#C7B99F', link: '#E5C274' },
}
