import type { ListenResponse } from '#gen/google/firestore/v1/firestore_pb.js'
import { type StoredDocument, toMessage } from '#store/document.ts'
import { documentName, type Path, pathKey } from '#values/resourceNames.ts'
import { authorizeGet } from '#operations/authorize.ts'
import { documentPathIn } from '#operations/requestPaths.ts'
import type { Request } from '#operations/context.ts'
import { documentChanged, documentDeleted } from '#operations/listen/listenResponses.ts'
import type { Target } from '#operations/listen/target.ts'

/** Creates a target that listens to documents by full resource name. Throws INVALID_ARGUMENT for invalid names. */
export function documentsTarget(request: Request, id: number, names: readonly string[]): Target {
  const { database, context } = request
  const paths = new Map<string, Path>()
  for (const name of names) {
    const path = documentPathIn(request, name)
    paths.set(pathKey(path), path)
  }
  const sent = new Map<string, StoredDocument | null>()

  const send = (key: string, path: Path, time: bigint): ListenResponse => {
    const document = database.get(path)
    sent.set(key, document)
    context.usage.recordReads(database.id.projectId, 1)
    return document === null
      ? documentDeleted(id, documentName(database.id, path), time)
      : documentChanged(id, toMessage(document))
  }

  return {
    authorize: () => {
      for (const path of paths.values()) authorizeGet(request, database, path)
    },
    initial: (time) => [...paths].map(([key, path]) => send(key, path, time)),
    update: (changedPaths, time) =>
      [...paths]
        .filter(([key, path]) => changedPaths.has(key) && sent.get(key) !== database.get(path))
        .map(([key, path]) => send(key, path, time)),
  }
}
