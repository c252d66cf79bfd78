import type { TokenStream } from '#rules/syntax/tokenStream.ts'
import type { BinaryOperator, Expr } from '#rules/syntax/ast.ts'
import { parseItems, parsePrimary } from '#rules/syntax/primary.ts'

/** Binary operators by increasing precedence. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in', 'is'],
  ['+', '-'],
  ['*', '/', '%'],
]

/** Parses an expression. Throws `RulesSyntaxError`. */
export function parseExpression(tokens: TokenStream): Expr {
  return tokens.nested(() => {
    const condition = parseLevel(tokens, 0)
    if (!tokens.takeSymbol('?')) return condition
    const whenTrue = parseExpression(tokens)
    tokens.expectSymbol(':')
    const whenFalse = parseExpression(tokens)
    return { kind: 'ternary', at: condition.at, condition, whenTrue, whenFalse }
  })
}

function parseLevel(tokens: TokenStream, level: number): Expr {
  const operators = LEVELS[level]
  if (operators === undefined) return parseUnary(tokens)
  let left = parseLevel(tokens, level + 1)
  for (;;) {
    const token = tokens.peek()
    const isOperator = token.kind === 'symbol' || token.kind === 'name'
    if (!isOperator || !operators.includes(token.text)) return left
    tokens.next()
    if (token.text === 'is') {
      left = { kind: 'is', at: left.at, operand: left, type: tokens.expectName('a type').text }
      continue
    }
    const right = parseLevel(tokens, level + 1)
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

function parseUnary(tokens: TokenStream): Expr {
  const token = tokens.peek()
  if (tokens.takeSymbol('!'))
    return { kind: 'unary', at: token.at, operator: '!', operand: tokens.nested(() => parseUnary(tokens)) }
  if (!tokens.takeSymbol('-')) return parsePostfix(tokens)
  if (tokens.peek().kind === 'int' && tokens.peek().text === '9223372036854775808') {
    tokens.next()
    return { kind: 'literal', at: token.at, value: -(2n ** 63n) }
  }
  // The language does not allow a second unary operator after a minus sign, as in `- -x` or `-!x`.
  return { kind: 'unary', at: token.at, operator: '-', operand: parsePostfix(tokens) }
}

function parsePostfix(tokens: TokenStream): Expr {
  let target = parsePrimary(tokens, parseExpression)
  for (;;) {
    if (tokens.takeSymbol('.')) target = parseMember(tokens, target)
    else if (tokens.takeSymbol('[')) target = parseIndex(tokens, target)
    else return target
  }
}

function parseMember(tokens: TokenStream, target: Expr): Expr {
  const { text: name, at } = tokens.expectName('a property name')
  if (!tokens.takeSymbol('(')) return { kind: 'member', at, target, name }
  return { kind: 'method', at, target, name, args: parseItems(tokens, parseExpression, ')') }
}

function parseIndex(tokens: TokenStream, target: Expr): Expr {
  const index = tokens.isSymbol(':') ? null : parseExpression(tokens)
  if (index === null || tokens.isSymbol(':')) {
    tokens.expectSymbol(':')
    const to = tokens.isSymbol(']') ? null : parseExpression(tokens)
    tokens.expectSymbol(']')
    return { kind: 'slice', at: target.at, target, from: index, to }
  }
  tokens.expectSymbol(']')
  return { kind: 'index', at: target.at, target, index }
}
