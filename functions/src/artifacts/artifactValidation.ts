/** Validation of artifact request bodies, including the submitted adder. */
import {
  type ArtifactContent,
  type ArtifactPatch,
  FIELD_LABELS,
  parseContent,
  parsePatch,
} from '@tracker/domain/artifact/artifact.ts'
import type { ImageSources } from '@tracker/domain/photo/imageUrl.ts'
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
  return combine(parseContent(value, sources), parseWith(adderSchema, value), (content, { adder_name }) => ({
    content,
    adderName: adder_name,
  }))
}

/** Parses the body of `PATCH /updateArtifact/{id}`. Returns only the fields that were sent. */
export function validateChange(value: unknown, sources: ImageSources): Parsed<ArtifactPatch> {
  return combine(parsePatch(value, sources), parseWith(adderSchema, value), (patch) => patch)
}
