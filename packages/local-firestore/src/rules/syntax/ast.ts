import type { Method } from '#rules/access.ts'
import type { RuleValue } from '#rules/values/value.ts'
import type { Position } from '#rules/syntax/position.ts'

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%'
export type LogicalOperator = '&&' | '||'

export interface PathExpr {
  readonly kind: 'path'
  readonly at: Position
  readonly segments: readonly (string | Expr)[]
}

export interface CallExpr {
  readonly kind: 'call'
  readonly at: Position
  readonly name: string
  readonly args: readonly Expr[]
}

export interface MethodExpr {
  readonly kind: 'method'
  readonly at: Position
  readonly target: Expr
  readonly name: string
  readonly args: readonly Expr[]
}

export interface LogicalExpr {
  readonly kind: 'logical'
  readonly at: Position
  readonly operator: LogicalOperator
  readonly left: Expr
  readonly right: Expr
}

export interface BinaryExpr {
  readonly kind: 'binary'
  readonly at: Position
  readonly operator: BinaryOperator
  readonly left: Expr
  readonly right: Expr
}

export type Expr =
  | { readonly kind: 'literal'; readonly at: Position; readonly value: RuleValue }
  | { readonly kind: 'name'; readonly at: Position; readonly name: string }
  | { readonly kind: 'member'; readonly at: Position; readonly target: Expr; readonly name: string }
  | { readonly kind: 'index'; readonly at: Position; readonly target: Expr; readonly index: Expr }
  | {
      readonly kind: 'slice'
      readonly at: Position
      readonly target: Expr
      readonly from: Expr | null
      readonly to: Expr | null
    }
  | { readonly kind: 'unary'; readonly at: Position; readonly operator: '!' | '-'; readonly operand: Expr }
  | { readonly kind: 'is'; readonly at: Position; readonly operand: Expr; readonly type: string }
  | {
      readonly kind: 'ternary'
      readonly at: Position
      readonly condition: Expr
      readonly whenTrue: Expr
      readonly whenFalse: Expr
    }
  | { readonly kind: 'list'; readonly at: Position; readonly items: readonly Expr[] }
  | {
      readonly kind: 'map'
      readonly at: Position
      readonly entries: readonly { readonly key: Expr; readonly value: Expr }[]
    }
  | PathExpr
  | CallExpr
  | MethodExpr
  | LogicalExpr
  | BinaryExpr

/** One segment of a match path: a literal, `{name}` or `{name=**}`. */
export type Pattern =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'wildcard'; readonly name: string }
  | { readonly kind: 'recursive'; readonly name: string }

export interface Allow {
  readonly at: Position
  readonly methods: readonly Method[]
  readonly condition: Expr
}

export interface Let {
  readonly at: Position
  readonly name: string
  readonly value: Expr
}

export interface FunctionDecl {
  readonly at: Position
  readonly name: string
  readonly parameters: readonly string[]
  readonly lets: readonly Let[]
  readonly result: Expr
}

export interface Match {
  readonly at: Position
  readonly patterns: readonly Pattern[]
  readonly body: Block
}

/** The declarations of a service or match. */
export interface Block {
  readonly functions: readonly FunctionDecl[]
  readonly matches: readonly Match[]
  readonly allows: readonly Allow[]
}

export interface Service {
  readonly at: Position
  readonly name: string
  readonly body: Block
}

export interface RulesetFile {
  readonly version: '1' | '2'
  readonly functions: readonly FunctionDecl[]
  readonly services: readonly Service[]
}
