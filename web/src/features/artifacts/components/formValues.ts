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

/** Reads the changes that were kept as text; null when there are none. */
export function parseChanges(text: string | null): Partial<FormValues> | null {
  if (text === null) return null
  try {
    const kept = new Map<string, unknown>(Object.entries(Object(JSON.parse(text))))
    const told = CONTENT_FIELDS.filter((field) => typeof kept.get(field) === 'string')
    return told.length === 0
      ? null
      : Object.fromEntries(told.map((field) => [field, String(kept.get(field))]))
  } catch {
    return null
  }
}

/** The fields that are not as they were at first. */
export function changedFields<T extends FormValues>(values: T, initial: FormValues): Partial<T> {
  const changed: Partial<T> = {}
  for (const field of CONTENT_FIELDS) if (values[field] !== initial[field]) changed[field] = values[field]
  return changed
}

export function isSameValues(one: FormValues, other: FormValues): boolean {
  return Object.keys(changedFields(one, other)).length === 0
}
