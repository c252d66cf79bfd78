/*
 * Runs before the first paint. A file of its own, since the content security policy allows no inline script.
 * The values of `data-home`, `data-browse` and `data-queries` name what those pages need, so that it loads beside the entry
 * and not after it.
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

  const { home = '', browse = '', queries = '' } = document.currentScript.dataset
  const needed = { '/': home, '/allArtifacts': `${browse} ${queries}` }[location.pathname] ?? ''
  for (const href of new Set(needed.split(' ').filter(Boolean))) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }

  if (location.pathname !== '/') return
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'image',
      href: '/illustrations/heroes/unveiling-the-past.svg',
      fetchPriority: 'high',
    }),
  )
})()
