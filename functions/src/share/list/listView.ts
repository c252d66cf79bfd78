/** View model of a shared list's page. Texts are cleaned but not escaped. */
import type { PageTexts } from '#share/pageTexts.ts'
import { type Artifact, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { placeOf } from '@tracker/domain/artifact/place.ts'
import { LIST_TITLE_MAX, NAME_MAX } from '@tracker/domain/limits.ts'
import type { List, ListEntry } from '@tracker/domain/lists/list.ts'
import { photoOf, type ShownPhoto } from '@tracker/domain/photo/photoAddress.ts'
import { type AxisBar, axisBarOf } from '@tracker/domain/time/axis.ts'
import { readDate } from '@tracker/domain/time/periods/readDate.ts'
import type { Years } from '@tracker/domain/time/yearRange.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { isVisible } from '#artifacts/artifactRecord.ts'
import type { Fields } from '#firestore.ts'
import type { Site } from '#http/site.ts'
import { coverPreview, type LabelPicture, pictureOf } from '#share/label/labelPicture.ts'
import { paragraphs, shortened, shortenedValue } from '#share/plainText.ts'
import { labelPath, listPath } from '#share/sharePaths.ts'

const FACT_MAX = 120
const DESCRIPTION_MAX = 200

export interface ShownItem {
  readonly artifact: Artifact
  readonly name: string
  /** Path of the artifact's label. */
  readonly path: string
  /** Type and period; may be empty. */
  readonly facts: string
  /** Present place; may be empty. */
  readonly place: string
  readonly picture: LabelPicture
  /** Copies of an uploaded photo; null for other pictures. */
  readonly photo: ShownPhoto | null
  readonly years: Years | null
}

export interface ListItem {
  readonly note: string
  /** Number among the shown ones, from 1; 0 for others. */
  readonly number: number
  /** Null if the artifact is hidden or deleted. */
  readonly shown: ShownItem | null
}

export interface ListView {
  readonly texts: PageTexts
  readonly id: string
  readonly address: string
  readonly site: Site
  readonly title: string
  readonly introduction: string
  /** Kind, number and dates of the objects. */
  readonly overline: string
  /** The dates of all objects on the time axis. */
  readonly bars: readonly AxisBar[]
  /** One-line summary; never empty. */
  readonly description: string
  readonly items: readonly ListItem[]
  /** Preview for messengers. */
  readonly picture: LabelPicture
}

const factOf = (text: string) => shortenedValue(text, FACT_MAX)

function toItem(
  { artifactId, note }: ListEntry,
  fields: Fields | null,
  site: Site,
  texts: PageTexts,
): Omit<ListItem, 'number'> {
  const text = paragraphs(note)
  if (!isVisible(fields)) return { note: text, shown: null }
  const artifact = readArtifact(artifactId, fields)
  const picture = pictureOf(artifact, site)
  const [period, place] = [factOf(artifact.created_at), factOf(placeOf(artifact.present_location))]
  const type = texts.words[artifact.artifact_type] ?? artifact.artifact_type
  const shown = {
    artifact,
    name: shortened(artifact.artifact_name, NAME_MAX) || texts.unnamed,
    path: labelPath(artifactId),
    facts: [type, period && `${texts.made}: ${isolate(period)}`].filter(Boolean).join(' · '),
    place: place && `${texts.now}: ${isolate(place)}`,
    picture,
    photo: picture.shown === null ? null : photoOf(picture.shown, site.host),
    years: readDate(artifact.created_at),
  }
  return { note: text, shown }
}

function overlineOf(count: number, years: readonly Years[], texts: PageTexts): string {
  const begin = Math.min(...years.map((one) => one.begin))
  const end = Math.max(...years.map((one) => one.end))
  const parts = [
    texts.listOverline,
    ...(count > 0 ? [texts.objects(count)] : []),
    ...(years.length > 0 ? [texts.years({ begin, end })] : []),
  ]
  return parts.join(' · ')
}

/** Creates the view model. @param artifacts the stored artifacts of the entries; null for missing ones */
export function listView(
  list: List,
  artifacts: readonly (Fields | null)[],
  site: Site,
  texts: PageTexts,
): ListView {
  let shownBefore = 0
  const items = list.entries.map((entry, at) => {
    const item = toItem(entry, artifacts[at] ?? null, site, texts)
    return { ...item, number: item.shown === null ? 0 : (shownBefore += 1) }
  })
  const title = shortened(list.title, LIST_TITLE_MAX) || texts.untitledList
  const introduction = paragraphs(list.introduction)
  const shown = items.flatMap((item) => item.shown ?? [])
  const names = shown.map(({ name }) => name).join(', ')
  const years = shown.flatMap((item) => item.years ?? [])
  const summary = introduction || `${title}. ${names}`
  return {
    texts,
    id: list._id,
    address: site.origin + listPath(list._id),
    site,
    title,
    introduction,
    overline: overlineOf(shown.length, years, texts),
    bars: years.map(axisBarOf),
    description: isolate(shortened(summary, DESCRIPTION_MAX)),
    items,
    picture: coverPreview(shown[0]?.picture, site),
  }
}
