import { Lexer } from '#rules/syntax/lexer.ts'
import type { Position } from '#rules/syntax/position.ts'
import { RulesSyntaxError } from '#rules/syntax/position.ts'
import { describe, type Token } from '#rules/syntax/token.ts'

/** Prevents stack overflows. Real rulesets nest far less deeply. */
const MAX_DEPTH = 100

/** The parser input: tokens with one token of lookahead, and the nesting depth. */
export class TokenStream {
  readonly #lexer: Lexer
  #current: Token
  #depth = 0

  constructor(source: string) {
    this.#lexer = new Lexer(source)
    this.#current = this.#lexer.tokenAt(0)
  }

  peek(): Token {
    return this.#current
  }

  next(): Token {
    const token = this.#current
    this.#current = this.#lexer.tokenAt(token.end)
    return token
  }

  isSymbol(text: string): boolean {
    return this.#current.kind === 'symbol' && this.#current.text === text
  }

  isWord(text: string): boolean {
    return this.#current.kind === 'name' && this.#current.text === text
  }

  takeSymbol(text: string): boolean {
    if (!this.isSymbol(text)) return false
    this.next()
    return true
  }

  takeWord(text: string): boolean {
    if (!this.isWord(text)) return false
    this.next()
    return true
  }

  expectSymbol(text: string): Token {
    if (!this.isSymbol(text)) throw this.unexpected(`'${text}'`)
    return this.next()
  }

  expectName(what: string): Token {
    if (this.#current.kind !== 'name') throw this.unexpected(what)
    return this.next()
  }

  /** Consumes the current `/` and a literal segment directly after it. Returns null if none follows. */
  takeSegment(context: 'match' | 'expression'): string | null {
    const text = this.#lexer.segmentAt(this.#current.end, context)
    if (text === null) this.next()
    else this.#current = this.#lexer.tokenAt(this.#current.end + text.length)
    return text
  }

  unexpected(expected: string): RulesSyntaxError {
    return new RulesSyntaxError(
      `Unexpected ${describe(this.#current)}. Expected ${expected}.`,
      this.#current.at,
    )
  }

  failure(message: string, at: Position = this.#current.at): RulesSyntaxError {
    return new RulesSyntaxError(message, at)
  }

  /** Runs `parse` one nesting level deeper. Throws `RulesSyntaxError` beyond `MAX_DEPTH`. */
  nested<T>(parse: () => T): T {
    if (this.#depth >= MAX_DEPTH) throw this.failure(`Nested deeper than ${MAX_DEPTH} levels.`)
    this.#depth++
    const result = parse()
    this.#depth--
    return result
  }
}
