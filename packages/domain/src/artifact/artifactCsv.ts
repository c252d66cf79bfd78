/** Artifacts as CSV. The import tool can read these columns (docs/importing.md). */
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
 * Start of a CSV file: byte order mark and column names.
 * @param more names of additional columns
 */
export const artifactCsvStart = (more: readonly string[] = []) =>
  CSV_START + csvLine([...ARTIFACT_COLUMNS, ...more])

/** Start of a CSV file without additional columns. */
export const ARTIFACT_CSV_START = artifactCsvStart()

/**
 * A CSV line with the public fields of an artifact.
 * @param more cells of additional columns
 */
export const artifactCsvLine = (artifact: Artifact, more: readonly string[] = []) =>
  csvLine([...artifactCells(artifact), ...more])
