/** Atom feed of the newest artifacts (RFC 4287). */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { isoTime } from '@tracker/domain/time/timestamps.ts'
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { SHOWN_FIELDS } from '#artifacts/artifactRecord.ts'
import { artifacts } from '#firestore.ts'
import type { Site } from '#http/site.ts'
import { FEED_PATH } from '#share/sharePaths.ts'
import { type Markup, markup } from '#share/markup.ts'
import { PRODUCT } from '#share/headTags.ts'
import { DEFAULT_TEXTS } from '#share/pageTexts.ts'
import { labelView } from '#share/label/labelView.ts'

/** Maximum entries. */
export const FEED_COUNT = 50

/** `updated` of an empty feed; the element is required. */
const EPOCH = '1970-01-01T00:00:00.000Z'

/** Reads the newest artifacts with the fields that labels show. */
export async function newest(): Promise<readonly QueryDocumentSnapshot[]> {
  const query = artifacts.select(...SHOWN_FIELDS, 'added_at', 'updated_at')
  const { docs } = await query.orderBy('added_at', 'desc').limit(FEED_COUNT).get()
  return docs
}

function entryOf(document: QueryDocumentSnapshot, site: Site): { entry: Markup; updated: string } {
  const fields = document.data()
  const view = labelView(readArtifact(document.id, fields), fields, site, DEFAULT_TEXTS)
  const published = isoTime(fields.added_at)
  const updated = isoTime(fields.updated_at) || published
  const entry = markup`<entry>
<id>${view.address}</id>
<title>${isolate(view.name)}</title>
<link href="${view.address}"/>
<published>${published}</published>
<updated>${updated}</updated>
<author><name>${isolate(view.adder) || PRODUCT}</name></author>
<summary>${view.description}</summary>
</entry>
`
  return { entry, updated }
}

/** Renders the feed. @param documents newest first */
export function feedOf(documents: readonly QueryDocumentSnapshot[], site: Site): string {
  const entries = documents.map((document) => entryOf(document, site))
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
