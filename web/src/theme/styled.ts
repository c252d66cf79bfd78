/**
 * Styles an element by the theme. It is the styling engine without what this product does not ask of it: there is one theme,
 * so that a style is computed once for all elements that are told the same; the engine's own way does it for each, which was
 * the largest part of what a phone did before the app heard (docs/decisions/062-the-main-thread-in-short-tasks.md).
 */
import {
  __unsafe_useEmotionCache as useStyleCache,
  css,
  type CSSObject,
  type EmotionCache,
  type SerializedStyles,
  type Theme,
} from '@emotion/react'
import type { Theme as LibraryTheme } from '@mui/material/styles'
import {
  type ComponentProps,
  createElement,
  type ElementType,
  type FunctionComponent,
  useInsertionEffect,
} from 'react'
import { theme as theTheme } from './theme.ts'

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

export type { Theme }

/** What an element looks like, by the theme and by what it is told: those names begin with `$`, and do not reach the page. */
type Style<Told> = CSSObject | ((props: Told & { theme: Theme }) => CSSObject)

type Props = Readonly<Record<string, unknown>> & { as?: ElementType; className?: string }

/** What a styled component is made of: styled again, it stays one element. */
const parts = new WeakMap<object, { element: ElementType; styles: readonly Style<Props>[] }>()

/** The page's style sheet has them from now on. While building there is no page, and the styles are kept for it. */
const useInsertion: typeof useInsertionEffect =
  typeof document === 'undefined' ? (insert) => void insert() : useInsertionEffect

function insert(cache: EmotionCache, styles: SerializedStyles): void {
  if (cache.inserted[styles.name] !== undefined) return
  // Behind a style come the movements that it names.
  for (let part: SerializedStyles | undefined = styles; part; part = part.next)
    cache.insert(part === styles ? `.${cache.key}-${styles.name}` : '', part, cache.sheet, true)
}

/** A component of an element, or of another component that takes a class. It may be shown `as` another element. */
export function styled<Element extends ElementType>(element: Element) {
  return <Told extends object = object>(style: Style<Told>) => {
    const base = typeof element === 'string' ? undefined : parts.get(element)
    const styles = [...(base?.styles ?? []), style as Style<Props>]
    const inner = base?.element ?? element
    const known = new Map<string, SerializedStyles>()

    /** @param classes of styles that win over these */
    const stylesFor = (props: Props, told: string, { registered }: EmotionCache, classes: string[]) => {
      const key = `${told} ${classes.join(' ')}`
      const found =
        known.get(key) ??
        css(
          ...styles.map((one) => (typeof one === 'function' ? one({ ...props, theme: theTheme }) : one)),
          ...classes.map((name) => `${registered[name]};`),
        )
      known.set(key, found)
      return found
    }

    function Styled(props: Props) {
      const cache = useStyleCache()
      if (!cache) throw new Error('There is no place for styles.')
      const { as: shown = inner, className = '' } = props
      const handedOn: Record<string, unknown> = {}
      let told = ''
      for (const [name, value] of Object.entries(props)) {
        if (name.startsWith('$')) told += `${name} ${JSON.stringify(value)} `
        else if (name !== 'as') handedOn[name] = value
      }
      const names = className.split(' ')
      const isRegistered = (name: string) => cache.registered[name] !== undefined
      const found = stylesFor(props, told, cache, names.filter(isRegistered))
      const own = `${cache.key}-${found.name}`
      // Another component may be styled, too: its style is then one with this.
      if (typeof shown !== 'string') cache.registered[own] ??= found.styles
      handedOn['className'] = [...names.filter((name) => name && !isRegistered(name)), own].join(' ')
      useInsertion(() => insert(cache, found), [cache, found])
      return createElement(shown, handedOn)
    }
    parts.set(Styled, { element: inner, styles })
    return Styled as FunctionComponent<ComponentProps<Element> & Told & { as?: ElementType }>
  }
}
