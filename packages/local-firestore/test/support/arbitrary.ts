/** Arbitraries for property tests. Their domains are small, so that equal values are frequent. */
import { create, fromJson } from '@bufbuild/protobuf'
import fc from 'fast-check'
import { MapValueSchema, type Value, ValueSchema } from '#gen/google/firestore/v1/document_pb.js'
import {
  type StructuredQuery,
  StructuredQuery_CompositeFilter_Operator as Composite,
  StructuredQuery_Direction as Direction,
  StructuredQuery_FieldFilter_Operator as Operator,
  type StructuredQuery_Filter as Filter,
  StructuredQuery_FilterSchema as FilterSchema,
  StructuredQuerySchema,
} from '#gen/google/firestore/v1/query_pb.js'
import {
  arrayValue,
  doubleValue,
  integerValue,
  nullValue,
  referenceValue,
  stringValue,
  timestampValue,
} from '#values/protoValue.ts'
import { checkFilter } from '#query/checkQuery.ts'

const DOCUMENTS = 'projects/p/databases/(default)/documents'

const mapValue = (fields: Record<string, Value>): Value =>
  create(ValueSchema, { valueType: { case: 'mapValue', value: create(MapValueSchema, { fields }) } })
const booleanValue = (value: boolean): Value =>
  create(ValueSchema, { valueType: { case: 'booleanValue', value } })
const bytesValue = (value: Uint8Array): Value =>
  create(ValueSchema, { valueType: { case: 'bytesValue', value } })
const geoPoint = ([latitude, longitude]: [number, number]): Value =>
  fromJson(ValueSchema, { geoPointValue: { latitude, longitude } })

/** Any text that UTF-8 can encode, with characters above and below the surrogates. */
export const anyText = fc.string({
  unit: fc.oneof(
    fc.constantFrom('a', '.', '`', '\\', '\u{ff5e}', '\u{1f600}'),
    fc
      .integer({ min: 0, max: 0x10ffff })
      .filter(isCharacter)
      .map((code) => String.fromCodePoint(code)),
  ),
})

function isCharacter(code: number): boolean {
  return code < 0xd800 || code > 0xdfff
}

const text = fc.constantFrom('', 'a', 'b', 'ab', 'é', '\u{ff5e}', '\u{1f600}', 'B')
const double = fc.oneof(
  fc.constantFrom(0, -0, 1, 1.5, -1, Number.NaN, Infinity, -Infinity, 2 ** 53, 2 ** 63, 5e-324),
  fc.double(),
)
const integer = fc.oneof(
  fc.constantFrom(0n, 1n, -1n, 2n ** 53n + 1n, 2n ** 63n - 1n, -(2n ** 63n)),
  fc.bigInt(-5n, 5n),
)

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant(nullValue()),
  fc.boolean().map(booleanValue),
  integer.map(integerValue),
  double.map(doubleValue),
  fc.bigInt(-3n, 3n).map(timestampValue),
  text.map(stringValue),
  fc.uint8Array({ maxLength: 2 }).map(bytesValue),
  fc.constantFrom('a', 'b', '__id7__', '__id12__').map((id) => referenceValue(`${DOCUMENTS}/c/${id}`)),
  fc.tuple(fc.constantFrom(0, -0, 1), fc.constantFrom(0, 2)).map(geoPoint),
)
const vector = fc
  .array(fc.constantFrom(0, 1, 2).map(doubleValue), { maxLength: 3 })
  .map((elements) => mapValue({ __type__: stringValue('__vector__'), value: arrayValue(elements) }))
const map = (values: fc.Arbitrary<Value>) =>
  fc.dictionary(fc.constantFrom('a', 'b', '\u{ff5e}', '\u{1f600}'), values, { maxKeys: 2 }).map(mapValue)
const container = fc.oneof(fc.array(scalar, { maxLength: 3 }).map(arrayValue), vector, map(scalar))

export const anyValue: fc.Arbitrary<Value> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: container },
  {
    weight: 1,
    arbitrary: fc
      .array(
        container.filter((value) => value.valueType.case === 'mapValue'),
        { maxLength: 2 },
      )
      .map(arrayValue),
  },
  { weight: 1, arbitrary: map(container) },
)

const smallNumber = fc.oneof(fc.bigInt(0n, 4n).map(integerValue), fc.constantFrom(1, 2.5).map(doubleValue))
const fieldValue = fc.oneof(
  { weight: 5, arbitrary: smallNumber },
  { weight: 1, arbitrary: anyValue },
  { weight: 4, arbitrary: fc.array(smallNumber, { maxLength: 3 }).map(arrayValue) },
)

export const anyFields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fieldValue)

const fieldPath = fc.constantFrom('a', 'b', 'c')
const operator = fc.constantFrom(
  Operator.EQUAL,
  Operator.EQUAL,
  Operator.ARRAY_CONTAINS,
  Operator.ARRAY_CONTAINS,
  Operator.LESS_THAN,
  Operator.GREATER_THAN_OR_EQUAL,
  Operator.NOT_EQUAL,
  Operator.IN,
  Operator.ARRAY_CONTAINS_ANY,
)
const condition: fc.Arbitrary<Filter> = fc
  .tuple(fieldPath, operator, fc.oneof(smallNumber, fieldValue))
  .map(([fieldPath, op, operand]) => {
    const isList = op === Operator.IN || op === Operator.ARRAY_CONTAINS_ANY
    const value = isList ? arrayValue([operand]) : operand
    return create(FilterSchema, {
      filterType: { case: 'fieldFilter', value: { field: { fieldPath }, op, value } },
    })
  })
const composite = (op: Composite, parts: fc.Arbitrary<Filter>) =>
  fc
    .array(parts, { minLength: 1, maxLength: 3 })
    .map((filters) =>
      create(FilterSchema, { filterType: { case: 'compositeFilter', value: { op, filters } } }),
    )
const anyFilter = fc
  .oneof(
    condition,
    composite(Composite.AND, condition),
    composite(Composite.AND, fc.oneof(condition, composite(Composite.OR, condition))),
  )
  .filter(isAccepted)

function isAccepted(filter: Filter): boolean {
  try {
    checkFilter(filter)
    return true
  } catch {
    return false
  }
}

const anyCursor = fc.record({
  values: fc.array(smallNumber, { minLength: 1, maxLength: 1 }),
  before: fc.boolean(),
})

/** Queries on collection `c` that cover the choice between index and scan. */
export const anyQuery: fc.Arbitrary<StructuredQuery> = fc
  .record({
    where: fc.option(anyFilter, { nil: undefined }),
    orders: fc.uniqueArray(
      fc.record({ fieldPath, direction: fc.constantFrom(Direction.ASCENDING, Direction.DESCENDING) }),
      { maxLength: 2, selector: (order) => order.fieldPath },
    ),
    startAt: fc.option(anyCursor, { nil: undefined }),
    endAt: fc.option(anyCursor, { nil: undefined }),
    limit: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
    offset: fc.constantFrom(0, 0, 2),
  })
  .map(({ where, orders, startAt, endAt, limit, offset }) =>
    create(StructuredQuerySchema, {
      from: [{ collectionId: 'c' }],
      offset,
      orderBy: orders.map(({ fieldPath, direction }) => ({ field: { fieldPath }, direction })),
      ...(where !== undefined && { where }),
      ...(limit !== undefined && { limit }),
      ...(orders.length > 0 && startAt !== undefined && { startAt }),
      ...(orders.length > 0 && endAt !== undefined && { endAt }),
    }),
  )
