/** Compiled catalogues (web/build/messages.ts). */
declare module 'virtual:catalogue/*' {
  import type { Messages } from '@lingui/core'
  export const messages: Messages
}
