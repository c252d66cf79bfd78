/** Plates and their dark versions, which the build creates (web/build/nightPlates.ts). */
const PLATE = /^\/illustrations\/(?:artifacts|types|articles)\/[\w-]+\.svg$/

/**
 * Returns the path of a plate's dark version.
 * @param address path of the light version
 */
export const nightOf = (address: string): string => address.replace(/\.svg$/, '.night.svg')

/** Returns the version of a plate that the current theme shows. */
export const shownPlate = (address: string): string =>
  document.documentElement.dataset['theme'] === 'ancientdark' ? nightOf(address) : address

/**
 * Returns the path of one of the product's plates; null for other pictures.
 * @param host host of the page
 */
export function plateAt(address: string, host: string): string | null {
  const url = URL.parse(address)
  return url?.host === host && PLATE.test(url.pathname) ? url.pathname : null
}

/** Class names of a plate's two versions. */
export const plateClasses = { day: 'day', night: 'night' } as const
