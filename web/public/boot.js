/*
 * Runs before the first paint. A file of its own, since the content security policy allows no inline script.
 * The value of `data-home` names what the home page needs, so that it loads beside the entry and not after it.
 */
;(() => {
  let stored = null
  try {
    stored = localStorage.getItem('theme')
  } catch {
    // Storage is closed to us: the default theme stands.
  }
  const root = document.documentElement
  root.dataset.theme = stored === 'ancientdark' ? 'ancientdark' : 'ancientlight'

  if (location.pathname !== '/') return
  const modules = (document.currentScript.dataset.home ?? '').split(' ').filter(Boolean)
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'image',
      href: '/illustrations/heroes/unveiling-the-past.svg',
      fetchPriority: 'high',
    }),
  )
})()
