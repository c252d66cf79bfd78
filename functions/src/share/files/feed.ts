/** Atom feed of the newest artifacts (RFC 4287). */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { isoTime } from '@tracker/domain/time/timestamps.ts'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { SHOWN_FIELDS } from '#artifacts/artifactRecord.ts'
import { artifacts } from '#firestore.ts'
import type { Site } from '#http/site.ts'
import { readMore } from '#photos/moreStore.ts'
import { FEED_PATH } from '#share/sharePaths.ts'
import { type Markup, markup } from '#share/markup.ts'
import { PRODUCT } from '#share/headTags.ts'
import { DEFAULT_TEXTS } from '#share/pageTexts.ts'
import { withPhotographs } from '#share/label/labelPhotographs.ts'
import { type LabelView, labelView } from '#share/label/labelView.ts'

/** Maximum entries. */
const FEED_COUNT = 50
/** Most documents that the feed reads: each artifact, and its further photographs. */
export const FEED_READS = 2 * FEED_COUNT

/** `updated` of an empty feed; the element is required. */
const EPOCH = '1970-01-01T00:00:00.000Z'

interface Newest {
  readonly document: QueryDocumentSnapshot
  /** Its further photographs. */
  readonly more: readonly Photograph[]
}

/** Reads the newest artifacts with the fields that labels show. */
export async function newest(): Promise<readonly Newest[]> {
  const query = artifacts.select(...SHOWN_FIELDS, 'added_at', 'updated_at')
  const { docs } = await query.orderBy('added_at', 'desc').limit(FEED_COUNT).get()
  const withMore = async (document: QueryDocumentSnapshot) => ({
    document,
    more: await readMore(null, document.id, document.data()),
  })
  return Promise.all(docs.map(withMore))
}

/** The pictures, so that readers can show them without the page. */
const enclosuresOf = ({ picture, photographs }: LabelView) =>
  [picture.shown ?? [], photographs.map(({ shown }) => shown)]
    .flat(2)
    .map((address) => markup`<link rel="enclosure" href="${address}"/>\n`)

function entryOf({ document, more }: Newest, site: Site): { entry: Markup; updated: string } {
  const fields = document.data()
  const artifact = readArtifact(document.id, fields)
  const view = withPhotographs(labelView(artifact, fields, site, DEFAULT_TEXTS), more)
  const published = isoTime(fields.added_at)
  const updated = isoTime(fields.updated_at) || published
  const entry = markup`<entry>
<id>${view.address}</id>
<title>${isolate(view.name)}</title>
<link href="${view.address}"/>
${enclosuresOf(view)}<published>${published}</published>
<updated>${updated}</updated>
<author><name>${isolate(view.adder) || PRODUCT}</name></author>
<summary>${view.description}</summary>
</entry>
`
  return { entry, updated }
}

/** Renders the feed. @param shown newest first */
export function feedOf(shown: readonly Newest[], site: Site): string {
  const entries = shown.map((one) => entryOf(one, site))
  const updated =
    entries
      .map((one) => one.updated)
      .toSorted()
      .at(-1) ?? EPOCH
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${site.origin}${FEED_PATH}</id>
<title>${DEFAULT_TEXTS.newest} - ${PRODUCT}</title>
<link rel="self" type="application/atom+xml" href="${site.origin}${FEED_PATH}"/>
<link href="${site.origin}/allArtifacts"/>
<updated>${updated}</updated>
${entries.map(({ entry }) => entry)}</feed>
`.text
}
