import type { Expr, PathExpr } from './ast.ts'
import type { Cursor } from './cursor.ts'
import type { Position } from './position.ts'
import { mapOf } from '../values/make.ts'
import type { RuleValue } from '../values/value.ts'

const MAX_INT = 2n ** 63n - 1n
const WORDS: ReadonlyMap<string, RuleValue> = new Map<string, RuleValue>([
  ['true', true],
  ['false', false],
  ['null', null],
])

type ParseExpression = (cursor: Cursor) => Expr

/** Literals, names, calls of functions, parentheses and paths. Throws SyntaxFailure. */
export function parsePrimary(cursor: Cursor, expression: ParseExpression): Expr {
  const token = cursor.peek()
  const { at } = token
  if (token.kind === 'symbol') return parseBracketed(cursor, expression)
  if (token.kind === 'end') throw cursor.unexpected('an expression')
  cursor.next()
  switch (token.kind) {
    case 'string':
      return literal(at, token.text)
    case 'bytes':
      return literal(at, { kind: 'bytes', bytes: token.bytes })
    case 'float':
      return literal(at, Number(token.text))
    case 'int': {
      const value = token.text.length > 19 ? MAX_INT + 1n : BigInt(token.text)
      if (value > MAX_INT) throw cursor.failure(`Integer ${token.text.slice(0, 40)} is out of range.`, at)
      return literal(at, value)
    }
    default: {
      const word = WORDS.get(token.text)
      if (word !== undefined) return literal(at, word)
      if (!cursor.takeSymbol('(')) return { kind: 'name', at, name: token.text }
      return { kind: 'call', at, name: token.text, args: parseItems(cursor, expression, ')') }
    }
  }
}

function literal(at: Position, value: RuleValue): Expr {
  return { kind: 'literal', at, value }
}

function parseBracketed(cursor: Cursor, expression: ParseExpression): Expr {
  const { at } = cursor.peek()
  if (cursor.isSymbol('/')) return parsePathLiteral(cursor, expression)
  if (cursor.takeSymbol('(')) {
    const inner = expression(cursor)
    cursor.expectSymbol(')')
    return inner
  }
  if (cursor.takeSymbol('[')) return { kind: 'list', at, items: parseItems(cursor, expression, ']') }
  if (cursor.takeSymbol('{')) return parseMap(cursor, expression, at)
  throw cursor.unexpected('an expression')
}

/** Expressions between commas, up to and including the closing symbol. Throws SyntaxFailure. */
export function parseItems(cursor: Cursor, expression: ParseExpression, close: string): readonly Expr[] {
  const items: Expr[] = []
  while (!cursor.takeSymbol(close)) {
    items.push(expression(cursor))
    if (!cursor.isSymbol(close)) cursor.expectSymbol(',')
  }
  return items
}

function parseMap(cursor: Cursor, expression: ParseExpression, at: Position): Expr {
  const entries: { key: Expr; value: Expr }[] = []
  while (!cursor.takeSymbol('}')) {
    const key = expression(cursor)
    cursor.expectSymbol(':')
    entries.push({ key, value: expression(cursor) })
    if (!cursor.isSymbol('}')) cursor.expectSymbol(',')
  }
  if (entries.length === 0) return { kind: 'literal', at, value: mapOf(new Map()) }
  return { kind: 'map', at, entries }
}

function parsePathLiteral(cursor: Cursor, expression: ParseExpression): PathExpr {
  const { at } = cursor.peek()
  const segments: (string | Expr)[] = []
  while (cursor.isSymbol('/')) {
    const text = cursor.takeSegment('expression')
    if (text !== null) segments.push(text)
    else if (cursor.takeSymbol('$')) {
      cursor.expectSymbol('(')
      segments.push(expression(cursor))
      cursor.expectSymbol(')')
    } else if (cursor.takeSymbol('{')) {
      segments.push(`{${cursor.expectName('a variable name').text}}`)
      cursor.expectSymbol('}')
    } else throw cursor.unexpected('a path segment')
  }
  return { kind: 'path', at, segments }
}
