import type { Allow, Block, FunctionDecl, Pattern, RulesetFile } from '#rules/syntax/ast.ts'

/** A match block, or a service, which has no patterns. */
export interface RuleNode {
  readonly patterns: readonly Pattern[]
  readonly functions: ReadonlyMap<string, FunctionDecl>
  readonly allows: readonly Allow[]
  readonly children: readonly RuleNode[]
  /** True in version 2, where `{x=**}` also matches zero segments. */
  readonly recursiveMayBeEmpty: boolean
}

/** Builds the match tree of all Firestore services. The root holds the functions of the file. */
export function buildTree(file: RulesetFile): RuleNode {
  const recursiveMayBeEmpty = file.version === '2'
  const services = file.services.filter(({ name }) => name === 'cloud.firestore')
  return {
    patterns: [],
    functions: new Map(file.functions.map((declaration) => [declaration.name, declaration])),
    allows: [],
    children: services.map(({ body }) => nodeOf([], body, recursiveMayBeEmpty)),
    recursiveMayBeEmpty,
  }
}

/**
 * Whether nested matches are reachable. They are not if a recursive wildcard matches the rest of the path: always in
 * version 1, and in version 2 if segments follow the wildcard.
 */
function canReachNestedMatches(patterns: readonly Pattern[], recursiveMayBeEmpty: boolean): boolean {
  const rest = patterns.findIndex(({ kind }) => kind === 'recursive')
  return rest < 0 || (recursiveMayBeEmpty && rest === patterns.length - 1)
}

function nodeOf(patterns: readonly Pattern[], body: Block, recursiveMayBeEmpty: boolean): RuleNode {
  const matches = canReachNestedMatches(patterns, recursiveMayBeEmpty) ? body.matches : []
  return {
    patterns,
    functions: new Map(body.functions.map((declaration) => [declaration.name, declaration])),
    allows: body.allows,
    children: matches.map((match) => nodeOf(match.patterns, match.body, recursiveMayBeEmpty)),
    recursiveMayBeEmpty,
  }
}
