/** Listens to the result of a query. */
import type { ListenResponse } from '#gen/google/firestore/v1/firestore_pb.js'
import type { StructuredQuery } from '#gen/google/firestore/v1/query_pb.js'
import { planQuery } from '#query/plan.ts'
import { matchesPlan, projected, type QueryResult, runQuery } from '#query/run.ts'
import { selectsCollection } from '#store/view.ts'
import type { StoredDocument } from '#store/document.ts'
import type { Path } from '#values/names.ts'
import { authorizeList } from '#operations/authorize.ts'
import type { Request } from '#operations/context.ts'
import { parentIn } from '#operations/runQuery.ts'
import { changed, deleted, left } from '#operations/listen/messages.ts'
import type { Target, Touched } from '#operations/listen/target.ts'

/** A target for the result of a query below `parent`. Throws INVALID_ARGUMENT. */
export function queryTarget(request: Request, id: number, parent: string, query: StructuredQuery): Target {
  const { database, context } = request
  const parentPath = parentIn(request, parent)
  const plan = planQuery(parentPath, query)
  /** With a limit or an offset a change of one document may move others in or out. */
  const isWindow = plan.limit !== null || plan.offset > 0
  let sent = new Map<string, StoredDocument>()

  const selects = (path: Path) => selectsCollection(plan.selector, path.slice(0, -1))
  const present = (document: StoredDocument) => changed(id, projected(plan, document))
  const absent = ({ path, name }: StoredDocument, time: bigint) =>
    database.get(path) === null ? deleted(id, name, time) : left(id, name, time)
  const byKey = ({ documents }: QueryResult) => new Map(documents.map((document) => [document.key, document]))

  const updateWindow = (touched: Touched, time: bigint): ListenResponse[] => {
    if (![...touched.values()].some(selects)) return []
    const before = sent
    sent = byKey(runQuery(database, plan))
    const gone = [...before.values()].filter(({ key }) => !sent.has(key))
    const fresh = [...sent.values()].filter((document) => before.get(document.key) !== document)
    return [...gone.map((document) => absent(document, time)), ...fresh.map(present)]
  }

  const updateOne = (key: string, path: Path, time: bigint): ListenResponse[] => {
    const before = sent.get(key)
    const document = database.get(path)
    if (document !== null && selects(path) && matchesPlan(plan, document)) {
      sent.set(key, document)
      return before === document ? [] : [present(document)]
    }
    sent.delete(key)
    return before === undefined ? [] : [absent(before, time)]
  }

  return {
    authorize: () => authorizeList(request, database, parentPath, query),
    initial: () => {
      const result = runQuery(database, plan)
      sent = byKey(result)
      context.usage.query(database.id.projectId, result)
      return [...sent.values()].map(present)
    },
    update: (touched, time) => {
      const messages = isWindow
        ? updateWindow(touched, time)
        : [...touched].flatMap(([key, path]) => updateOne(key, path, time))
      const documents = messages.filter(({ responseType }) => responseType.case === 'documentChange')
      context.usage.read(database.id.projectId, documents.length)
      return messages
    },
  }
}
