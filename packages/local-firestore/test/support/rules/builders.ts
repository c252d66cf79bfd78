/** Builds documents, accesses and contexts for rules tests from plain JavaScript values. */
import { create } from '@bufbuild/protobuf'
import { NullValue } from '@bufbuild/protobuf/wkt'
import { ValueSchema, type Value } from '#gen/google/firestore/v1/document_pb.js'
import type { DocumentAccess, RequestContext, RuleDocument, Ruleset, Decision } from '#rules/access.ts'
import { compileRules } from '#rules/compile.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'

export type Plain = null | boolean | bigint | number | string | Value | readonly Plain[] | PlainFields
export interface PlainFields {
  readonly [name: string]: Plain
}

/** Converts to a proto value: bigints to integers, numbers to doubles. Keeps proto values. */
export function toProto(plain: Plain): Value {
  return isValue(plain) ? plain : create(ValueSchema, { valueType: valueType(plain) })
}

export function toFields(plain: PlainFields): Record<string, Value> {
  return Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, toProto(value)]))
}

export function timestamp(seconds: bigint, nanos = 0): Value {
  return create(ValueSchema, { valueType: { case: 'timestampValue', value: { seconds, nanos } } })
}

/** Takes a full resource name. */
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

/** Creates a stored document. `path` is e.g. `artifacts/a1`. */
export function doc(path: string, fields: PlainFields): RuleDocument {
  return { path: path.split('/'), fields: toFields(fields) }
}

/** The user, documents and time of a test request. `after` defaults to `before`. */
export interface Fixture {
  readonly uid?: string
  readonly token?: Readonly<Record<string, unknown>>
  readonly before?: readonly RuleDocument[]
  readonly after?: readonly RuleDocument[]
  readonly time?: bigint
}

/** Creates a request context with the documents and the user of a fixture. */
export function contextOf(fixture: Fixture = {}): RequestContext {
  const find = (documents: readonly RuleDocument[] | undefined) => (path: readonly string[]) =>
    documents?.find((document) => document.path.join('/') === path.join('/')) ?? null
  return {
    projectId: 'demo-test',
    databaseId: '(default)',
    auth:
      fixture.uid === undefined ? null : { uid: fixture.uid, token: fixture.token ?? { sub: fixture.uid } },
    time: fixture.time ?? 1_700_000_000_000_000n,
    before: find(fixture.before),
    after: find(fixture.after ?? fixture.before),
  }
}

/** Compiles rules. Throws if they have errors. */
export function rulesetOf(source: string): Ruleset {
  const { ruleset, issues } = compileRules(source)
  if (ruleset === null) throw new Error(JSON.stringify(issues))
  return ruleset
}

/** Evaluates declarations for one access. */
export function decide(
  declarations: string,
  access: Partial<DocumentAccess> & { readonly at: string },
  fixture: Fixture = {},
): Decision {
  return rulesetOf(rulesSource(declarations)).decide(accessOf(access), contextOf(fixture))
}

/** Creates an access to the document at a path. The default method is get. */
export function accessOf({ at, ...rest }: Partial<DocumentAccess> & { readonly at: string }): DocumentAccess {
  return { method: 'get', path: at.split('/'), resource: null, requestResource: null, ...rest }
}
