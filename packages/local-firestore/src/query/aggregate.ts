/** Computes count, sum and average over query results. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type {
  StructuredAggregationQuery,
  StructuredAggregationQuery_Aggregation as Aggregation,
} from '#gen/google/firestore/v1/query_pb.js'
import { invalidArgument } from '#status.ts'
import type { StoredDocument } from '#store/document.ts'
import { doubleValue, integerValue, nullValue, numberOf } from '#values/protoValue.ts'
import { parseQueryField, valueAt } from '#query/queryField.ts'
import type { Conjunct } from '#query/filter.ts'
import { MAX_INT64, MIN_INT64 } from '#values/int64.ts'

const MAX_AGGREGATIONS = 5

/** Requires documents to have all aggregated fields. As in Firestore, this includes counts in the same query. */
export function aggregatedConjuncts({ aggregations }: StructuredAggregationQuery): readonly Conjunct[] {
  return aggregations.flatMap(({ operator }) => {
    if (operator.case !== 'sum' && operator.case !== 'avg') return []
    const field = parseQueryField(operator.value.field?.fieldPath ?? '')
    return [{ matches: (document) => valueAt(document, field) !== undefined, condition: null }]
  })
}

/** Computes the aggregations and returns the results by alias. Throws INVALID_ARGUMENT. */
export function aggregate(
  { aggregations }: StructuredAggregationQuery,
  documents: readonly StoredDocument[],
): Record<string, Value> {
  if (aggregations.length === 0 || aggregations.length > MAX_AGGREGATIONS) {
    throw invalidArgument(`A query has 1 to ${MAX_AGGREGATIONS} aggregations.`)
  }
  const results: Record<string, Value> = {}
  let unnamedCount = 0
  for (const aggregation of aggregations) {
    const alias = aggregation.alias || `field_${(unnamedCount += 1)}`
    if (Object.hasOwn(results, alias)) throw invalidArgument(`Aggregation alias "${alias}" is not unique.`)
    results[alias] = compute(aggregation, documents)
  }
  return results
}

function compute({ operator }: Aggregation, documents: readonly StoredDocument[]): Value {
  switch (operator.case) {
    case 'count': {
      const { upTo } = operator.value
      if (upTo !== undefined && upTo <= 0n) throw invalidArgument('Aggregation up_to must be positive.')
      const count = BigInt(documents.length)
      return integerValue(upTo !== undefined && upTo < count ? upTo : count)
    }
    case 'sum':
      return sumOf(numbersAt(documents, operator.value.field?.fieldPath ?? ''))
    case 'avg': {
      const numbers = numbersAt(documents, operator.value.field?.fieldPath ?? '')
      return numbers.length === 0 ? nullValue() : doubleValue(Number(total(numbers)) / numbers.length)
    }
    default:
      throw invalidArgument('An aggregation has no operator.')
  }
}

function numbersAt(documents: readonly StoredDocument[], path: string): readonly (bigint | number)[] {
  const field = parseQueryField(path)
  return documents.flatMap((document) => {
    const number = numberOf(valueAt(document, field))
    return number === null ? [] : [number]
  })
}

/** Sums exactly if all numbers are integers; otherwise returns a double. */
function total(numbers: readonly (bigint | number)[]): bigint | number {
  let integers = 0n
  let doubles = 0
  let exact = true
  for (const number of numbers) {
    if (typeof number === 'bigint') integers += number
    else {
      doubles += number
      exact = false
    }
  }
  return exact ? integers : Number(integers) + doubles
}

function sumOf(numbers: readonly (bigint | number)[]): Value {
  const sum = total(numbers)
  if (typeof sum === 'number') return doubleValue(sum)
  return sum > MAX_INT64 || sum < MIN_INT64 ? doubleValue(Number(sum)) : integerValue(sum)
}
