import type { Block, Pattern, RulesetFile } from '../syntax/ast.ts'
import type { RuleNode } from './rules.ts'

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

function nodeOf(patterns: readonly Pattern[], body: Block, restMayBeEmpty: boolean): RuleNode {
  return {
    patterns,
    functions: new Map(body.functions.map((declaration) => [declaration.name, declaration])),
    allows: body.allows,
    children: body.matches.map((match) => nodeOf(match.patterns, match.body, restMayBeEmpty)),
    restMayBeEmpty,
  }
}
