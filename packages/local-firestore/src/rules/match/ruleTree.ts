import type { Allow, Block, FunctionDecl, Pattern, RulesetFile } from '#rules/syntax/ast.ts'

/** A match (or a service: without patterns) ready for looking up paths. */
export interface RuleNode {
  readonly patterns: readonly Pattern[]
  readonly functions: ReadonlyMap<string, FunctionDecl>
  readonly allows: readonly Allow[]
  readonly children: readonly RuleNode[]
  /** Version 2: `{x=**}` also matches no segment at all. */
  readonly restMayBeEmpty: boolean
}

/** The tree of matches of all Firestore services in a file, below one root that holds its functions. */
export function buildTree(file: RulesetFile): RuleNode {
  const restMayBeEmpty = file.version === '2'
  const services = file.services.filter(({ name }) => name === 'cloud.firestore')
  return {
    patterns: [],
    functions: new Map(file.functions.map((declaration) => [declaration.name, declaration])),
    allows: [],
    children: services.map(({ body }) => nodeOf([], body, restMayBeEmpty)),
    restMayBeEmpty,
  }
}

/**
 * Whether matches inside a match can be reached. They cannot where a rest wildcard has taken all that is left: in
 * version 1 always, in version 2 where segments follow the wildcard, which then reaches to the end of the path.
 */
function canHoldMatches(patterns: readonly Pattern[], restMayBeEmpty: boolean): boolean {
  const rest = patterns.findIndex(({ kind }) => kind === 'rest')
  return rest < 0 || (restMayBeEmpty && rest === patterns.length - 1)
}

function nodeOf(patterns: readonly Pattern[], body: Block, restMayBeEmpty: boolean): RuleNode {
  const matches = canHoldMatches(patterns, restMayBeEmpty) ? body.matches : []
  return {
    patterns,
    functions: new Map(body.functions.map((declaration) => [declaration.name, declaration])),
    allows: body.allows,
    children: matches.map((match) => nodeOf(match.patterns, match.body, restMayBeEmpty)),
    restMayBeEmpty,
  }
}
