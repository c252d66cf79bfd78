import type { Position } from '#rules/syntax/position.ts'
import { RulesSyntaxError } from '#rules/syntax/position.ts'
import { bytesOf, readQuoted } from '#rules/syntax/stringLiteral.ts'
import type { Token } from '#rules/syntax/token.ts'

const NAME = /[A-Za-z_][A-Za-z0-9_]*/y
const NUMBER = /[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/y
const SYMBOL = /--|\+\+|&&|\|\||==|!=|<=|>=|\*\*|[{}()[\].,:;?!<>=+\-*/%$]/y
/** A literal path segment in a match. In expressions, a dot is member access instead. */
const MATCH_SEGMENT = /(?:\([A-Za-z0-9_-]+\)|[A-Za-z0-9_\-.~%@+])+/y
const EXPRESSION_SEGMENT = /(?:\([A-Za-z0-9_-]+\)|[A-Za-z0-9_\-~@])+/y

/**
 * Reads tokens on demand, because only the parser knows whether a `/` starts a path or is a division.
 */
export class Lexer {
  readonly source: string
  readonly #lineStarts: readonly number[]

  constructor(source: string) {
    this.source = source
    const starts = [0]
    for (let i = source.indexOf('\n'); i >= 0; i = source.indexOf('\n', i + 1)) starts.push(i + 1)
    this.#lineStarts = starts
  }

  /** Converts an offset to a position with a binary search over the line starts. */
  positionAt(offset: number): Position {
    let low = 0
    let high = this.#lineStarts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.#lineStarts[low] ?? 0) + 1 }
  }

  /** Reads the next token from `offset`. Throws `RulesSyntaxError`. */
  tokenAt(offset: number): Token {
    const start = this.#skipBlank(offset)
    const at = this.positionAt(start)
    const char = this.source[start]
    if (char === undefined) return { kind: 'end', text: '', at, start, end: start }
    if ((char === 'b' || char === 'B') && isQuote(this.source[start + 1])) {
      const quoted = this.#quoted(start + 1)
      const bytes = bytesOf(this.source, start + 1, quoted.end)
      return { kind: 'bytes', text: quoted.text, bytes, at, start, end: quoted.end }
    }
    if (isQuote(char)) {
      const quoted = this.#quoted(start)
      return { kind: 'string', text: quoted.text, at, start, end: quoted.end }
    }
    const name = this.#match(NAME, start)
    if (name !== null) return { kind: 'name', text: name, at, start, end: start + name.length }
    const number = this.#match(NUMBER, start)
    if (number !== null) {
      const kind = /^[0-9]+$/.test(number) ? 'int' : 'float'
      return { kind, text: number, at, start, end: start + number.length }
    }
    const symbol = this.#match(SYMBOL, start)
    if (symbol === '--' || symbol === '++')
      throw new RulesSyntaxError('Increment (++) and decrement (--) operators are not supported.', at)
    if (symbol !== null) return { kind: 'symbol', text: symbol, at, start, end: start + symbol.length }
    throw new RulesSyntaxError(
      `Unexpected character '${String.fromCodePoint(this.source.codePointAt(start) ?? 0)}'.`,
      at,
    )
  }

  /** Reads a literal path segment at `offset`; null if there is none. */
  segmentAt(offset: number, context: 'match' | 'expression'): string | null {
    return this.#match(context === 'match' ? MATCH_SEGMENT : EXPRESSION_SEGMENT, offset)
  }

  #quoted(start: number): { text: string; end: number } {
    const quoted = readQuoted(this.source, start)
    if (!quoted.ok) throw new RulesSyntaxError(quoted.message, this.positionAt(quoted.offset))
    return quoted
  }

  #match(pattern: RegExp, offset: number): string | null {
    pattern.lastIndex = offset
    return pattern.exec(this.source)?.[0] ?? null
  }

  #skipBlank(from: number): number {
    let i = from
    for (;;) {
      const char = this.source[i]
      if (char === ' ' || char === '\t' || char === '\n' || char === '\r' || char === '\uFEFF') i++
      else if (char === '/' && this.source[i + 1] === '/') {
        const end = this.source.indexOf('\n', i)
        i = end < 0 ? this.source.length : end + 1
      } else if (char === '/' && this.source[i + 1] === '*') {
        const end = this.source.indexOf('*/', i + 2)
        if (end < 0) throw new RulesSyntaxError('Unterminated comment.', this.positionAt(i))
        i = end + 2
      } else return i
    }
  }
}

function isQuote(char: string | undefined): boolean {
  return char === '"' || char === "'"
}
