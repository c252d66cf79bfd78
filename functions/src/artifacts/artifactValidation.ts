/** What people submit about artifacts, beside the content that the domain parses. */
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

/** The adder as submitted. The account is believed instead, but odd values are still named. */
const adderSchema = z.object({
  adder_name: z.optional(
    textSchema(FIELD_LABELS.adder_name, NAME_MAX).check(noDirectionControls(FIELD_LABELS.adder_name)),
  ),
  adder_email: z.optional(textSchema('Adder e-mail', TEXT_MAX)),
})

/** What a person submits to add an artifact. */
export interface NewArtifact {
  readonly content: ArtifactContent
  readonly adderName: string | undefined
}

/** Both results, or the complaints of both. */
function both<A, B, C>(one: Parsed<A>, other: Parsed<B>, join: (one: A, other: B) => C): Parsed<C> {
  if (one.ok && other.ok) return { ok: true, value: join(one.value, other.value) }
  const errors = [one, other].flatMap((parsed) => (parsed.ok ? [] : parsed.errors))
  return {
    ok: false,
    errors: errors.filter(({ field }, index) => errors.findIndex((e) => e.field === field) === index),
  }
}

/** Reads the body of `POST /artifacts`. */
export function validateNewArtifact(value: unknown, sources: ImageSources): Parsed<NewArtifact> {
  return both(parseContent(value, sources), parseWith(adderSchema, value), (content, { adder_name }) => ({
    content,
    adderName: adder_name,
  }))
}

/** Reads the body of `PATCH /updateArtifact/{id}`: only the fields that were sent. */
export function validateChange(value: unknown, sources: ImageSources): Parsed<ArtifactPatch> {
  return both(parsePatch(value, sources), parseWith(adderSchema, value), (patch) => patch)
}
