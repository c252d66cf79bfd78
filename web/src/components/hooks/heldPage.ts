/**
 * Back on the first page of a document (opened from a label, a messenger or a typed address) leaves the site,
 * and the router cannot block it. While an overlay is open there, the history has a second entry for the same
 * page, from which Back returns. The router does not know this entry.
 */

/** Milliseconds for a navigation that begins when the overlay is closed, such as that of a link in a menu. */
const RELEASE_MS = 50

const read = (state: unknown, name: 'idx' | 'key' | 'isHeld'): unknown =>
  state instanceof Object && name in state ? Reflect.get(state, name) : undefined

/** True for the document's first page: React Router numbers its entries. */
const isFirst = (state: unknown) => read(state, 'idx') === 0
const isHeld = (state: unknown) => read(state, 'isHeld') === true

type Handler = (event: PopStateEvent) => void
let handler: Handler | undefined

/** Called before the router is created: the window's listeners run in the order in which they were added. */
export const listenBeforeRouter = (): void => addEventListener('popstate', (event) => handler?.(event))

/** Sets the function that calls `onHistoryEvent`. Returns a function that removes it. */
export function handleHistory(next: Handler): () => void {
  handler = next
  return () => {
    handler = undefined
  }
}

/** Key of the location that is shown. */
let shownKey = 'default'

export function setShownKey(key: string): void {
  shownKey = key
}

const isShown = (state: unknown) => (read(state, 'key') ?? 'default') === shownKey

/** Number of coming history events that this module has caused. */
let ownEvents = 0
let released = Promise.resolve()
let finishRelease = () => {}

/**
 * Adds the second entry, on the first page of a document. Not while the router returns from a navigation that it blocked: the
 * history is then at the other page, and an entry there would remove the shown one.
 */
export function holdPage(): void {
  const state: unknown = history.state
  if (isFirst(state) && !isHeld(state) && isShown(state))
    history.pushState({ ...Object(state), isHeld: true }, '')
}

/**
 * Removes the second entry, unless the page has been left meanwhile.
 * @param mayRelease checked again after a moment
 */
export function releasePage(mayRelease: () => boolean): void {
  if (!isHeld(history.state) || !mayRelease()) return
  const { promise, resolve } = Promise.withResolvers<void>()
  released = promise
  finishRelease = resolve
  setTimeout(() => {
    if (!isHeld(history.state) || !mayRelease()) return resolve()
    ownEvents += 1
    history.back()
  }, RELEASE_MS)
}

/** Resolves when the second entry has been removed, so that the history can be changed. */
export const pageReleased = (): Promise<void> => released

/**
 * Handles a history event before the router does.
 * @param onBack closes an overlay; returns false if none is open
 */
export function onHistoryEvent(event: PopStateEvent, onBack: () => boolean): void {
  const state: unknown = event.state
  if (ownEvents > 0) {
    event.stopImmediatePropagation()
    ownEvents -= 1
    if (isHeld(state)) {
      // A navigation came in between: back to its page.
      ownEvents += 1
      history.forward()
    } else finishRelease()
    return
  }
  if (!isFirst(state) || !isShown(state)) return
  // Between the two entries of the page.
  event.stopImmediatePropagation()
  if (!isHeld(state) && !onBack()) history.back()
}
