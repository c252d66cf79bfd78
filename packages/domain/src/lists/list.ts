/** User-made lists of artifacts (docs/decisions/029-lists.md). */
import * as z from 'zod/mini'
import { lenientText, text } from '../api/describedFields.ts'
import { isId } from '../api/ids.ts'
import { type Parsed, parseSent, parseWith } from '../api/parse.ts'
import { LIST_ENTRIES_MAX, LIST_INTRODUCTION_MAX, LIST_NOTE_MAX, LIST_TITLE_MAX } from '../limits.ts'
import { inSchema, say } from '../messages/message.ts'
import { atMost, noDirectionControls, textSchema } from '../text/storableText.ts'
import { isVisibleName } from '../text/visibleName.ts'

/**
 * `private`: readable by the owner only. `link`: readable by everybody who knows the address. `gallery`: as `link`, and listed in
 * the gallery.
 */
export const LIST_VISIBILITIES = ['private', 'link', 'gallery'] as const
export type ListVisibility = (typeof LIST_VISIBILITIES)[number]

export const LIST_LABELS = {
  title: 'Title',
  introduction: 'Introduction',
  visibility: 'Who can see it',
  note: 'Note',
} as const

const artifactId = z
  .string(inSchema(say('text-expected', { field: 'artifactId' })))
  .check(z.refine(isId, inSchema(say('artifact-id-missing'))), z.describe('The artifact'))
const artifactIds = (description: string) =>
  z
    .array(artifactId, inSchema(say('ids-expected')))
    .check(
      z.maxLength(LIST_ENTRIES_MAX, inSchema(say('list-full', { most: LIST_ENTRIES_MAX }))),
      z.describe(description),
    )

/** User-editable fields of a list. */
const listShape = {
  title: textSchema(LIST_LABELS.title, LIST_INTRODUCTION_MAX).check(
    z.trim(),
    noDirectionControls(LIST_LABELS.title),
    z.refine(isVisibleName, inSchema(say('title-missing'))),
    atMost(LIST_LABELS.title, LIST_TITLE_MAX),
    z.meta({ description: LIST_LABELS.title, minLength: 1, maxLength: LIST_TITLE_MAX }),
  ),
  introduction: z._default(textSchema(LIST_LABELS.introduction, LIST_INTRODUCTION_MAX), ''),
  visibility: z._default(
    z
      .enum(LIST_VISIBILITIES, inSchema(say('visibility-unknown', { choices: LIST_VISIBILITIES.join(', ') })))
      .check(
        z.describe('`private`: only you. `link`: everybody with the address. `gallery`: as well, and listed'),
      ),
    'private',
  ),
}
const NO_OBJECT = inSchema(say('list-object-expected'))

/** Body of `POST /lists`. */
export const newListSchema = z.object(
  {
    ...listShape,
    artifactIds: z._default(artifactIds('First artifacts, in order'), []),
    copy_of: z.optional(
      z
        .string(inSchema(say('text-expected', { field: 'copy_of' })))
        .check(
          z.refine(isId, inSchema(say('list-missing'))),
          z.describe(
            'A list of yours, or a shared one, whose visible artifacts come first, with their notes',
          ),
        ),
    ),
  },
  NO_OBJECT,
)
export type NewList = z.infer<typeof newListSchema>

/** The text that the user saw before changing it. If another text was replaced, the response contains it. */
const seen = (field: string, what: string) =>
  z.optional(
    z
      .string(inSchema(say('text-expected', { field })))
      .check(z.describe(`The ${what} that you saw. If another one was replaced, the response contains it`)),
  )

/** Body of `PATCH /lists/{id}`. */
export const listChangeSchema = z.partial(
  z.object(
    {
      ...listShape,
      order: artifactIds('Artifact ids in the new order. Other ids are ignored; omitted artifacts come last'),
      seen_title: seen('seen_title', 'title'),
      seen_introduction: seen('seen_introduction', 'introduction'),
    },
    NO_OBJECT,
  ),
)
export type ListChange = Partial<z.infer<typeof listChangeSchema>>

const note = textSchema(LIST_LABELS.note, LIST_NOTE_MAX)

/** Body of `POST /listEntries/{id}`: adds an artifact, or changes its note. */
export const listEntryChangeSchema = z.object(
  {
    artifactId,
    note: z.optional(note.check(z.describe('The note; unchanged if omitted'))),
    seen_note: seen('seen_note', 'note'),
  },
  inSchema(say('entry-expected')),
)
export type ListEntryChange = z.infer<typeof listEntryChangeSchema>

/** Body of `PATCH /listEntries/{id}`: adds and removes many artifacts. */
export const listEntriesChangeSchema = z.object(
  {
    remove: z._default(artifactIds('Artifacts to remove first, with their notes'), []),
    add: z._default(artifactIds('Artifacts to add to the end, in order'), []),
  },
  inSchema(say('entries-expected')),
)
export type ListEntriesChange = z.infer<typeof listEntriesChangeSchema>

export const parseNewList = (value: unknown): Parsed<NewList> => parseWith(newListSchema, value)
export const parseListEntryChange = (value: unknown): Parsed<ListEntryChange> =>
  parseWith(listEntryChangeSchema, value)
export const parseListEntriesChange = (value: unknown): Parsed<ListEntriesChange> =>
  parseWith(listEntriesChangeSchema, value)

/** Parses the body of `PATCH /lists/{id}`. Returns only the fields that were sent. */
export const parseListChange = (value: unknown): Parsed<ListChange> => parseSent(listChangeSchema, value)

/** One artifact of a list, by id only. */
const entrySchema = z.object({ artifactId: lenientText('The artifact'), note: lenientText('The note') })
export type ListEntry = z.infer<typeof entrySchema>

/** List as returned to readers. Missing or invalid stored values read as empty. */
export const listSchema = z.object({
  _id: text('Opaque id'),
  title: lenientText(LIST_LABELS.title),
  introduction: lenientText(LIST_LABELS.introduction),
  visibility: z.catch(z.enum(LIST_VISIBILITIES).check(z.describe('Who can see it')), 'private'),
  entries: z.catch(z.array(entrySchema).check(z.describe('Artifacts, in order')), []),
  hidden_reason: z.optional(
    z.string().check(z.describe('Reason for hiding; only in responses to the owner and to curators')),
  ),
})
export type List = z.infer<typeof listSchema>

/** Parses a stored document or an API response as a list. Drops server-side fields. */
export function readList(id: string, data: Readonly<Record<string, unknown>>): List {
  return z.parse(listSchema, { ...data, _id: id })
}

/** Returns the entries in a new order. Entries missing in the order follow in their old order. */
export function orderEntries<T extends ListEntry>(entries: readonly T[], order: readonly string[]): T[] {
  const byId = new Map(entries.map((entry) => [entry.artifactId, entry]))
  const first = [...new Set(order)].flatMap((id) => byId.get(id) ?? [])
  return [...first, ...entries.filter((entry) => !first.includes(entry))]
}
