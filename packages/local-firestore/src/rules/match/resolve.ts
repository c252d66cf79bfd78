import type { Method } from '../access.ts'
import type { Frame } from '../evaluate/scope.ts'
import type { Allow, Pattern } from '../syntax/ast.ts'
import { pathOf } from '../values/make.ts'
import { fail, type Result } from '../values/value.ts'
import { ANY_SEGMENTS, type PlaceSegment } from './place.ts'
import type { RuleNode } from './rules.ts'

export interface Candidate {
  readonly allow: Allow
  readonly frame: Frame
}

/** The allow statements for a method whose match path covers every path that `place` may stand for. */
export function candidates(
  node: RuleNode,
  place: readonly PlaceSegment[],
  method: Method,
  outer: Frame | null,
): Candidate[] {
  const found: Candidate[] = []
  collect(node, place, 0, method, outer, found)
  return found
}

function collect(
  node: RuleNode,
  place: readonly PlaceSegment[],
  from: number,
  method: Method,
  parent: Frame | null,
  found: Candidate[],
): void {
  for (const { end, captured } of ways(node, 0, place, from)) {
    const frame: Frame = { functions: node.functions, captured, parent }
    if (end === place.length)
      for (const allow of node.allows) if (allow.methods.includes(method)) found.push({ allow, frame })
    for (const child of node.children) collect(child, place, end, method, frame, found)
  }
}

interface Way {
  readonly end: number
  readonly captured: ReadonlyMap<string, Result>
}

const NOTHING: ReadonlyMap<string, Result> = new Map()

/** Every way in which the patterns from `index` on can take segments from `from` on. */
function ways(node: RuleNode, index: number, place: readonly PlaceSegment[], from: number): readonly Way[] {
  const pattern = node.patterns[index]
  if (pattern === undefined) return [{ end: from, captured: NOTHING }]
  if (pattern.kind !== 'rest') {
    const segment = place[from]
    if (segment === undefined || !accepts(pattern, segment)) return []
    return withCapture(ways(node, index + 1, place, from + 1), pattern, [segment])
  }
  const all: Way[] = []
  for (let end = from; end <= place.length; end++) {
    const run = place.slice(from, end)
    const isSome = run.some((segment) => segment !== ANY_SEGMENTS)
    if (isSome || node.restMayBeEmpty)
      all.push(...withCapture(ways(node, index + 1, place, end), pattern, run))
  }
  return all
}

function accepts(pattern: Exclude<Pattern, { kind: 'rest' }>, segment: PlaceSegment): boolean {
  return pattern.kind === 'literal' ? segment === pattern.text : segment !== ANY_SEGMENTS
}

function withCapture(rest: readonly Way[], pattern: Pattern, run: readonly PlaceSegment[]): readonly Way[] {
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
