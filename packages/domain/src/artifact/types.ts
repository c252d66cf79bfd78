/** The types of artifacts of this site: those of `site.config.ts`, by default the seven of the specification. */
import { SITE } from '../site/site.ts'
import { isShippedType, type Outline, OUTLINES, SHIPPED_TYPES } from './shippedTypes.ts'

export const SITE_TYPES: NonNullable<typeof SITE.types> = SITE.types ?? SHIPPED_TYPES.map((id) => ({ id }))

/** Ids, in the order of the form. */
export const ARTIFACT_TYPES: readonly string[] = SITE_TYPES.map(({ id }) => id)

const typeOf = (id: string) => SITE_TYPES.find((type) => type.id === id)

/** False for types that the site had earlier. */
export const isType = (id: string): boolean => ARTIFACT_TYPES.includes(id)

/** Type of imported records for which no word of the file suggests one: Tools, or the last one of a site without them. */
export const DEFAULT_TYPE: string = isType('Tools') ? 'Tools' : (ARTIFACT_TYPES.at(-1) ?? '')

/** Label of a type that the site names itself; undefined for those of the specification, which catalogues contain. */
export function ownTypeLabel(id: string, language: string): string | undefined {
  const labels: Readonly<Record<string, string | undefined>> = typeOf(id)?.label ?? {}
  return labels[language]
}

/** Labels of the types that the site names itself, by id. */
export const ownTypeLabels = (language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ARTIFACT_TYPES.flatMap((id) => {
      const label = ownTypeLabel(id, language)
      return label === undefined ? [] : [[id, label]]
    }),
  )

/** Words that mean a type of the site: its labels in all languages, then the words of the configuration. */
export function ownTypeWords(id: string): readonly string[] {
  const { label = {}, words = [] } = typeOf(id) ?? {}
  return [...new Set([...Object.values(label), ...words])]
}

/** Outline of a type's initial; null for none. */
export function outlineOf(id: string): Outline | null {
  const { outline } = typeOf(id) ?? {}
  if (outline !== undefined) return outline
  return isShippedType(id) ? (OUTLINES.find((known) => known === id.toLowerCase()) ?? null) : null
}
