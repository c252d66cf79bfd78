/** Chooses a colour scheme as another tab of the product does: by localStorage. */
export function setColorScheme(scheme: 'light' | 'dark'): void {
  const newValue = `ancient${scheme}`
  localStorage.setItem('theme', newValue)
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }))
}
