import type { Method } from '#rules/access.ts'
import type {
  Allow,
  Block,
  Expr,
  FunctionDecl,
  Let,
  Match,
  Pattern,
  RulesetFile,
  Service,
} from '#rules/syntax/ast.ts'
import { TokenStream } from '#rules/syntax/tokenStream.ts'
import { parseExpression } from '#rules/syntax/expressions.ts'

const METHODS: ReadonlyMap<string, readonly Method[]> = new Map<string, readonly Method[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ['get', ['get']],
  ['list', ['list']],
  ['create', ['create']],
  ['update', ['update']],
  ['delete', ['delete']],
])

/** Keywords that can follow an `allow` without a semicolon. */
const DECLARATIONS = ['allow', 'match', 'function'] as const

/** Parses a rules file. Throws `RulesSyntaxError` at the first error. */
export function parseRulesetFile(source: string): RulesetFile {
  const tokens = new TokenStream(source)
  const version = parseVersion(tokens)
  const functions: FunctionDecl[] = []
  const services: Service[] = []
  while (tokens.peek().kind !== 'end') {
    if (tokens.isWord('service')) services.push(parseService(tokens))
    else if (tokens.isWord('function')) functions.push(parseFunction(tokens))
    else throw tokens.unexpected("'service'")
  }
  return { version, functions, services }
}

function parseVersion(tokens: TokenStream): '1' | '2' {
  if (!tokens.takeWord('rules_version')) return '1'
  tokens.expectSymbol('=')
  const { kind, text } = tokens.peek()
  if (kind !== 'string' || (text !== '1' && text !== '2')) throw tokens.unexpected("version '1' or '2'")
  tokens.next()
  tokens.takeSymbol(';')
  return text
}

function parseService(tokens: TokenStream): Service {
  const { at } = tokens.next()
  const first = tokens.expectName('a service name').text
  tokens.expectSymbol('.')
  const name = `${first}.${tokens.expectName('a service name').text}`
  return { at, name, body: parseBlock(tokens, 'service') }
}

function parseBlock(tokens: TokenStream, owner: 'service' | 'match'): Block {
  const functions: FunctionDecl[] = []
  const matches: Match[] = []
  const allows: Allow[] = []
  tokens.expectSymbol('{')
  while (!tokens.takeSymbol('}')) {
    if (tokens.isWord('match')) matches.push(tokens.nested(() => parseMatch(tokens)))
    else if (tokens.isWord('function')) functions.push(parseFunction(tokens))
    else if (tokens.isWord('allow') && owner === 'match') allows.push(parseAllow(tokens))
    else if (tokens.isSymbol('/')) throw tokens.failure("Missing 'match' keyword before path.")
    else
      throw tokens.unexpected(owner === 'match' ? "'match', 'allow' or 'function'" : "'match' or 'function'")
  }
  return { functions, matches, allows }
}

function parseMatch(tokens: TokenStream): Match {
  const { at } = tokens.next()
  if (!tokens.isSymbol('/')) throw tokens.unexpected("a path that starts with '/'")
  const patterns: Pattern[] = []
  while (tokens.isSymbol('/')) {
    const text = tokens.takeSegment('match')
    patterns.push(text === null ? parseWildcard(tokens) : { kind: 'literal', text })
  }
  return { at, patterns, body: parseBlock(tokens, 'match') }
}

function parseWildcard(tokens: TokenStream): Pattern {
  if (!tokens.isSymbol('{')) throw tokens.unexpected('a path segment')
  tokens.next()
  const name = tokens.expectName('a variable name').text
  const isRecursive = tokens.takeSymbol('=') && (tokens.takeSymbol('**') || !consumeSingleStar(tokens))
  tokens.expectSymbol('}')
  return { kind: isRecursive ? 'recursive' : 'wildcard', name }
}

/** Consumes the `*` of `{name=*}`, an older syntax for `{name}`. */
function consumeSingleStar(tokens: TokenStream): boolean {
  tokens.expectSymbol('*')
  return true
}

function parseAllow(tokens: TokenStream): Allow {
  const { at } = tokens.next()
  const methods = new Set<Method>()
  do {
    const expanded = METHODS.get(tokens.peek().text)
    if (expanded === undefined)
      throw tokens.unexpected("'read', 'write', 'get', 'list', 'create', 'update' or 'delete'")
    tokens.next()
    for (const method of expanded) methods.add(method)
  } while (tokens.takeSymbol(','))
  const condition: Expr = tokens.takeSymbol(':')
    ? parseCondition(tokens)
    : { kind: 'literal', at, value: true }
  if (!tokens.takeSymbol(';') && !endsBlock(tokens) && !DECLARATIONS.some((word) => tokens.isWord(word)))
    throw tokens.unexpected("';'")
  return { at, methods: [...methods], condition }
}

function parseCondition(tokens: TokenStream): Expr {
  if (!tokens.takeWord('if')) throw tokens.unexpected("'if'")
  return parseExpression(tokens)
}

function parseFunction(tokens: TokenStream): FunctionDecl {
  const { at } = tokens.next()
  const name = tokens.expectName('a function name').text
  const parameters: string[] = []
  tokens.expectSymbol('(')
  while (!tokens.takeSymbol(')')) {
    parameters.push(tokens.expectName('a parameter name').text)
    if (!tokens.isSymbol(')')) tokens.expectSymbol(',')
  }
  tokens.expectSymbol('{')
  const lets: Let[] = []
  while (tokens.isWord('let')) lets.push(parseLet(tokens))
  if (!tokens.takeWord('return')) throw tokens.unexpected(lets.length > 0 ? "'let' or 'return'" : "'return'")
  const result = parseExpression(tokens)
  if (!tokens.takeSymbol(';') && !endsBlock(tokens)) throw tokens.unexpected("';'")
  tokens.expectSymbol('}')
  return { at, name, parameters, lets, result }
}

function parseLet(tokens: TokenStream): Let {
  const { at } = tokens.next()
  const name = tokens.expectName('a variable name').text
  tokens.expectSymbol('=')
  const value = parseExpression(tokens)
  tokens.expectSymbol(';')
  return { at, name, value }
}

const endsBlock = (tokens: TokenStream) => tokens.isSymbol('}')
