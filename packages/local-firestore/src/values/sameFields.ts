/** Compares stored content. Unlike in queries, 1 differs from 1.0 and 0 differs from -0. */
import type { Value } from '#gen/google/firestore/v1/document_pb.js'
import type { Fields } from '#values/fieldPath.ts'
import { valuesEqual } from '#values/compare.ts'

/** Whether two documents have identical content, including types and the order of array elements. */
export function sameFields(a: Fields, b: Fields): boolean {
  if (a === b) return true
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => {
      const [value, other] = [a[name], Object.hasOwn(b, name) ? b[name] : undefined]
      return value !== undefined && other !== undefined && sameValue(value, other)
    })
  )
}

function sameValue(left: Value, right: Value): boolean {
  if (left === right) return true
  const a = left.valueType
  const b = right.valueType
  if (a.case !== b.case) return false
  if (a.case === 'doubleValue') return Object.is(a.value, b.value)
  if (a.case === 'mapValue' && b.case === 'mapValue') return sameFields(a.value.fields, b.value.fields)
  if (a.case === 'arrayValue' && b.case === 'arrayValue') {
    const others = b.value.values
    return (
      a.value.values.length === others.length &&
      a.value.values.every((element, i) => {
        const other = others[i]
        return other !== undefined && sameValue(element, other)
      })
    )
  }
  return valuesEqual(left, right)
}
