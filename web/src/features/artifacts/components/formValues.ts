/** What the form holds while a person types: text in every field, as the schema names them. */
import { type Artifact, type ArtifactContent, CONTENT_FIELDS } from '@tracker/domain/artifact.ts'
import { withoutDirectionControls } from '@tracker/domain/direction.ts'

export type FormValues = Record<keyof ArtifactContent, string>

function valuesFrom(read: (field: keyof ArtifactContent) => string): FormValues {
  return {
    artifact_name: read('artifact_name'),
    artifact_image: read('artifact_image'),
    image_credit: read('image_credit'),
    image_licence: read('image_licence'),
    artifact_type: read('artifact_type'),
    created_at: read('created_at'),
    historical_context: read('historical_context'),
    present_location: read('present_location'),
    discovered_by: read('discovered_by'),
    discovered_at: read('discovered_at'),
    short_description: read('short_description'),
  }
}

/** The form of a new artifact. */
export const EMPTY_FORM: FormValues = valuesFrom(() => '')

/** The form of an artifact that is there. A name from before such were refused comes without what turns text around. */
export function valuesOf(artifact: Artifact): FormValues {
  return {
    ...valuesFrom((field) => artifact[field] ?? ''),
    artifact_name: withoutDirectionControls(artifact.artifact_name),
  }
}

/** Without what is said of a picture: there is none. */
export function withoutCaption(values: FormValues): FormValues {
  return { ...values, image_credit: '', image_licence: '' }
}

/** Reads changes that were kept as text. What is not text under the name of a field is left out. */
export function parseChanges(text: string | null): Partial<FormValues> {
  const changes: Partial<FormValues> = {}
  const kept = parseJson(text ?? '')
  if (typeof kept !== 'object' || kept === null) return changes
  const entries = new Map<string, unknown>(Object.entries(kept))
  for (const field of CONTENT_FIELDS) {
    const value = entries.get(field)
    if (typeof value === 'string') changes[field] = value
  }
  return changes
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields that are not as they were at first; what is missing is empty. */
export function changedFields<T extends Partial<FormValues>>(
  values: T,
  initial: Partial<FormValues>,
): Partial<T> {
  const changed: Partial<T> = {}
  for (const field of CONTENT_FIELDS)
    if ((values[field] ?? '') !== (initial[field] ?? '')) changed[field] = values[field]
  return changed
}

/** Whether every field is as it was. */
export function isSameValues(one: FormValues, other: FormValues): boolean {
  return Object.keys(changedFields(one, other)).length === 0
}
