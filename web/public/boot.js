/*
 * Runs before the first paint; what the build writes is in the page itself, allowed by its hash (web/build/prerender.ts).
 */
;(() => {
  const { dataset } = document.documentElement
  let stored = null
  try {
    stored = localStorage.getItem('theme')
    // Who may be signed in (web/src/firebase/sessionHint.ts) is not asked to sign in meanwhile.
    const isMember = (key) => key === 'signed-in' || key.startsWith('firebase:authUser:')
    if (Object.keys(localStorage).some(isMember)) dataset.member = ''
  } catch {
    // Storage is closed to us: the default theme stands.
  }
  dataset.theme = stored === 'ancientdark' ? 'ancientdark' : 'ancientlight'

  // notistack's styling library creates its style element by `innerHTML`, which Trusted Types report. It uses this one instead.
  document.head.append(Object.assign(document.createElement('style'), { id: '_goober', textContent: ' ' }))

  // A form that is submitted before the app runs keeps what was typed, and is not sent.
  addEventListener('submit', (event) => {
    if (event.target.method === 'post') event.preventDefault()
  })
})()
