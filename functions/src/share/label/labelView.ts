/** View model of a label page. Texts are cleaned but not escaped. */
import type { PageTexts } from '#share/pageTexts.ts'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { discovererOf } from '@tracker/domain/artifact/discoverer.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { type ImageCaption, imageCaption } from '@tracker/domain/photo/imageCaption.ts'
import { IMAGE_CREDIT_MAX, IMAGE_LICENCE_MAX, NAME_MAX } from '@tracker/domain/limits.ts'
import { updatedTime } from '@tracker/domain/time/timestamps.ts'
import { withoutRemarks } from '@tracker/domain/time/withoutRemarks.ts'
import type { Fields } from '#firestore.ts'
import type { Site } from '#http/site.ts'
import { artifactPagePath, contributorPath, labelPath } from '#share/sharePaths.ts'
import { type LabelPicture, pictureOf } from '#share/label/labelPicture.ts'
import { paragraphs, shortened, shortenedValue } from '#share/plainText.ts'
import type { LinkedArtifact } from '#search/similar.ts'
import { type LinkedArtifacts, NO_LINKS } from '#share/label/linkedArtifacts.ts'

/** Maximum length of a fact. The artifact's page has the full text. */
const FACT_MAX = 300
/** Length of a description that search engines and messengers show. */
const DESCRIPTION_MAX = 200

export interface Fact {
  readonly term: string
  readonly value: string
}

/** A further photograph. */
export interface LabelPhotograph {
  /** Absolute URL of the image. */
  readonly shown: string
  /** Absolute URL of a small copy, or of the image. */
  readonly small: string
  /** May be empty. */
  readonly caption: string
  readonly credit: string
}

/** A link to the label of another artifact. */
export interface LabelLink {
  readonly path: string
  readonly name: string
  /** Creation period; may be empty. */
  readonly period: string
}

export interface LabelView {
  readonly texts: PageTexts
  readonly artifact: Artifact
  /** Absolute URL of the label page. */
  readonly address: string
  readonly site: Site
  readonly artifactPage: string
  readonly name: string
  /** Artifact type; may be empty. */
  readonly type: string
  readonly period: string
  /** Known facts in display order. */
  readonly facts: readonly Fact[]
  /** Short description; may be empty. */
  readonly story: string
  /** One-line summary; never empty. */
  readonly description: string
  readonly adder: string
  /** Time of the last edit (ISO 8601); empty if never edited. */
  readonly updated: string
  /** Path of the adder's page; null if the adder is unknown. */
  readonly adderPage: string | null
  readonly picture: LabelPicture
  /** Credit and licence of the picture; null without both. */
  readonly caption: ImageCaption | null
  /** Further photographs; `withPhotographs` adds them. */
  readonly photographs: readonly LabelPhotograph[]
  /** Similar artifacts, the most similar first. */
  readonly similar: readonly LabelLink[]
  /** The artifacts made just before and just after; null at the ends. */
  readonly before: LabelLink | null
  readonly after: LabelLink | null
}

/** Shortens the caption. */
function captionOf(artifact: Artifact): ImageCaption | null {
  const { image_credit: credit = '', image_licence: licence = '', artifact_image } = artifact
  return imageCaption({
    artifact_image,
    image_credit: shortened(credit, IMAGE_CREDIT_MAX),
    image_licence: shortened(licence, IMAGE_LICENCE_MAX),
  })
}

const nameOf = (text: string, { unnamed }: PageTexts) => shortened(text, NAME_MAX) || unnamed

const factOf = (text: string) => shortenedValue(text, FACT_MAX)

function linkTo(artifact: LinkedArtifact | null, texts: PageTexts): LabelLink | null {
  if (!artifact || !isId(artifact.id)) return null
  return {
    path: labelPath(artifact.id),
    name: nameOf(artifact.name, texts),
    period: factOf(withoutRemarks(artifact.period)),
  }
}

/**
 * Creates the view model.
 * @param fields the stored document, which also has the adder's uid and timestamps
 * @param linked artifacts that the label links to
 */
export function labelView(
  artifact: Artifact,
  fields: Fields,
  site: Site,
  texts: PageTexts,
  { similar, before, after }: LinkedArtifacts = NO_LINKS,
): LabelView {
  const { _id: id, artifact_type: type } = artifact
  const name = nameOf(artifact.artifact_name, texts)
  const period = factOf(artifact.created_at)
  const discoverer = discovererOf(artifact.discovered_by)
  const facts = [
    { term: texts.made, value: period },
    { term: texts.presentLocation, value: factOf(artifact.present_location) },
    { term: texts.inventoryNumber, value: factOf(artifact.inventory_number ?? '') },
    { term: texts.words[discoverer.term] ?? discoverer.term, value: factOf(discoverer.value) },
  ].filter(({ value }) => value !== '')
  const story = paragraphs(artifact.short_description)
  const summary = [texts.words[type] ?? type, ...facts.map(({ value }) => value)].filter(Boolean).join(' · ')
  return {
    texts,
    artifact,
    address: site.origin + labelPath(id),
    site,
    artifactPage: artifactPagePath(id),
    name,
    type,
    period,
    facts,
    story,
    description: isolate(shortened(story || `${name}. ${summary}`, DESCRIPTION_MAX)),
    updated: updatedTime(fields),
    adder: shortened(artifact.adder_name, NAME_MAX),
    adderPage: isId(fields.adder_uid) ? contributorPath(fields.adder_uid) : null,
    picture: pictureOf(artifact, site),
    caption: captionOf(artifact),
    photographs: [],
    similar: similar.flatMap((one) => linkTo(one, texts) ?? []),
    before: linkTo(before, texts),
    after: linkTo(after, texts),
  }
}
