/** What a label says of an artifact: texts that may stand in a page, still to be escaped. */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { type ImageCaption, imageCaption } from '@tracker/domain/photo/imageCaption.ts'
import { IMAGE_CREDIT_MAX, IMAGE_LICENCE_MAX, NAME_MAX } from '@tracker/domain/limits.ts'
import { updatedTime } from '@tracker/domain/time/timestamps.ts'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import type { Fields } from '#firestore.ts'
import type { Site } from '#http/site.ts'
import { artifactPagePath, contributorPath, labelPath } from '#share/sharePaths.ts'
import { type LabelPicture, pictureOf } from '#share/labelPicture.ts'
import { paragraphs, shortened } from '#share/plainText.ts'

/** Characters of a fact: a label is short, and the whole text is in the entry. */
const FACT_MAX = 300
/** Characters that search engines and messengers show of a description. */
const DESCRIPTION_MAX = 200

export interface Fact {
  readonly term: string
  readonly value: string
}

export interface LabelView {
  readonly artifact: Artifact
  /** The absolute address of the label. */
  readonly address: string
  readonly site: Site
  readonly artifactPage: string
  readonly name: string
  /** One of the seven; empty when it is none. */
  readonly type: string
  readonly period: string
  /** What is known, in the order of a label. */
  readonly facts: readonly Fact[]
  /** The short description as it was written; may be empty. */
  readonly story: string
  /** One line about the artifact; never empty. */
  readonly description: string
  readonly adder: string
  /** When it was last changed (ISO 8601); empty when it was not. */
  readonly updated: string
  /** The page of whoever added it; null when nobody knows. */
  readonly adderPage: string | null
  readonly picture: LabelPicture
  /** Who took the picture and under which licence; null when nobody said. */
  readonly caption: ImageCaption | null
}

/** The caption in lines of a label. */
function captionOf(artifact: Artifact): ImageCaption | null {
  const { image_credit: credit = '', image_licence: licence = '', artifact_image } = artifact
  return imageCaption({
    artifact_image,
    image_credit: shortened(credit, IMAGE_CREDIT_MAX),
    image_licence: shortened(licence, IMAGE_LICENCE_MAX),
  })
}

function known(text: string): string {
  const line = shortened(text, FACT_MAX)
  return hasValue(line) ? line : ''
}

/** @param fields the stored document, for what the artifact does not show: whose it is */
export function labelView(artifact: Artifact, fields: Fields, site: Site): LabelView {
  const { _id: id, artifact_type: type } = artifact
  const name = shortened(artifact.artifact_name, NAME_MAX) || 'Unnamed artifact'
  const period = known(artifact.created_at)
  const facts = [
    { term: 'Period', value: period },
    { term: 'Place', value: known(artifact.present_location) },
    { term: 'Discoverer', value: known(artifact.discovered_by) },
  ].filter(({ value }) => value !== '')
  const story = paragraphs(artifact.short_description)
  const said = [type, ...facts.map(({ value }) => value)].filter(Boolean).join(' · ')
  return {
    artifact,
    address: site.origin + labelPath(id),
    site,
    artifactPage: artifactPagePath(id),
    name,
    type,
    period,
    facts,
    story,
    description: isolate(shortened(story || `${name}. ${said}`, DESCRIPTION_MAX)),
    updated: updatedTime(fields),
    adder: shortened(artifact.adder_name, NAME_MAX),
    adderPage: isId(fields.adder_uid) ? contributorPath(fields.adder_uid) : null,
    picture: pictureOf(artifact, site),
    caption: captionOf(artifact),
  }
}
