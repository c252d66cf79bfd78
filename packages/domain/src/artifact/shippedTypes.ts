/** Types of artifacts of the specification, and what a site's own types may look like. */

/** Each has labels in all languages, words for the import, a hue and an outline. */
export const SHIPPED_TYPES = [
  'Documents',
  'Sculptures',
  'Writings',
  'Tools',
  'Textiles',
  'Jewelry',
  'Weapons',
] as const
export type ShippedType = (typeof SHIPPED_TYPES)[number]

export const isShippedType = (id: string): id is ShippedType => SHIPPED_TYPES.some((type) => type === id)

/** Id of a type in stored artifacts, addresses, security rules and file names. */
export const TYPE_ID = /^[A-Za-z][A-Za-z\d-]{0,39}$/
/** As readers receive it: empty if unknown. */
export const SHOWN_TYPE = /^(?:[A-Za-z][A-Za-z\d-]{0,39})?$/

/** Outlines behind the letter of an initial: symbols `hi-…` of web/public/illustrations/initials.svg. */
export const OUTLINES = [
  'documents',
  'sculptures',
  'writings',
  'tools',
  'textiles',
  'jewelry',
  'weapons',
  'coins',
  'paintings',
  'photographs',
  'furniture',
  'nature',
] as const
export type Outline = (typeof OUTLINES)[number]
