/** What of a document a query asks for. */
import type { Document } from '#gen/google/firestore/v1/document_pb.js'
import { type StoredDocument, toMessage } from '#store/document.ts'
import { selectFields } from '#values/fieldPath.ts'
import type { QueryPlan } from './plan.ts'

export const projected = ({ select }: QueryPlan, document: StoredDocument): Document =>
  select === null ? toMessage(document) : toMessage(document, selectFields(document.fields, select))
