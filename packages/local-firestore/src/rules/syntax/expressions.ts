import type { Cursor } from './cursor.ts'
import type { BinaryOperator, Expr } from './ast.ts'
import { parseItems, parsePrimary } from './primary.ts'

/** Tightest last. `in` and `is` stand with the comparisons. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in', 'is'],
  ['+', '-'],
  ['*', '/', '%'],
]

/** `condition ? then : otherwise` and everything that binds tighter. Throws SyntaxFailure. */
export function parseExpression(cursor: Cursor): Expr {
  return cursor.nested(() => {
    const condition = parseLevel(cursor, 0)
    if (!cursor.takeSymbol('?')) return condition
    const whenTrue = parseExpression(cursor)
    cursor.expectSymbol(':')
    const whenFalse = parseExpression(cursor)
    return { kind: 'ternary', at: condition.at, condition, whenTrue, whenFalse }
  })
}

function parseLevel(cursor: Cursor, level: number): Expr {
  const operators = LEVELS[level]
  if (operators === undefined) return parseUnary(cursor)
  let left = parseLevel(cursor, level + 1)
  for (;;) {
    const token = cursor.peek()
    const isOperator = token.kind === 'symbol' || token.kind === 'name'
    if (!isOperator || !operators.includes(token.text)) return left
    cursor.next()
    if (token.text === 'is') {
      left = { kind: 'is', at: left.at, operand: left, type: cursor.expectName('a type').text }
      continue
    }
    const right = parseLevel(cursor, level + 1)
    left =
      token.text === '||' || token.text === '&&'
        ? { kind: 'logical', at: left.at, operator: token.text, left, right }
        : { kind: 'binary', at: left.at, operator: binaryOperator(token.text), left, right }
  }
}

const BINARY: readonly BinaryOperator[] = ['==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '/', '%']

function binaryOperator(text: string): BinaryOperator {
  const found = BINARY.find((operator) => operator === text)
  if (found === undefined) throw new Error(`Not an operator: ${text}`)
  return found
}

function parseUnary(cursor: Cursor): Expr {
  const token = cursor.peek()
  if (cursor.takeSymbol('!'))
    return { kind: 'unary', at: token.at, operator: '!', operand: cursor.nested(() => parseUnary(cursor)) }
  if (!cursor.takeSymbol('-')) return parsePostfix(cursor)
  if (cursor.peek().kind === 'int' && cursor.peek().text === '9223372036854775808') {
    cursor.next()
    return { kind: 'literal', at: token.at, value: -(2n ** 63n) }
  }
  return { kind: 'unary', at: token.at, operator: '-', operand: cursor.nested(() => parseUnary(cursor)) }
}

function parsePostfix(cursor: Cursor): Expr {
  let target = parsePrimary(cursor, parseExpression)
  for (;;) {
    if (cursor.takeSymbol('.')) target = parseMember(cursor, target)
    else if (cursor.takeSymbol('[')) target = parseIndex(cursor, target)
    else return target
  }
}

function parseMember(cursor: Cursor, target: Expr): Expr {
  const { text: name, at } = cursor.expectName('a property name')
  if (!cursor.takeSymbol('(')) return { kind: 'member', at, target, name }
  return { kind: 'method', at, target, name, args: parseItems(cursor, parseExpression, ')') }
}

function parseIndex(cursor: Cursor, target: Expr): Expr {
  const index = cursor.isSymbol(':') ? null : parseExpression(cursor)
  if (index === null || cursor.isSymbol(':')) {
    cursor.expectSymbol(':')
    const to = cursor.isSymbol(']') ? null : parseExpression(cursor)
    cursor.expectSymbol(']')
    return { kind: 'slice', at: target.at, target, from: index, to }
  }
  cursor.expectSymbol(']')
  return { kind: 'index', at: target.at, target, index }
}
