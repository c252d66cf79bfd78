/** Artifacts as CSV. The import tool reads the columns again (docs/importing.md). */
import { CSV_START, csvLine } from '../text/csv.ts'
import { type Artifact, CONTENT_FIELDS, FIELD_LABELS } from './artifact.ts'

/** Column names of exported tables. */
export const ARTIFACT_COLUMNS: readonly string[] = [
  ...CONTENT_FIELDS.map((field) => FIELD_LABELS[field]),
  FIELD_LABELS.adder_name,
  'Likes',
  '_id',
]

/** One artifact with its public fields, in the order of the columns. */
export const artifactCells = (artifact: Artifact): string[] => [
  ...CONTENT_FIELDS.map((field) => artifact[field] ?? ''),
  artifact.adder_name,
  String(artifact.likes_count),
  artifact._id,
]

/** Beginning of the file: byte order mark and column names. @param more names of further columns */
export const artifactCsvStart = (more: readonly string[] = []) =>
  CSV_START + csvLine([...ARTIFACT_COLUMNS, ...more])

/** Beginning of a file without further columns. */
export const ARTIFACT_CSV_START = artifactCsvStart()

/** One artifact with its public fields. @param more cells of further columns */
export const artifactCsvLine = (artifact: Artifact, more: readonly string[] = []) =>
  csvLine([...artifactCells(artifact), ...more])
