/** Compiles filters to predicates over documents. */
import {
  StructuredQuery_CompositeFilter_Operator as Composite,
  type StructuredQuery_Filter as Filter,
} from '#gen/google/firestore/v1/query_pb.js'
import { invalidArgument } from '#status.ts'
import type { StoredDocument } from '#store/document.ts'
import type { QueryField } from '#query/queryField.ts'
import { fieldFilter, type FieldCondition, unaryFilter } from '#query/fieldFilter.ts'

export type Predicate = (document: StoredDocument) => boolean

export interface CompiledFilter {
  /** A document matches the filter if it matches all conjuncts. */
  readonly conjuncts: readonly Conjunct[]
  /** Fields with an inequality at any depth of the filter. */
  readonly inequalityFields: readonly QueryField[]
}

export interface Conjunct {
  readonly matches: Predicate
  /** Set if the conjunct is a single field condition, which an index may answer. */
  readonly condition: FieldCondition | null
}

/** Compiles a filter. Throws INVALID_ARGUMENT. */
export function compileFilter(filter: Filter | undefined): CompiledFilter {
  if (filter === undefined) return { conjuncts: [], inequalityFields: [] }
  const inequalityFields: QueryField[] = []
  const conjuncts = conjunctsOf(filter, inequalityFields)
  return { conjuncts, inequalityFields }
}

function conjunctsOf(filter: Filter, inequalityFields: QueryField[]): readonly Conjunct[] {
  const { filterType } = filter
  if (filterType.case === 'compositeFilter' && filterType.value.op === Composite.AND) {
    return filterType.value.filters.flatMap((part) => conjunctsOf(part, inequalityFields))
  }
  if (filterType.case === 'compositeFilter' && filterType.value.op === Composite.OR) {
    const branches = filterType.value.filters.map((part) => conjunctsOf(part, inequalityFields))
    if (branches.length === 1) return branches[0] ?? []
    const matches: Predicate = (document) =>
      branches.some((branch) => branch.every((conjunct) => conjunct.matches(document)))
    return [{ matches, condition: null }]
  }
  const condition = conditionOf(filter)
  if (condition.isInequality) inequalityFields.push(condition.field)
  return [{ matches: condition.matches, condition }]
}

function conditionOf({ filterType }: Filter): FieldCondition {
  if (filterType.case === 'fieldFilter') return fieldFilter(filterType.value)
  if (filterType.case === 'unaryFilter') return unaryFilter(filterType.value)
  throw invalidArgument('A filter must be a composite, field or unary filter.')
}
