/** Schemas of response fields, with their descriptions in the OpenAPI document. */
import * as z from 'zod/mini'

export const text = (description: string) => z.string().check(z.describe(description))
/** Lenient text: missing and invalid values read as empty. */
export const lenientText = (description: string) => z.catch(text(description), '')
/** ISO 8601. */
export const time = (description: string) => z.string().check(z.meta({ description, format: 'date-time' }))
/** ISO 8601, empty if not stored. */
export const timeOrEmpty = (description: string) => text(`${description}, ISO 8601; empty if unknown`)
export const integer = (description: string) => z.int().check(z.describe(description))
export const count = (description: string) => z.int().check(z.nonnegative(), z.describe(description))
