/** Which of the two themes is on: kept by the browser, shown by the root element, the same in every open tab. */
import { createStore, useStore } from '#createStore.ts'
import { readScheme, type Scheme, storeScheme, watchStoredScheme } from './themeStorage.ts'

const scheme = createStore<Scheme>('light')

/** The theme that is on, as a hook. */
export const useScheme = () => useStore(scheme)

/** Shows a theme. All at once: what would fade from one colour to the other does not. */
function show(next: Scheme): void {
  const root = document.documentElement
  if (root.dataset.theme !== `ancient${next}`) {
    root.dataset.theme = `ancient${next}`
    // To find what begins to fade, the browser computes the styles: once. A rule that forbids fading would do it twice.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  }
  scheme.set(next)
}

/** Shows a theme from now on, and keeps the choice in this browser. */
export function setScheme(next: Scheme): void {
  storeScheme(next)
  show(next)
}

/** Shows the stored theme, and follows other tabs; the answer stops that. */
export function followStoredScheme(): () => void {
  show(readScheme())
  return watchStoredScheme(show)
}
