/** Artifacts as CSV. The import tool reads the columns again (docs/importing.md). */
import { CSV_START, csvLine } from '../text/csv.ts'
import { type Artifact, CONTENT_FIELDS, FIELD_LABELS } from './artifact.ts'

/** Beginning of the file: byte order mark and column names. */
export const ARTIFACT_CSV_START =
  CSV_START +
  csvLine([...CONTENT_FIELDS.map((field) => FIELD_LABELS[field]), FIELD_LABELS.adder_name, 'Likes', '_id'])

/** One artifact with its public fields. */
export const artifactCsvLine = (artifact: Artifact) =>
  csvLine([
    ...CONTENT_FIELDS.map((field) => artifact[field] ?? ''),
    artifact.adder_name,
    String(artifact.likes_count),
    artifact._id,
  ])
