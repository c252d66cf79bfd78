/** Helpers for tests of rules: values as plain objects, accesses with few words. */
import { create } from '@bufbuild/protobuf'
import { NullValue } from '@bufbuild/protobuf/wkt'
import { ValueSchema, type Value } from '#gen/google/firestore/v1/document_pb.js'
import type { DocumentAccess, RequestContext, RuleDocument, Ruleset, Decision } from '#rules/access.ts'
import { compileRules } from '#rules/compile.ts'

export type Plain = null | boolean | bigint | number | string | Value | readonly Plain[] | PlainFields
export interface PlainFields {
  readonly [name: string]: Plain
}

/** A proto value: bigints are integers, numbers are doubles, proto values stay. */
export function toProto(plain: Plain): Value {
  return isValue(plain) ? plain : create(ValueSchema, { valueType: valueType(plain) })
}

/** The fields of a document from plain values. */
export function toFields(plain: PlainFields): Record<string, Value> {
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, toProto(value)]))
}

/** A proto timestamp. */
export function timestamp(seconds: bigint, nanos = 0): Value {
  return create(ValueSchema, { valueType: { case: 'timestampValue', value: { seconds, nanos } } })
}

/** A proto reference to a full resource name. */
export function reference(name: string): Value {
  return create(ValueSchema, { valueType: { case: 'referenceValue', value: name } })
}

function isValue(plain: Plain): plain is Value {
  return typeof plain === 'object' && plain !== null && '$typeName' in plain
}

function valueType(plain: Exclude<Plain, Value>): Value['valueType'] {
  if (plain === null) return { case: 'nullValue', value: NullValue.NULL_VALUE }
  if (typeof plain === 'boolean') return { case: 'booleanValue', value: plain }
  if (typeof plain === 'bigint') return { case: 'integerValue', value: plain }
  if (typeof plain === 'number') return { case: 'doubleValue', value: plain }
  if (typeof plain === 'string') return { case: 'stringValue', value: plain }
  if (isList(plain))
    return {
      case: 'arrayValue',
      value: { $typeName: 'google.firestore.v1.ArrayValue', values: plain.map(toProto) },
    }
  return { case: 'mapValue', value: { $typeName: 'google.firestore.v1.MapValue', fields: toFields(plain) } }
}

function isList(plain: readonly Plain[] | PlainFields): plain is readonly Plain[] {
  return Array.isArray(plain)
}

/** A stored document, `path` as in `artifacts/a1`. */
export function doc(path: string, fields: PlainFields): RuleDocument {
  return { path: path.split('/'), fields: toFields(fields) }
}

export interface Fixture {
  readonly uid?: string
  readonly token?: Readonly<Record<string, unknown>>
  readonly before?: readonly RuleDocument[]
  readonly after?: readonly RuleDocument[]
  readonly time?: bigint
}

/** What a request carries in a world of these documents and this person. */
export function contextOf(world: Fixture = {}): RequestContext {
  const find = (documents: readonly RuleDocument[] | undefined) => (path: readonly string[]) =>
    documents?.find((document) => document.path.join('/') === path.join('/')) ?? null
  return {
    projectId: 'demo-test',
    databaseId: '(default)',
    auth: world.uid === undefined ? null : { uid: world.uid, token: world.token ?? { sub: world.uid } },
    time: world.time ?? 1_700_000_000_000_000n,
    before: find(world.before),
    after: find(world.after ?? world.before),
  }
}

/** Compiles rules that must be without errors. */
export function rulesetOf(source: string): Ruleset {
  const { ruleset, issues } = compileRules(source)
  if (ruleset === null) throw new Error(JSON.stringify(issues))
  return ruleset
}

/** A ruleset around declarations below `/databases/{database}/documents`. */
export function wrap(declarations: string, version: '1' | '2' = '2'): string {
  return `rules_version = '${version}';\nservice cloud.firestore { match /databases/{database}/documents {\n${declarations}\n}}`
}

/** The verdict of declarations on one access. */
export function decide(
  declarations: string,
  access: Partial<DocumentAccess> & { readonly at: string },
  world: Fixture = {},
): Decision {
  return rulesetOf(wrap(declarations)).decide(accessOf(access), contextOf(world))
}

/** An access to the document at a path; a get unless it says otherwise. */
export function accessOf({ at, ...rest }: Partial<DocumentAccess> & { readonly at: string }): DocumentAccess {
  return { method: 'get', path: at.split('/'), resource: null, requestResource: null, ...rest }
}
