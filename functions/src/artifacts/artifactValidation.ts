/** Validation of artifact request bodies, including the submitted adder. */
import { FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import {
  type ArtifactContent,
  type ArtifactPatch,
  parseContent,
  parsePatch,
} from '@tracker/domain/artifact/content.ts'
import type { ImageSources } from '@tracker/domain/photo/imageUrl.ts'
import { parseMorePhotos } from '@tracker/domain/photo/morePhotos.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import { NAME_MAX, TEXT_MAX } from '@tracker/domain/limits.ts'
import { type Parsed, parseWith } from '@tracker/domain/api/parse.ts'
import { textSchema, noDirectionControls } from '@tracker/domain/text/storableText.ts'
import * as z from 'zod/mini'

/** Submitted adder. The account's data is used instead, but invalid values are reported. */
const adderSchema = z.object({
  adder_name: z.optional(
    textSchema(FIELD_LABELS.adder_name, NAME_MAX).check(noDirectionControls(FIELD_LABELS.adder_name)),
  ),
  adder_email: z.optional(textSchema('Adder e-mail', TEXT_MAX)),
})

/** Body of `POST /artifacts`. */
export interface NewArtifact {
  readonly content: ArtifactContent
  /** Further photographs. */
  readonly more: readonly Photograph[]
  readonly adderName: string | undefined
}

/** Combines two results, or the first error of each field. */
function combine<A, B, C>(one: Parsed<A>, other: Parsed<B>, join: (one: A, other: B) => C): Parsed<C> {
  if (one.ok && other.ok) return { ok: true, value: join(one.value, other.value) }
  const errors = [one, other].flatMap((parsed) => (parsed.ok ? [] : parsed.errors))
  return {
    ok: false,
    errors: errors.filter(({ field }, index) => errors.findIndex((e) => e.field === field) === index),
  }
}

/** Parses the body of `POST /artifacts`. */
export function validateNewArtifact(value: unknown, sources: ImageSources): Parsed<NewArtifact> {
  const texts = combine(parseContent(value, sources), parseWith(adderSchema, value), (content, adder) => ({
    content,
    adderName: adder.adder_name,
  }))
  return combine(texts, parseMorePhotos(value, sources), (artifact, more = []) => ({ ...artifact, more }))
}

/** Parsed body of `PATCH /updateArtifact/{id}`. */
export interface ArtifactChange {
  /** Only the fields that were sent. */
  readonly patch: ArtifactPatch
  /** Further photographs; undefined if they were not sent. */
  readonly more: readonly Photograph[] | undefined
}

/** Parses the body of `PATCH /updateArtifact/{id}`. */
export function validateChange(value: unknown, sources: ImageSources): Parsed<ArtifactChange> {
  const texts = combine(parsePatch(value, sources), parseWith(adderSchema, value), (patch) => patch)
  return combine(texts, parseMorePhotos(value, sources), (patch, more) => ({ patch, more }))
}
