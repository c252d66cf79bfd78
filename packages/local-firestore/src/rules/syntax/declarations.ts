import type { Method } from '../access.ts'
import type { Allow, Block, Expr, FunctionDecl, Let, Match, Pattern, RulesetFile, Service } from './ast.ts'
import { Cursor } from './cursor.ts'
import { parseExpression } from './expressions.ts'

const METHODS: ReadonlyMap<string, readonly Method[]> = new Map<string, readonly Method[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
])

/** A whole file of rules. Throws SyntaxFailure at the first place that is not one. */
export function parseRulesetFile(source: string): RulesetFile {
  const cursor = new Cursor(source)
  const version = parseVersion(cursor)
  const functions: FunctionDecl[] = []
  const services: Service[] = []
  while (cursor.peek().kind !== 'end') {
    if (cursor.isWord('service')) services.push(parseService(cursor))
    else if (cursor.isWord('function')) functions.push(parseFunction(cursor))
    else throw cursor.unexpected("'service'")
  }
  return { version, functions, services }
}

function parseVersion(cursor: Cursor): '1' | '2' {
  if (!cursor.takeWord('rules_version')) return '1'
  cursor.expectSymbol('=')
  const { kind, text } = cursor.peek()
  if (kind !== 'string' || (text !== '1' && text !== '2')) throw cursor.unexpected("version '1' or '2'")
  cursor.next()
  cursor.takeSymbol(';')
  return text
}

function parseService(cursor: Cursor): Service {
  const { at } = cursor.next()
  const first = cursor.expectName('a service name').text
  cursor.expectSymbol('.')
  const name = `${first}.${cursor.expectName('a service name').text}`
  return { at, name, body: parseBlock(cursor, 'service') }
}

function parseBlock(cursor: Cursor, owner: 'service' | 'match'): Block {
  const functions: FunctionDecl[] = []
  const matches: Match[] = []
  const allows: Allow[] = []
  cursor.expectSymbol('{')
  while (!cursor.takeSymbol('}')) {
    if (cursor.isWord('match')) matches.push(cursor.nested(() => parseMatch(cursor)))
    else if (cursor.isWord('function')) functions.push(parseFunction(cursor))
    else if (cursor.isWord('allow') && owner === 'match') allows.push(parseAllow(cursor))
    else if (cursor.isSymbol('/')) throw cursor.failure("Missing 'match' keyword before path.")
    else
      throw cursor.unexpected(owner === 'match' ? "'match', 'allow' or 'function'" : "'match' or 'function'")
  }
  return { functions, matches, allows }
}

function parseMatch(cursor: Cursor): Match {
  const { at } = cursor.next()
  if (!cursor.isSymbol('/')) throw cursor.unexpected("a path that starts with '/'")
  const patterns: Pattern[] = []
  while (cursor.isSymbol('/')) {
    const text = cursor.takeSegment('match')
    patterns.push(text === null ? parseWildcard(cursor) : { kind: 'literal', text })
  }
  return { at, patterns, body: parseBlock(cursor, 'match') }
}

function parseWildcard(cursor: Cursor): Pattern {
  if (!cursor.isSymbol('{')) throw cursor.unexpected('a path segment')
  cursor.next()
  const name = cursor.expectName('a variable name').text
  const isRest = cursor.takeSymbol('=') && (cursor.takeSymbol('**') || !takeOne(cursor))
  cursor.expectSymbol('}')
  return { kind: isRest ? 'rest' : 'single', name }
}

/** The `*` of the older `{name=*}`, which means the same as `{name}`. */
function takeOne(cursor: Cursor): boolean {
  cursor.expectSymbol('*')
  return true
}

function parseAllow(cursor: Cursor): Allow {
  const { at } = cursor.next()
  const methods = new Set<Method>()
  do {
    const known = METHODS.get(cursor.peek().text)
    if (known === undefined)
      throw cursor.unexpected("'read', 'write', 'get', 'list', 'create', 'update' or 'delete'")
    cursor.next()
    for (const method of known) methods.add(method)
  } while (cursor.takeSymbol(','))
  const condition: Expr = cursor.takeSymbol(':')
    ? parseCondition(cursor)
    : { kind: 'literal', at, value: true }
  endStatement(cursor)
  return { at, methods: [...methods], condition }
}

function parseCondition(cursor: Cursor): Expr {
  if (!cursor.takeWord('if')) throw cursor.unexpected("'if'")
  return parseExpression(cursor)
}

function parseFunction(cursor: Cursor): FunctionDecl {
  const { at } = cursor.next()
  const name = cursor.expectName('a function name').text
  const parameters: string[] = []
  cursor.expectSymbol('(')
  while (!cursor.takeSymbol(')')) {
    parameters.push(cursor.expectName('a parameter name').text)
    if (!cursor.isSymbol(')')) cursor.expectSymbol(',')
  }
  cursor.expectSymbol('{')
  const lets: Let[] = []
  while (cursor.isWord('let')) lets.push(parseLet(cursor))
  if (!cursor.takeWord('return')) throw cursor.unexpected(lets.length > 0 ? "'let' or 'return'" : "'return'")
  const result = parseExpression(cursor)
  endStatement(cursor)
  cursor.expectSymbol('}')
  return { at, name, parameters, lets, result }
}

function parseLet(cursor: Cursor): Let {
  const { at } = cursor.next()
  const name = cursor.expectName('a variable name').text
  cursor.expectSymbol('=')
  const value = parseExpression(cursor)
  cursor.expectSymbol(';')
  return { at, name, value }
}

/** The semicolon after the last statement of a block may be left out. */
function endStatement(cursor: Cursor): void {
  if (!cursor.takeSymbol(';') && !cursor.isSymbol('}')) throw cursor.unexpected("';'")
}
