/** Colours of both schemes, from the site's configuration, which checks their contrast. */
import type { SchemeTokens } from '@tracker/domain/site/colours.ts'
import { SITE } from '@tracker/domain/site/site.ts'

export type { SchemeTokens }

/** The hero is a night scene in both schemes. */
export const NIGHT = SITE.colours.night
export const LIGHT: SchemeTokens = SITE.colours.light
export const DARK: SchemeTokens = SITE.colours.dark
