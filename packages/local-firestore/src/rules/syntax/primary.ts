import type { Expr, PathExpr } from '#rules/syntax/ast.ts'
import type { TokenStream } from '#rules/syntax/tokenStream.ts'
import type { Position } from '#rules/syntax/position.ts'
import { mapOf } from '#rules/values/createValues.ts'
import type { RuleValue } from '#rules/values/value.ts'
import { MAX_INT64 } from '#values/int64.ts'

const KEYWORD_LITERALS: ReadonlyMap<string, RuleValue> = new Map<string, RuleValue>([
  ['true', true],
  ['false', false],
  ['null', null],
])

type ParseExpression = (tokens: TokenStream) => Expr

/** Parses literals, names, function calls, parentheses and paths. Throws `RulesSyntaxError`. */
export function parsePrimary(tokens: TokenStream, expression: ParseExpression): Expr {
  const token = tokens.peek()
  const { at } = token
  if (token.kind === 'symbol') return parseBracketed(tokens, expression)
  if (token.kind === 'end') throw tokens.unexpected('an expression')
  tokens.next()
  switch (token.kind) {
    case 'string':
      return literal(at, token.text)
    case 'bytes':
      return literal(at, { kind: 'bytes', bytes: token.bytes })
    case 'float':
      return literal(at, Number(token.text))
    case 'int': {
      const value = token.text.length > 19 ? MAX_INT64 + 1n : BigInt(token.text)
      if (value > MAX_INT64) throw tokens.failure(`Integer ${token.text.slice(0, 40)} is out of range.`, at)
      return literal(at, value)
    }
    default: {
      const keyword = KEYWORD_LITERALS.get(token.text)
      if (keyword !== undefined) return literal(at, keyword)
      if (!tokens.takeSymbol('(')) return { kind: 'name', at, name: token.text }
      return { kind: 'call', at, name: token.text, args: parseItems(tokens, expression, ')') }
    }
  }
}

function literal(at: Position, value: RuleValue): Expr {
  return { kind: 'literal', at, value }
}

function parseBracketed(tokens: TokenStream, expression: ParseExpression): Expr {
  const { at } = tokens.peek()
  if (tokens.isSymbol('/')) return parsePathLiteral(tokens, expression)
  if (tokens.takeSymbol('(')) {
    const inner = expression(tokens)
    tokens.expectSymbol(')')
    return inner
  }
  if (tokens.takeSymbol('[')) return { kind: 'list', at, items: parseItems(tokens, expression, ']') }
  if (tokens.takeSymbol('{')) return parseMap(tokens, expression, at)
  throw tokens.unexpected('an expression')
}

/** Parses comma-separated expressions up to the closing symbol, inclusive. Throws `RulesSyntaxError`. */
export function parseItems(tokens: TokenStream, expression: ParseExpression, close: string): readonly Expr[] {
  const items: Expr[] = []
  while (!tokens.takeSymbol(close)) {
    items.push(expression(tokens))
    if (!tokens.isSymbol(close)) tokens.expectSymbol(',')
  }
  return items
}

function parseMap(tokens: TokenStream, expression: ParseExpression, at: Position): Expr {
  const entries: { key: Expr; value: Expr }[] = []
  while (!tokens.takeSymbol('}')) {
    const key = expression(tokens)
    tokens.expectSymbol(':')
    entries.push({ key, value: expression(tokens) })
    if (!tokens.isSymbol('}')) tokens.expectSymbol(',')
  }
  if (entries.length === 0) return { kind: 'literal', at, value: mapOf(new Map()) }
  return { kind: 'map', at, entries }
}

function parsePathLiteral(tokens: TokenStream, expression: ParseExpression): PathExpr {
  const { at } = tokens.peek()
  const segments: (string | Expr)[] = []
  while (tokens.isSymbol('/')) {
    const text = tokens.takeSegment('expression')
    if (text !== null) segments.push(text)
    else if (tokens.takeSymbol('$')) {
      tokens.expectSymbol('(')
      segments.push(expression(tokens))
      tokens.expectSymbol(')')
    } else if (tokens.takeSymbol('{')) {
      segments.push(`{${tokens.expectName('a variable name').text}}`)
      tokens.expectSymbol('}')
    } else throw tokens.unexpected('a path segment')
  }
  return { kind: 'path', at, segments }
}
