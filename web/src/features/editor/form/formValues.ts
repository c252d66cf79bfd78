/** Values of the artifact form: one text per field of the schema, and the further photographs as JSON. */
import { type Artifact, CONTENT_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import { type ArtifactContent, contentSchemaWith } from '@tracker/domain/artifact/content.ts'
import { withoutDirectionControls } from '@tracker/domain/text/direction.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import type { ImageSources } from '@tracker/domain/photo/imageUrl.ts'
import type { Control } from 'react-hook-form'
import * as z from 'zod/mini'
import { itemOf, itemsText } from '#features/editor/photo/photoItems.ts'
import { parseJson } from '#utils/parseJson.ts'

export type FormValues = Record<keyof ArtifactContent | 'photographs', string>
const FORM_FIELDS = [...CONTENT_FIELDS, 'photographs'] as const
export type ArtifactControl = Control<FormValues, unknown, ArtifactContent>

function valuesFrom(read: (field: keyof ArtifactContent) => string): FormValues {
  return {
    artifact_name: read('artifact_name'),
    artifact_image: read('artifact_image'),
    image_caption: read('image_caption'),
    image_credit: read('image_credit'),
    image_licence: read('image_licence'),
    artifact_type: read('artifact_type'),
    created_at: read('created_at'),
    historical_context: read('historical_context'),
    present_location: read('present_location'),
    inventory_number: read('inventory_number'),
    discovered_by: read('discovered_by'),
    discovered_at: read('discovered_at'),
    short_description: read('short_description'),
    photographs: '',
  }
}

/** Values of an empty form. */
export const EMPTY_FORM: FormValues = valuesFrom(() => '')

/**
 * The values of an existing artifact. Direction controls, which older names may contain, are removed.
 * @param more its further photographs
 */
export function valuesOf(artifact: Artifact, more: readonly Photograph[] = []): FormValues {
  return {
    ...valuesFrom((field) => artifact[field] ?? ''),
    artifact_name: withoutDirectionControls(artifact.artifact_name),
    photographs: itemsText(more.map(itemOf)),
  }
}

/**
 * Schema of the form. Drops credit and licence if there is no picture.
 * @param type of the edited artifact; empty for a new one
 * @param isPictured whether an artifact with this image URL has a picture
 */
export function formSchema(
  sources: ImageSources,
  type: string,
  isPictured: (address: string) => boolean,
): z.ZodMiniType<ArtifactContent, FormValues> {
  return z.pipe(
    z.transform((values: FormValues): unknown =>
      isPictured(values.artifact_image)
        ? values
        : { ...values, image_caption: '', image_credit: '', image_licence: '' },
    ),
    contentSchemaWith(sources, type),
  )
}

/** Parses a draft's changes. Ignores everything except texts of known fields. */
export function parseChanges(text: string | null): Partial<FormValues> {
  const changes: Partial<FormValues> = {}
  const kept = parseJson(text ?? '')
  if (typeof kept !== 'object' || kept === null) return changes
  const entries = new Map<string, unknown>(Object.entries(kept))
  for (const field of FORM_FIELDS) {
    const value = entries.get(field)
    if (typeof value === 'string') changes[field] = value
  }
  return changes
}

/** Returns the fields that differ from the initial values. Missing values count as empty. */
export function changedFields<T extends Partial<FormValues>>(
  values: T,
  initial: Partial<FormValues>,
): Partial<T> {
  const changed: Partial<T> = {}
  for (const field of FORM_FIELDS)
    if ((values[field] ?? '') !== (initial[field] ?? '')) changed[field] = values[field]
  return changed
}

/** Returns true if all fields are equal. */
export function isSameValues(one: FormValues, other: FormValues): boolean {
  return Object.keys(changedFields(one, other)).length === 0
}
