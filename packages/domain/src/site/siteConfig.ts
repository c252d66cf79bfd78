/** Schema of `site.config.ts` (docs/adapting.md). */
import * as z from 'zod/mini'
import { checkedColours } from './colours.ts'
import { markdownFile, oneOf, region, text, webAddress } from './configFields.ts'
import { type Language, LANGUAGES } from './languages.ts'
import { SOCIAL_ICONS } from './socialIcons.ts'
import { missingLabels, typesSchema } from './typesConfig.ts'

export const CATEGORY_DRAWINGS = [
  'Sculptures',
  'Manuscripts',
  'Tools',
  'Relics',
  'Coins',
  'Weapons',
  'Inscriptions',
  'Paintings',
] as const
/** `unconnected` sends nothing and says so, `mail` opens the visitor's mail program. */
export const CONTACT_FORMS = ['unconnected', 'mail', 'none'] as const

const NAME_MAX = 60

const articles = z.array(markdownFile, 'This must be a list of markdown files.')

/** Texts in another language. Lists have as many items as those of the default language. */
const translationSchema = z.strictObject({
  /** If it differs. */
  name: z.optional(text(NAME_MAX)),
  tagline: text(80),
  description: text(300),
  rightsLine: text(200),
  hero: z.array(
    z.strictObject({ headline: text(80), subtitle: text(200) }),
    'This must be a list of slides.',
  ),
  /** Names of the tiles. */
  categories: z.array(text(40), 'This must be a list of names.'),
  /** Labels of the links. */
  legalLinks: z.optional(z.array(text(40), 'This must be a list of labels.')),
  /** Files of the articles in this language. */
  blog: z.optional(articles),
  /** Files in this language; without one, the file in the default language is shown. */
  legal: z.optional(
    z.strictObject({
      privacy: z.optional(z.nullable(markdownFile)),
      imprint: z.optional(z.nullable(markdownFile)),
    }),
  ),
})

const year = z
  .number('This must be a year, such as -323 for 323 BC.')
  .check(
    z.refine(
      (value) => Number.isInteger(value) && value !== 0,
      'This must be a year, such as -323 for 323 BC.',
    ),
  )
const periodSchema = z
  .strictObject({ names: z.array(text(80), 'This must be a list of names.'), begin: year, end: year })
  .check(z.refine(({ begin, end }) => begin <= end, 'The first year must not be after the last.'))

const fieldsSchema = z.strictObject({
  name: text(NAME_MAX),
  /** Name below the icon of the installed app. */
  shortName: text(12),
  tagline: text(80),
  /** Description for search engines. */
  description: text(300),
  /** The first one is the default for visitors who prefer none of the languages. */
  languages: z.array(oneOf(LANGUAGES), 'This must be a list of languages, such as ["en"].').check(
    z.minLength(1, 'At least one language.'),
    z.refine((languages) => new Set(languages).size === languages.length, 'A language is named twice.'),
  ),
  /** Each is shown unless it is left out; the address may have several lines. */
  contact: z.strictObject({
    address: z.optional(text(200)),
    phone: z.optional(text(40)),
    email: z.optional(text(100)),
    website: z.optional(text(100)),
  }),
  /** By default `unconnected`; `mail` needs the e-mail address of `contact`. */
  contactForm: z.optional(oneOf(CONTACT_FORMS)),
  /** Whether Home offers a newsletter, which sends nothing and says so; by default it does. */
  newsletter: z.optional(z.boolean('This must be true or false.')),
  /** Markdown files of the site's articles, each with a heading and a picture; [] for none. By default the shipped ones. */
  blog: z.optional(articles),
  /** Links in the footer. The icon is by default that of the name, or a link's. */
  social: z.array(
    z.strictObject({ name: text(40), address: webAddress, icon: z.optional(oneOf(SOCIAL_ICONS)) }),
  ),
  /** Footer links in addition to the privacy notice and the imprint. */
  legalLinks: z.array(z.strictObject({ label: text(40), address: webAddress })),
  /** Pages at `/privacy` and `/imprint`, linked in the footer. */
  legal: z.strictObject({ privacy: z.nullable(markdownFile), imprint: z.nullable(markdownFile) }),
  /** Text after the copyright sign, year and name. */
  rightsLine: text(200),
  hero: z
    .array(
      z.strictObject({
        headline: text(80),
        subtitle: text(200),
        /** Path of a picture in `web/public`. */
        image: text(200).check(
          z.startsWith('/', 'This must be a path below web/public, such as "/hero.svg".'),
        ),
        /** Horizontal position of the picture's subject in percent, 50 by default. Phones crop around it. */
        centre: z.optional(z.number('This must be a number.').check(z.minimum(0), z.maximum(100))),
      }),
    )
    .check(z.minLength(1, 'At least one slide.'), z.maxLength(6, 'At most six slides.')),
  /** SVG file of the logo, relative to the configuration, from which the icons are made. By default the shipped one. */
  logo: z.optional(
    z
      .string('This must be the path of an SVG file.')
      .check(z.regex(/\.svg$/, 'This must be the path of an SVG file.')),
  ),
  /** Types of artifacts; by default those of the specification. */
  types: z.optional(typesSchema),
  /** Tiles of the home page; [] for none. */
  categories: z.array(z.strictObject({ name: text(40), drawing: oneOf(CATEGORY_DRAWINGS) })),
  defaultTheme: oneOf(['ancientlight', 'ancientdark']),
  colours: checkedColours,
  /** Regions of function and database (docs/deploying.md). */
  regions: z.strictObject({ function: region, database: region }),
  /** Names of periods with their years, BC negative, beside those of `packages/domain/src/time/periods`. */
  periods: z.optional(z.array(periodSchema, 'This must be a list of periods.')),
  /** Texts in each other language of `languages`. Those above are in the first one. */
  translations: z.optional(z.partialRecord(oneOf(LANGUAGES), translationSchema)),
})

export type SiteConfig = z.infer<typeof fieldsSchema>
type Problem = readonly [field: string, message: string]

/** Problems of the translation into a language. */
function translationProblems(site: SiteConfig, language: Language): readonly Problem[] {
  const translation = site.translations?.[language]
  if (language === site.languages[0])
    return translation ? [['', 'Texts in the first language are those outside of translations.']] : []
  if (!translation)
    return site.languages.includes(language) ? [['', 'Texts in this language are missing.']] : []
  const { hero, categories, legalLinks = [], blog = [] } = translation
  const lists = { hero, categories, legalLinks, blog }
  const lengths = (['hero', 'categories', 'legalLinks', 'blog'] as const).flatMap((field): Problem[] => {
    const { length } = site[field] ?? []
    return lists[field].length === length ? [] : [[field, `This needs as many items as ${field}: ${length}.`]]
  })
  const files = (['privacy', 'imprint'] as const).flatMap((page): Problem[] =>
    translation.legal?.[page] && !site.legal[page]
      ? [[`legal.${page}`, `This needs legal.${page} in the first language.`]]
      : [],
  )
  return [...lengths, ...files]
}

const siteConfigSchema = fieldsSchema.check((context) => {
  if (context.issues.length > 0) return
  for (const language of LANGUAGES)
    for (const [field, message] of translationProblems(context.value, language))
      context.issues.push({
        code: 'custom',
        message,
        input: context.value,
        path: ['translations', language, ...(field === '' ? [] : field.split('.'))],
      })
  if (context.value.contactForm === 'mail' && context.value.contact.email === undefined)
    context.issues.push({
      code: 'custom',
      message: 'The form needs an address: contact.email.',
      input: context.value,
      path: ['contactForm'],
    })
  context.value.types?.forEach((type, at) => {
    for (const language of missingLabels(type, context.value.languages))
      context.issues.push({
        code: 'custom',
        message: 'A label in this language is missing.',
        input: context.value,
        path: ['types', at, 'label', language],
      })
  })
})

/** Dotted path of an issue, with list indexes in brackets: `hero[0].headline`. */
const nameOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name && `${name}.`}${String(key)}`),
    '',
  )

/**
 * Validates a configuration.
 * @param file file name for error messages
 * @throws Error with one line per invalid field
 */
export function parseSiteConfig(config: unknown, file = 'site.config.ts'): SiteConfig {
  const parsed = z.safeParse(siteConfigSchema, config)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `${nameOf(issue.path) || 'the file'}: ${messageOf(issue)}`)
  const error = new Error(`${file} is not right:\n  ${lines.join('\n  ')}`)
  error.name = 'SiteConfigError'
  throw error
}

function messageOf(issue: z.core.$ZodIssue): string {
  if (issue.path.length === 0 && issue.code === 'invalid_type')
    return 'This must export the configuration: export default { … }.'
  if (issue.code === 'unrecognized_keys')
    return issue.path.at(-1) === 'translations'
      ? `There is no language ${issue.keys.join(', ')}. One of: ${LANGUAGES.join(', ')}.`
      : `There is no field ${issue.keys.join(', ')}.`
  return issue.message === 'Invalid input' ? 'This is missing or of the wrong kind.' : issue.message
}
