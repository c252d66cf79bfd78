import type { ListenResponse } from '#gen/google/firestore/v1/firestore_pb.js'
import type { StructuredQuery } from '#gen/google/firestore/v1/query_pb.js'
import { checkListened } from '#query/checkDescendants.ts'
import { planQuery } from '#query/plan.ts'
import { matchesPlan, toProjectedMessage, type QueryResult, executePlan } from '#query/executePlan.ts'
import { selectsCollection } from '#store/view.ts'
import type { StoredDocument } from '#store/document.ts'
import type { Path } from '#values/resourceNames.ts'
import { authorizeList } from '#operations/authorize.ts'
import type { Request } from '#operations/context.ts'
import { parentPathIn } from '#operations/requestPaths.ts'
import { documentChanged, documentDeleted, documentRemoved } from '#operations/listen/listenResponses.ts'
import type { Target, ChangedPaths } from '#operations/listen/target.ts'

/** Creates a target that listens to the results of a query below `parent`. Throws INVALID_ARGUMENT. */
export function queryTarget(request: Request, id: number, parent: string, query: StructuredQuery): Target {
  const { database, context } = request
  const parentPath = parentPathIn(request, parent)
  const plan = planQuery(parentPath, query)
  checkListened(plan.selector)
  /** With a limit or an offset, a change to one document can add or remove other results. */
  const isWindow = plan.limit !== null || plan.offset > 0
  let sent = new Map<string, StoredDocument>()

  const selects = (path: Path) => selectsCollection(plan.selector, path.slice(0, -1))
  const addResponse = (document: StoredDocument) => documentChanged(id, toProjectedMessage(plan, document))
  const removeResponse = ({ path, name }: StoredDocument, time: bigint) =>
    database.get(path) === null ? documentDeleted(id, name, time) : documentRemoved(id, name, time)
  const byKey = ({ documents }: QueryResult) => new Map(documents.map((document) => [document.key, document]))

  const updateWindow = (changedPaths: ChangedPaths, time: bigint): ListenResponse[] => {
    if (![...changedPaths.values()].some(selects)) return []
    const before = sent
    sent = byKey(executePlan(database, plan))
    const removed = [...before.values()].filter(({ key }) => !sent.has(key))
    const updated = [...sent.values()].filter((document) => before.get(document.key) !== document)
    return [...removed.map((document) => removeResponse(document, time)), ...updated.map(addResponse)]
  }

  const updateOne = (key: string, path: Path, time: bigint): ListenResponse[] => {
    const before = sent.get(key)
    const document = database.get(path)
    if (document !== null && selects(path) && matchesPlan(plan, document)) {
      sent.set(key, document)
      return before === document ? [] : [addResponse(document)]
    }
    sent.delete(key)
    return before === undefined ? [] : [removeResponse(before, time)]
  }

  return {
    authorize: () => authorizeList(request, database, parentPath, query),
    initial: () => {
      const result = executePlan(database, plan)
      sent = byKey(result)
      context.usage.recordQuery(database.id.projectId, result)
      return [...sent.values()].map(addResponse)
    },
    update: (changedPaths, time) => {
      const messages = isWindow
        ? updateWindow(changedPaths, time)
        : [...changedPaths].flatMap(([key, path]) => updateOne(key, path, time))
      const documents = messages.filter(({ responseType }) => responseType.case === 'documentChange')
      context.usage.recordReads(database.id.projectId, documents.length)
      return messages
    },
  }
}
