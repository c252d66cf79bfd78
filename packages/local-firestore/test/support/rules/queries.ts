import { create } from '@bufbuild/protobuf'
import {
  StructuredQuery_CompositeFilter_Operator as Composite,
  StructuredQuery_Direction as Direction,
  StructuredQuery_FieldFilter_Operator as Field,
  StructuredQuery_FilterSchema,
  StructuredQuery_UnaryFilter_Operator as Unary,
  StructuredQuerySchema,
  type StructuredQuery_Filter,
} from '#gen/google/firestore/v1/query_pb.js'
import type { ListAccess, Decision } from '#rules/access.ts'
import { contextOf, rulesetOf, toProto, type Plain, type Fixture } from '#test/support/rules/builders.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'

const OPERATORS = {
  '==': Field.EQUAL,
  '!=': Field.NOT_EQUAL,
  '<': Field.LESS_THAN,
  '<=': Field.LESS_THAN_OR_EQUAL,
  '>': Field.GREATER_THAN,
  '>=': Field.GREATER_THAN_OR_EQUAL,
  in: Field.IN,
  'not-in': Field.NOT_IN,
  'array-contains': Field.ARRAY_CONTAINS,
  'array-contains-any': Field.ARRAY_CONTAINS_ANY,
} as const

export function where(path: string, operator: keyof typeof OPERATORS, value: Plain): StructuredQuery_Filter {
  const filter = { field: { fieldPath: path }, op: OPERATORS[operator], value: toProto(value) }
  return create(StructuredQuery_FilterSchema, { filterType: { case: 'fieldFilter', value: filter } })
}

/** Creates a unary filter. */
export function is(path: string, name: 'null' | 'nan' | 'not null'): StructuredQuery_Filter {
  const op = { null: Unary.IS_NULL, nan: Unary.IS_NAN, 'not null': Unary.IS_NOT_NULL }[name]
  const operandType = { case: 'field', value: { fieldPath: path } } as const
  return create(StructuredQuery_FilterSchema, {
    filterType: { case: 'unaryFilter', value: { op, operandType } },
  })
}

export function and(...filters: StructuredQuery_Filter[]): StructuredQuery_Filter {
  return composite(Composite.AND, filters)
}

export function or(...filters: StructuredQuery_Filter[]): StructuredQuery_Filter {
  return composite(Composite.OR, filters)
}

function composite(op: Composite, filters: StructuredQuery_Filter[]): StructuredQuery_Filter {
  return create(StructuredQuery_FilterSchema, {
    filterType: { case: 'compositeFilter', value: { op, filters } },
  })
}

export interface QuerySpec {
  readonly from?: string
  readonly group?: boolean
  readonly parent?: string
  readonly where?: StructuredQuery_Filter
  readonly limit?: number
  readonly offset?: number
  readonly orderBy?: readonly (readonly [path: string, direction: 'asc' | 'desc'])[]
}

/** Creates the access of a query. */
export function listAccess(spec: QuerySpec): ListAccess {
  const query = create(StructuredQuerySchema, {
    from: [{ collectionId: spec.from ?? 'c', allDescendants: spec.group ?? false }],
    orderBy: (spec.orderBy ?? []).map(([fieldPath, direction]) => ({
      field: { fieldPath },
      direction: direction === 'desc' ? Direction.DESCENDING : Direction.ASCENDING,
    })),
    offset: spec.offset ?? 0,
  })
  if (spec.limit !== undefined) query.limit = spec.limit
  if (spec.where !== undefined) query.where = spec.where
  return { method: 'list', parent: spec.parent === undefined ? [] : spec.parent.split('/'), query }
}

/** Evaluates declarations for a query. */
export function decideQuery(declarations: string, spec: QuerySpec, fixture: Fixture = {}): Decision {
  return rulesetOf(rulesSource(declarations)).decide(listAccess(spec), contextOf(fixture))
}

/** Whether user `u1` may run a query on `c` under one condition. */
export function allowsQuery(condition: string, filter?: QuerySpec['where'], rest: QuerySpec = {}): boolean {
  const spec = filter === undefined ? rest : { ...rest, where: filter }
  return decideQuery(`match /c/{id} { allow list: if ${condition}; }`, spec, { uid: 'u1' }).allowed
}
