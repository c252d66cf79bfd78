/** Listens to documents by name, whether they exist or not. */
import type { ListenResponse } from '#gen/google/firestore/v1/firestore_pb.js'
import { type StoredDocument, toMessage } from '#store/document.ts'
import { documentName, type Path, pathKey } from '#values/names.ts'
import { authorizeGet } from '#operations/authorize.ts'
import { pathIn } from '#operations/batchGet.ts'
import type { Request } from '#operations/context.ts'
import { changed, deleted } from '#operations/listen/messages.ts'
import type { Target } from '#operations/listen/target.ts'

/** A target for documents by full resource name. Throws INVALID_ARGUMENT. */
export function documentsTarget(request: Request, id: number, names: readonly string[]): Target {
  const { database, context } = request
  const paths = new Map<string, Path>()
  for (const name of names) {
    const path = pathIn(request, name)
    paths.set(pathKey(path), path)
  }
  const sent = new Map<string, StoredDocument | null>()

  const send = (key: string, path: Path, time: bigint): ListenResponse => {
    const document = database.get(path)
    sent.set(key, document)
    context.usage.read(database.id.projectId, 1)
    return document === null
      ? deleted(id, documentName(database.id, path), time)
      : changed(id, toMessage(document))
  }

  return {
    authorize: () => {
      for (const path of paths.values()) authorizeGet(request, database, path)
    },
    initial: (time) => [...paths].map(([key, path]) => send(key, path, time)),
    update: (touched, time) =>
      [...paths]
        .filter(([key, path]) => touched.has(key) && sent.get(key) !== database.get(path))
        .map(([key, path]) => send(key, path, time)),
  }
}
