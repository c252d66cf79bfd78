import type { Method } from '#rules/access.ts'
import type { Frame } from '#rules/evaluate/scope.ts'
import type { Allow, Pattern } from '#rules/syntax/ast.ts'
import { pathOf } from '#rules/values/make.ts'
import { fail, type Result } from '#rules/values/value.ts'
import type { RuleNode } from '#rules/match/ruleTree.ts'

/** One segment that may be anything. */
export const ANY_SEGMENT = Symbol('any segment')
/** Zero or more segments that may be anything. */
export const ANY_SEGMENTS = Symbol('any segments')

type PathSegment = string | typeof ANY_SEGMENT | typeof ANY_SEGMENTS

/** The path of an access as far as it is known: queries do not say which documents they return. */
export type PathPattern = readonly PathSegment[]

/** An allow statement with what the wildcards around it captured. */
export interface Candidate {
  readonly allow: Allow
  readonly frame: Frame
}

/** The allow statements for a method whose match path covers every path that `path` may stand for. */
export function candidates(
  node: RuleNode,
  path: PathPattern,
  method: Method,
  outer: Frame | null,
): Candidate[] {
  const found: Candidate[] = []
  collect(node, path, 0, method, outer, found)
  return found
}

function collect(
  node: RuleNode,
  path: PathPattern,
  from: number,
  method: Method,
  parent: Frame | null,
  found: Candidate[],
): void {
  for (const { end, captured } of bindings(node, 0, path, from)) {
    const frame: Frame = { functions: node.functions, captured, parent }
    if (end === path.length)
      for (const allow of node.allows) if (allow.methods.includes(method)) found.push({ allow, frame })
    for (const child of node.children) collect(child, path, end, method, frame, found)
  }
}

interface Binding {
  readonly end: number
  readonly captured: ReadonlyMap<string, Result>
}

const NOTHING: ReadonlyMap<string, Result> = new Map()

/** Every way in which the patterns from `index` on can take segments from `from` on. */
function bindings(node: RuleNode, index: number, path: PathPattern, from: number): readonly Binding[] {
  const pattern = node.patterns[index]
  if (pattern === undefined) return [{ end: from, captured: NOTHING }]
  if (pattern.kind !== 'rest') {
    const segment = path[from]
    if (segment === undefined || !accepts(pattern, segment)) return []
    return withCapture(bindings(node, index + 1, path, from + 1), pattern, [segment])
  }
  const all: Binding[] = []
  for (let end = from; end <= path.length; end++) {
    const run = path.slice(from, end)
    const isSome = run.some((segment) => segment !== ANY_SEGMENTS)
    if (isSome || node.restMayBeEmpty)
      all.push(...withCapture(bindings(node, index + 1, path, end), pattern, run))
  }
  return all
}

function accepts(pattern: Exclude<Pattern, { kind: 'rest' }>, segment: PathSegment): boolean {
  return pattern.kind === 'literal' ? segment === pattern.text : segment !== ANY_SEGMENTS
}

function withCapture(rest: readonly Binding[], pattern: Pattern, run: PathPattern): readonly Binding[] {
  if (pattern.kind === 'literal' || rest.length === 0) return rest
  const texts = run.filter((segment) => typeof segment === 'string')
  const value = texts.length === run.length ? captureOf(pattern, texts) : unbound(pattern.name)
  return rest.map(({ end, captured }) => ({ end, captured: new Map([[pattern.name, value], ...captured]) }))
}

function captureOf(pattern: Pattern, texts: readonly string[]): Result {
  return pattern.kind === 'rest' ? pathOf(texts) : (texts[0] ?? '')
}

function unbound(name: string): Result {
  return fail(`Variable is not bound in path template. Variable: [${name}].`)
}
