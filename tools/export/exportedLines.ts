import { CONTENT_FIELDS, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACT_CSV_START, artifactCsvLine } from '@tracker/domain/artifact/artifactCsv.ts'
import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'
import { DELETING, isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { FieldPath, type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'

const PAGE = 300
/** Exported fields. N-grams for search, most of a document's size, are omitted. */
const FIELDS = [...CONTENT_FIELDS, 'adder_name', 'likes_count', 'added_at', DELETING]

/** A format of exported files. */
interface Format {
  /** Beginning of the file. */
  readonly start: string
  /** Public fields without e-mail addresses and derived fields. */
  readonly lineOf: (document: QueryDocumentSnapshot) => string
}

export const JSON_LINES: Format = {
  start: '',
  lineOf: (document) => {
    const added: unknown = document.get('added_at')
    const addedAt = added instanceof Timestamp ? { added_at: added.toDate().toISOString() } : {}
    return `${JSON.stringify({ ...readArtifact(document.id, document.data()), ...addedAt })}\n`
  },
}

export const CSV: Format = {
  start: ARTIFACT_CSV_START,
  lineOf: (document) => artifactCsvLine(readArtifact(document.id, document.data())),
}

/**
 * Yields the text of a file with all artifacts, by ID, page by page. Artifacts added during the export may be
 * missing.
 * @param onLine called with each artifact's image URL
 */
export async function* exportedLines(
  firestore: Firestore,
  { start, lineOf }: Format,
  onLine: (image: string) => void,
): AsyncIterable<string> {
  yield start
  const byId = firestore
    .collection(ARTIFACTS)
    .select(...FIELDS)
    .orderBy(FieldPath.documentId())
    .limit(PAGE)
  let page = await byId.get()
  for (;;) {
    for (const document of page.docs) {
      if (isBeingDeleted(document.data())) continue
      onLine(String(document.get('artifact_image')))
      yield lineOf(document)
    }
    const last = page.docs.at(-1)
    if (!last || page.size < PAGE) return
    page = await byId.startAfter(last.id).get()
  }
}
