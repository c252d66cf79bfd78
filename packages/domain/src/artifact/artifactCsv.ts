/** Artifacts as CSV. The import tool can read these columns (docs/importing.md). */
import { furtherCell, MORE_PHOTOS_LABEL } from '../import/furtherCell.ts'
import { CSV_START, csvLine } from '../text/csv.ts'
import { type Artifact, CONTENT_FIELDS, FIELD_LABELS } from './artifact.ts'

/** Column names of exported tables. */
export const ARTIFACT_COLUMNS: readonly string[] = [
  ...CONTENT_FIELDS.map((field) => FIELD_LABELS[field]),
  FIELD_LABELS.adder_name,
  'Likes',
  '_id',
]

/** Public fields of an artifact, in the order of the columns. */
export const artifactCells = (artifact: Artifact): string[] => [
  ...CONTENT_FIELDS.map((field) => artifact[field] ?? ''),
  artifact.adder_name,
  String(artifact.likes_count),
  artifact._id,
]

/**
 * Returns a table of artifacts, a row each after the names of the columns. Their further photographs are a column if one has
 * some.
 * @param columns additional columns, each with its name first
 */
export function artifactTable(
  artifacts: readonly Artifact[],
  columns: readonly (readonly string[])[] = [],
): string[][] {
  const lists = artifacts.map(({ more_photos: photographs = [] }) => photographs)
  const further = lists.some(({ length }) => length > 0)
    ? [[MORE_PHOTOS_LABEL, ...lists.map(furtherCell)]]
    : []
  return [ARTIFACT_COLUMNS, ...artifacts.map(artifactCells)].map((cells, at) => [
    ...cells,
    ...[...further, ...columns].map((column) => column[at] ?? ''),
  ])
}

/** Returns a table as the text of a CSV file. */
export const csvOf = (rows: readonly (readonly string[])[]) => CSV_START + rows.map(csvLine).join('')
