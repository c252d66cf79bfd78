import { useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router'
import { dialogs } from '#notifications/dialogs.ts'

interface Guarded {
  /** Whether something here would be left behind. */
  readonly isDirty: () => boolean
  /** Asks whether to leave. */
  readonly ask: () => Promise<boolean>
  /** Whether an address is another page. */
  readonly isElsewhere: (to: unknown) => boolean
}
type Navigator = React.ContextType<typeof NavigationContext>['navigator']

/** The place of the page in the tab's history, as the router counts; null for what is not of the router. */
function placeInHistory(): number | null {
  const state: unknown = history.state
  const idx = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null
  return typeof idx === 'number' ? idx : null
}

/** Asks before anything leads away from the page; the answer ends that. */
function guard(navigator: Navigator, { isDirty, ask, isElsewhere }: Guarded): () => void {
  const push = navigator.push.bind(navigator)
  const replace = navigator.replace.bind(navigator)
  const stop = new AbortController()
  const { signal } = stop
  let place = placeInHistory()
  let isAsking = false
  /** What the next step through the history is: the person's own, the one that takes it back, or the one that was allowed. */
  let step: 'own' | 'back' | 'allowed' = 'own'

  async function leave(go: () => void): Promise<void> {
    if (isAsking) return
    isAsking = true
    try {
      if (await ask()) go()
    } finally {
      isAsking = false
    }
  }
  const held =
    <Rest extends unknown[]>(go: (...args: Rest) => void) =>
    (...args: Rest) => {
      const follow = () => {
        step = 'allowed'
        go(...args)
        step = 'own'
        place = placeInHistory()
      }
      if (isElsewhere(args[0]) && isDirty()) void leave(follow)
      else follow()
    }
  navigator.push = held(push)
  navigator.replace = held(replace)

  // The router hears of a step before anybody who came later, and asks its history where it is: here still, until it is
  // known whether the person wants to go. The step is taken back at once, and taken again then.
  const whereabouts = Object.getOwnPropertyDescriptor(navigator, 'location')
  const here: unknown = whereabouts?.get?.call(navigator)
  const isHeld = () => {
    const now = placeInHistory()
    return step === 'own' && place !== null && now !== null && now !== place && isDirty()
  }
  if (whereabouts)
    Object.defineProperty(navigator, 'location', {
      ...whereabouts,
      get: (): unknown => (isHeld() ? here : whereabouts.get?.call(navigator)),
    })
  addEventListener(
    'popstate',
    () => {
      const delta = isHeld() && place !== null ? (placeInHistory() ?? place) - place : 0
      step = 'own'
      if (delta === 0) return
      step = 'back'
      history.go(-delta)
      void leave(() => {
        step = 'allowed'
        history.go(delta)
      })
    },
    { signal },
  )
  addEventListener('beforeunload', (event) => isDirty() && event.preventDefault(), { signal })
  return () => {
    navigator.push = push
    navigator.replace = replace
    if (whereabouts) Object.defineProperty(navigator, 'location', whereabouts)
    stop.abort()
  }
}

/**
 * Asks before a page is left on which something is not saved: by a link, by Back, and by the browser's own question when
 * the tab is closed or loaded anew.
 * @param isDirty whether there is something to ask for; looked at when the person is about to leave
 * @param ask true: go
 */
export function useLeaveGuard(isDirty: () => boolean, ask: () => Promise<boolean>): void {
  const { navigator } = useContext(NavigationContext)
  const { pathname } = useLocation()
  const isElsewhere = (to: unknown) =>
    (typeof to === 'object' && to !== null && 'pathname' in to ? to.pathname : to) !== pathname
  // Not as effect events: the router looks at its history while it renders, too.
  const latest = useRef({ isDirty, ask, isElsewhere })
  useLayoutEffect(() => {
    latest.current = { isDirty, ask, isElsewhere }
  })
  useEffect(
    () =>
      guard(navigator, {
        isDirty: () => latest.current.isDirty(),
        ask: () => latest.current.ask(),
        isElsewhere: (to) => latest.current.isElsewhere(to),
      }),
    [navigator],
  )
}

/** `useLeaveGuard` for a form whose text is kept nowhere. */
export function useUnsentGuard(isDirty: () => boolean): void {
  useLeaveGuard(isDirty, () =>
    dialogs.confirm({
      title: 'Leave this page?',
      text: 'What you typed here and did not send will be gone.',
      confirm: 'Leave',
      cancel: 'Stay',
    }),
  )
}
