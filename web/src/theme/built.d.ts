/** What the build makes of the theme's definition (web/build/theme.ts). */
declare module 'virtual:theme' {
  import type { ThemeData } from '#theme/theme.ts'

  export const data: ThemeData
}
declare module 'virtual:theme-library' {
  import type { Component } from '#theme/theme.ts'

  export const data: Readonly<Record<string, Component>>
}
declare module 'virtual:theme.css' {}
