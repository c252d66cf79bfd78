/** Kinds of fields of `site.config.ts`, with messages for its author. */
import * as z from 'zod/mini'

export const text = (max: number) =>
  z.string('This must be a text.').check(
    z.refine((value) => value.trim() !== '', 'This must not be empty.'),
    z.maxLength(max, `At most ${max} characters.`),
  )

export const webAddress = z.url({
  protocol: /^https$/,
  error: 'This must be an address that begins with https://.',
})

export const oneOf = <T extends readonly string[]>(values: T) =>
  z.enum(values, `This must be one of: ${values.join(', ')}.`)

export const region = z
  .string('This must be a region of Google Cloud.')
  .check(z.regex(/^[a-z][a-z0-9-]+$/, 'This must be a region of Google Cloud, such as "europe-west1".'))

/** A markdown file, relative to the configuration. */
export const markdownFile = z
  .string('This must be the path of a markdown file.')
  .check(z.regex(/\.md$/, 'This must be the path of a markdown file.'))
