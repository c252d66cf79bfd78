/** What the form holds while a person types: text in every field, as the schema names them. */
import { type Artifact, type ArtifactContent, CONTENT_FIELDS } from '@tracker/domain/artifact.ts'

export type FormValues = Record<keyof ArtifactContent, string>

function valuesFrom(read: (field: keyof ArtifactContent) => string): FormValues {
  return {
    artifact_name: read('artifact_name'),
    artifact_image: read('artifact_image'),
    artifact_type: read('artifact_type'),
    created_at: read('created_at'),
    historical_context: read('historical_context'),
    present_location: read('present_location'),
    discovered_by: read('discovered_by'),
    discovered_at: read('discovered_at'),
    short_description: read('short_description'),
  }
}

export const EMPTY_FORM: FormValues = valuesFrom(() => '')

export function valuesOf(artifact: Artifact): FormValues {
  return valuesFrom((field) => artifact[field])
}

/** Reads values that were kept as text; null when they are not of this form. */
export function parseValues(text: string | null): FormValues | null {
  if (text === null) return null
  try {
    const kept: unknown = JSON.parse(text)
    const fields = new Map<string, unknown>(Object.entries(Object(kept)))
    if (!CONTENT_FIELDS.every((field) => typeof fields.get(field) === 'string')) return null
    return valuesFrom((field) => String(fields.get(field)))
  } catch {
    return null
  }
}

export function isSameValues(one: FormValues, other: FormValues): boolean {
  return CONTENT_FIELDS.every((field) => one[field] === other[field])
}
