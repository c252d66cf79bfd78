import type { Match } from '#rules/syntax/ast.ts'
import type { Issues } from '#rules/checks/issues.ts'

const MAX_NESTING = 10
const MAX_SEGMENTS = 100
const MAX_CAPTURES = 20
const MAX_RECURSIVE_WILDCARDS = 1

/** Totals over a match and the matches that contain it. */
export interface PathTotals {
  readonly nesting: number
  readonly segments: number
  readonly captures: number
  readonly recursiveWildcards: number
}

export const NO_PATH: PathTotals = { nesting: 0, segments: 0, captures: 0, recursiveWildcards: 0 }

/** Checks the path of a match. `outer` and the result are the totals up to and including a match. */
export function checkPath(
  { at, patterns }: Match,
  version: '1' | '2',
  outer: PathTotals,
  issues: Issues,
): PathTotals {
  const captures = patterns.filter((pattern) => pattern.kind !== 'literal')
  const recursiveWildcards = patterns.filter((pattern) => pattern.kind === 'recursive').length
  const totals: PathTotals = {
    nesting: outer.nesting + 1,
    segments: outer.segments + patterns.length,
    captures: outer.captures + captures.length,
    recursiveWildcards: outer.recursiveWildcards + recursiveWildcards,
  }
  const names = new Set<string>()
  for (const { name } of captures) {
    if (names.has(name)) issues.error(at, `Duplicate variable in path: ${name}.`)
    names.add(name)
  }
  if (recursiveWildcards > 1) issues.error(at, 'A path can have one recursive wildcard only.')
  else if (recursiveWildcards === 1 && version === '1' && patterns.at(-1)?.kind !== 'recursive')
    issues.error(at, "A recursive wildcard must be the last segment under rules_version '1'.")
  if (totals.nesting > MAX_NESTING) issues.error(at, `Matches are nested deeper than ${MAX_NESTING}.`)
  if (totals.segments > MAX_SEGMENTS) issues.error(at, `The path has more than ${MAX_SEGMENTS} segments.`)
  if (totals.captures > MAX_CAPTURES) issues.error(at, `The path has more than ${MAX_CAPTURES} wildcards.`)
  if (version === '2' && recursiveWildcards > 0 && totals.recursiveWildcards > MAX_RECURSIVE_WILDCARDS)
    issues.error(at, 'Nested matches can have one recursive wildcard only.')
  return totals
}
