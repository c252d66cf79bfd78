/*
 * Runs before the first paint. The build inlines it into each page; the content security policy allows it by
 * its hash (web/build/prerender.ts).
 */
;(() => {
  const { dataset } = document.documentElement
  try {
    // Otherwise, or if storage is blocked, the page has the default theme.
    const stored = localStorage.getItem('theme')
    if (stored === 'ancientlight' || stored === 'ancientdark') dataset.theme = stored
    // Shows a member's bar instead of the guest links if the user may be signed in
    // (web/src/firebase/auth/sessionHint.ts, web/src/layout/navigation/NavBar.tsx).
    if (localStorage.getItem('signed-in') !== null) {
      dataset.member = ''
      // Shows the skeleton of an artifact's page (web/src/app/RequireUser.tsx).
      if (location.pathname.startsWith('/artifact/')) dataset.artifact = ''
    }
    // The look of lists of artifacts (web/src/components/records/cards/look.ts).
    const look = new URLSearchParams(location.search).get('look') ?? localStorage.getItem('look')
    if (look === 'wall') dataset.look = look
  } catch {
    // Storage is blocked.
  }

  // notistack's styling library would create this style element with `innerHTML`, which Trusted Types report.
  document.head.append(Object.assign(document.createElement('style'), { id: '_goober', textContent: ' ' }))

  // A page's first number format takes a phone 80 ms. Here they pass while the scripts are on their way.
  globalThis.requestIdleCallback?.(() => new Intl.NumberFormat(document.documentElement.lang))

  // A form submitted before the app runs is not sent, and keeps its input.
  addEventListener('submit', (event) => {
    if (event.target.method === 'post') event.preventDefault()
  })
})()
