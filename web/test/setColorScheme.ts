/** Changes the colour scheme through localStorage, like another tab. */
export function setColorScheme(scheme: 'light' | 'dark'): void {
  const newValue = `ancient${scheme}`
  localStorage.setItem('theme', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))
}
