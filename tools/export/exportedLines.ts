import { CONTENT_FIELDS, readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACT_COLUMNS, artifactCells, csvOf } from '@tracker/domain/artifact/artifactCsv.ts'
import { ARTIFACTS, MORE_PHOTOS } from '@tracker/domain/firestore/collections.ts'
import { furtherCell, MORE_PHOTOS_LABEL } from '@tracker/domain/import/furtherCell.ts'
import { DELETING, isBeingDeleted } from '@tracker/domain/artifact/storedArtifact.ts'
import { type Photograph, readPhotographs } from '@tracker/domain/photo/photograph.ts'
import { csvLine } from '@tracker/domain/text/csv.ts'
import { FieldPath, type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore'

const PAGE = 300
/** Exported fields. N-grams for search, most of a document's size, are omitted. */
const FIELDS = [...CONTENT_FIELDS, 'adder_name', 'likes_count', 'more_photos_count', 'added_at', DELETING]

/** A format of exported files. */
interface Format {
  /** Beginning of the file. */
  readonly start: string
  /** Public fields without e-mail addresses and derived fields. */
  readonly lineOf: (document: QueryDocumentSnapshot, more: readonly Photograph[]) => string
}

export const JSON_LINES: Format = {
  start: '',
  lineOf: (document, more) => {
    const added: unknown = document.get('added_at')
    const addedAt = added instanceof Timestamp ? { added_at: added.toDate().toISOString() } : {}
    const photographs = more.length > 0 && { more_photos: more }
    return `${JSON.stringify({ ...readArtifact(document.id, document.data()), ...photographs, ...addedAt })}\n`
  },
}

export const CSV: Format = {
  start: csvOf([[...ARTIFACT_COLUMNS, MORE_PHOTOS_LABEL]]),
  lineOf: (document, more) =>
    csvLine([...artifactCells(readArtifact(document.id, document.data())), furtherCell(more)]),
}

/** Reads the further photographs of a page of artifacts, by id. */
async function photographsOf(firestore: Firestore, documents: readonly QueryDocumentSnapshot[]) {
  const refs = documents
    .filter((document) => document.get('more_photos_count') !== undefined)
    .map(({ id }) => firestore.collection(MORE_PHOTOS).doc(id))
  const lists = refs.length === 0 ? [] : await firestore.getAll(...refs)
  return new Map(lists.map((list) => [list.id, readPhotographs(list.get('more_photos'))]))
}

/**
 * Yields the text of a file with all artifacts, by ID, page by page. Artifacts added during the export may be
 * missing.
 * @param onImage called with the URL of each photograph
 */
export async function* exportedLines(
  firestore: Firestore,
  { start, lineOf }: Format,
  onImage: (image: string) => void,
): AsyncIterable<string> {
  yield start
  const byId = firestore
    .collection(ARTIFACTS)
    .select(...FIELDS)
    .orderBy(FieldPath.documentId())
    .limit(PAGE)
  let page = await byId.get()
  for (;;) {
    const photographs = await photographsOf(firestore, page.docs)
    for (const document of page.docs) {
      if (isBeingDeleted(document.data())) continue
      const more = photographs.get(document.id) ?? []
      for (const image of [String(document.get('artifact_image')), ...more.map(({ url }) => url)])
        onImage(image)
      yield lineOf(document, more)
    }
    const last = page.docs.at(-1)
    if (!last || page.size < PAGE) return
    page = await byId.startAfter(last.id).get()
  }
}
