/** The operator's markdown, parsed by the build (web/build/site.ts). */
declare module 'virtual:legal/*' {
  import type { Token } from 'marked'

  /** By language. */
  export const tokens: Readonly<Record<string, Token[]>>
}
