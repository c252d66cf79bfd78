import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * The styling engine's memory, which knows the styles that the build has rendered into the page (web/build/prerender.ts). Its
 * own way to find them moves their sheet, and a sheet that is moved has the whole page styled anew.
 */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' })
  const sheet = document.querySelector<HTMLElement>('style[data-styles]')
  for (const name of sheet?.dataset['styles']?.split(' ') ?? []) cache.inserted[name] = true
  return cache
}
