import type { Method } from '#rules/access.ts'
import type { Frame } from '#rules/evaluate/scope.ts'
import type { Allow, Pattern } from '#rules/syntax/ast.ts'
import { pathOf } from '#rules/values/createValues.ts'
import { ruleError, type Result } from '#rules/values/value.ts'
import type { RuleNode } from '#rules/match/ruleTree.ts'

/** Stands for one unknown segment. */
export const ANY_SEGMENT = Symbol('any segment')
/** Stands for zero or more unknown segments. */
export const ANY_SEGMENTS = Symbol('any segments')

type PathSegment = string | typeof ANY_SEGMENT | typeof ANY_SEGMENTS

/** The path of an access. Document IDs are unknown for queries. */
export type PathPattern = readonly PathSegment[]

/** An allow statement with the captured wildcards of its matches. */
export interface Candidate {
  readonly allow: Allow
  readonly frame: Frame
}

/** Finds the allow statements for a method whose match covers all paths that `path` stands for. */
export function findCandidates(
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

const NO_CAPTURES: ReadonlyMap<string, Result> = new Map()

/** Finds all bindings of the patterns from `index` to the segments from `from`. */
function bindings(node: RuleNode, index: number, path: PathPattern, from: number): readonly Binding[] {
  const pattern = node.patterns[index]
  if (pattern === undefined) return [{ end: from, captured: NO_CAPTURES }]
  if (pattern.kind !== 'recursive') {
    const segment = path[from]
    if (segment === undefined || !accepts(pattern, segment)) return []
    return withCapture(bindings(node, index + 1, path, from + 1), pattern, [segment])
  }
  const all: Binding[] = []
  for (let end = from; end <= path.length; end++) {
    const segments = path.slice(from, end)
    const hasSegments = segments.some((segment) => segment !== ANY_SEGMENTS)
    if (hasSegments || node.recursiveMayBeEmpty)
      all.push(...withCapture(bindings(node, index + 1, path, end), pattern, segments))
  }
  return all
}

function accepts(pattern: Exclude<Pattern, { kind: 'recursive' }>, segment: PathSegment): boolean {
  return pattern.kind === 'literal' ? segment === pattern.text : segment !== ANY_SEGMENTS
}

function withCapture(rest: readonly Binding[], pattern: Pattern, segments: PathPattern): readonly Binding[] {
  if (pattern.kind === 'literal' || rest.length === 0) return rest
  const texts = segments.filter((segment) => typeof segment === 'string')
  const value = texts.length === segments.length ? captureOf(pattern, texts) : unbound(pattern.name)
  return rest.map(({ end, captured }) => ({ end, captured: new Map([[pattern.name, value], ...captured]) }))
}

function captureOf(pattern: Pattern, texts: readonly string[]): Result {
  return pattern.kind === 'recursive' ? pathOf(texts) : (texts[0] ?? '')
}

function unbound(name: string): Result {
  return ruleError(`Variable is not bound in path template. Variable: [${name}].`)
}
