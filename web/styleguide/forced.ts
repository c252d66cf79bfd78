/**
 * Shows the states that only a pointer or a keyboard can bring about. Every rule of the page for such a state also
 * matches inside an element that names it: `<div data-force="hover">` draws what is in it as if it were hovered.
 */
import { useEffect } from 'react'

export type Forced = 'hover' | 'focus-visible' | 'focus' | 'active' | 'focused'

const PSEUDO = /:(hover|focus-visible|focus|active)(?![-\w])/g
/** The library's own class for fields that have the focus. */
const FOCUSED = /\.Mui-focused(?![-\w])/g

/** A whole card is hovered with the link in it; the focus is on a control alone. */
const touched = (state: string) => (/^focus(-visible)?$/.test(state) ? ':where(a, button)' : '*')

const orForced = (selector: string, state: string) =>
  `:is(${selector}, [data-force~="${state}"] ${touched(state)})`

/** A selector that the named states also satisfy; the weight of the rule stays as it was. */
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

/** Makes `data-force` work for all styles, also those that arrive later. */
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
