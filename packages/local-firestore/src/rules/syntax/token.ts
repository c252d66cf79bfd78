import type { Position } from '#rules/syntax/position.ts'

export type Token = { readonly at: Position; readonly start: number; readonly end: number } & (
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'int'; readonly text: string }
  | { readonly kind: 'float'; readonly text: string }
  | { readonly kind: 'string'; readonly text: string }
  | { readonly kind: 'bytes'; readonly text: string; readonly bytes: Uint8Array }
  | { readonly kind: 'symbol'; readonly text: string }
  | { readonly kind: 'end'; readonly text: '' }
)

/** Formats a token for error messages. */
export function describe(token: Token): string {
  if (token.kind === 'end') return 'end of file'
  const text = token.text.length > 40 ? `${token.text.slice(0, 40)}…` : token.text
  return `'${text}'`
}
