/** The types of artifacts in `site.config.ts`. */
import * as z from 'zod/mini'
import { isShippedType, OUTLINES, SHIPPED_TYPES, TYPE_ID } from '../artifact/shippedTypes.ts'
import { oneOf, text } from './configFields.ts'
import { type Language, LANGUAGES } from './languages.ts'

/** As many as one search can filter by. */
const TYPES_MAX = 50
const WORDS_MAX = 100
const HUE = `This must be a hue from 0 to 360, or one of: ${SHIPPED_TYPES.join(', ')}.`

const typeSchema = z.strictObject({
  /** What artifacts store. Changing it makes another type; changing the label does not. */
  id: z
    .string('This must be a text.')
    .check(
      z.regex(
        TYPE_ID,
        'At most 40 letters without accents, digits and hyphens, of which a letter is the first.',
      ),
    ),
  /** In each language of the site. Types of the specification have one. */
  label: z.optional(z.partialRecord(oneOf(LANGUAGES), text(40))),
  /** Hue of the ground of initials in degrees (OKLCH), or that of a type of the specification. */
  hue: z.optional(z.union([oneOf(SHIPPED_TYPES), z.number().check(z.minimum(0), z.maximum(360))], HUE)),
  /** Outline behind the letter of initials; null for none. */
  outline: z.optional(z.nullable(oneOf(OUTLINES))),
  /** Words that mean this type, in any language, which import and search know beside its labels. */
  words: z.optional(
    z
      .array(text(40), 'This must be a list of words.')
      .check(z.maxLength(WORDS_MAX, `At most ${WORDS_MAX} words.`)),
  ),
})

const isDistinct = (types: readonly { readonly id: string }[]) =>
  new Set(types.map(({ id }) => id.toLowerCase())).size === types.length

export const typesSchema = z
  .array(typeSchema, 'This must be a list of types.')
  .check(
    z.minLength(1, 'At least one type.'),
    z.maxLength(TYPES_MAX, `At most ${TYPES_MAX} types.`),
    z.refine(isDistinct, 'Two types have the same id; capitals make no difference.'),
  )

/** Languages in which the label of a type is missing. */
export const missingLabels = (
  { id, label }: z.infer<typeof typeSchema>,
  languages: readonly Language[],
): readonly Language[] =>
  label === undefined && isShippedType(id)
    ? []
    : languages.filter((language) => label?.[language] === undefined)
