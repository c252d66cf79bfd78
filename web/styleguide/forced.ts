/**
 * Shows states that normally need a pointer or keyboard. Each CSS rule for such a state also applies within
 * an element that names it: `<div data-force="hover">` renders its content as if hovered.
 */
import { useEffect } from 'react'

export type Forced = 'hover' | 'focus-visible' | 'focus' | 'active' | 'focused'

const PSEUDO = /:(hover|focus-visible|focus|active)(?![-\w])/g
/** MUI's own class for focused fields. */
const FOCUSED = /\.Mui-focused(?![-\w])/g

/** Hover applies to all elements of a card, focus only to controls. */
const touched = (state: string) => (/^focus(-visible)?$/.test(state) ? ':where(a, button)' : '*')

const orForced = (selector: string, state: string) =>
  `:is(${selector}, [data-force~="${state}"] ${touched(state)})`

/** Extends a selector to forced states, without changing its specificity. */
export function withForced(selector: string): string {
  return selector
    .replace(PSEUDO, (pseudo, state: string) => orForced(pseudo, state))
    .replace(FOCUSED, (name) => orForced(name, 'focused'))
}

function rewrite(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const selector = withForced(rule.selectorText)
      if (selector !== rule.selectorText) rule.selectorText = selector
    } else if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules)
  }
}

/** Applies `data-force` to all styles, including those added later. */
export function useForcedStates(): void {
  useEffect(() => {
    const done = new WeakSet<CSSStyleSheet>()
    const rewriteNew = () => {
      for (const sheet of document.styleSheets) {
        if (done.has(sheet)) continue
        done.add(sheet)
        rewrite(sheet.cssRules)
      }
    }
    rewriteNew()
    const observer = new MutationObserver(rewriteNew)
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [])
}
