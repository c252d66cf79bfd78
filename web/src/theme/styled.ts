/**
 * Styles an element by the theme: the styling engine as it is. The library's own `styled` adds what its components need to be
 * told of a theme, which ours are not (docs/decisions/046-our-elements-are-styled-by-the-engine.md).
 */
import type { CSSObject } from '@emotion/react'
import type { Theme as LibraryTheme } from '@mui/material/styles'

/** The type scale (typography.ts). */
export type Variant =
  'hero' | 'h1' | 'h2' | 'h3' | 'h4' | 'label' | 'body1' | 'reading' | 'small' | 'caption' | 'button'

declare module '@emotion/react' {
  export interface Theme extends Omit<LibraryTheme, 'typography' | 'applyStyles'> {
    /** Each text style as the engine takes it. */
    typography: Record<Variant, CSSObject>
    /** Styles for one of the schemes alone. */
    applyStyles: (scheme: 'light' | 'dark', styles: CSSObject) => CSSObject
  }
}

export type { Theme } from '@emotion/react'
export { default as styled } from '@emotion/styled'
