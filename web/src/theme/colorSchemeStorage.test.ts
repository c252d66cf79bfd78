import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { SITE } from '@tracker/domain/site/site.ts'
import { colorSchemeStorage, STORAGE_KEY } from './colorSchemeStorage.ts'

type Scheme = 'light' | 'dark'

/** A fake window with the parts that the storage uses. */
class StorageWindow extends EventTarget {
  readonly kept = new Map<string, string>()
  readonly localStorage = {
    getItem: (key: string) => this.kept.get(key) ?? null,
    setItem: (key: string, value: string) => void this.kept.set(key, value),
  }
}

/** Opens the storage as MUI does. */
const open = (storageWindow: unknown) =>
  colorSchemeStorage({ key: STORAGE_KEY, storageWindow: storageWindow as Window })

/** Runs the boot script in a page with the default theme, and returns the resulting theme. */
function boot(localStorage: unknown): string | undefined {
  const root: { dataset: Record<string, string> } = { dataset: { theme: SITE.defaultTheme } }
  const script = readFileSync(new URL('../../public/boot.js', import.meta.url), 'utf8')
  runInNewContext(script, {
    localStorage,
    addEventListener: () => {},
    document: { documentElement: root, createElement: () => ({}), head: { append: () => {} } },
  })
  return root.dataset['theme']
}

const CASES: [string | null, Scheme][] = [
  [null, 'light'],
  ['ancientlight', 'light'],
  ['ancientdark', 'dark'],
  ['dark', 'light'],
  ['', 'light'],
  ['AncientDark', 'light'],
  ['"><script>', 'light'],
  ['{"mode":"dark"}', 'light'],
]

describe('the stored theme', () => {
  it.each(CASES)('%j is parsed as %s, by the app and by the boot script', (stored, mode) => {
    const storageWindow = new StorageWindow()
    if (stored !== null) storageWindow.kept.set('theme', stored)
    expect(open(storageWindow).get('light')).toBe(mode)
    expect(boot(storageWindow.localStorage)).toBe(`ancient${mode}`)
  })

  it('is stored under the specified key and value', () => {
    const storageWindow = new StorageWindow()
    open(storageWindow).set('dark')
    expect([...storageWindow.kept]).toEqual([['theme', 'ancientdark']])
    open(storageWindow).set('light')
    expect([...storageWindow.kept]).toEqual([['theme', 'ancientlight']])
  })

  it('follows another tab, and falls back for invalid values', () => {
    const storageWindow = new StorageWindow()
    const heard: string[] = []
    const stop = open(storageWindow).subscribe((scheme: Scheme) => void heard.push(scheme))
    const tell = (key: string, newValue: string | null) =>
      storageWindow.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    tell('theme', 'ancientdark')
    tell('other', 'ancientlight')
    tell('theme', 'nonsense')
    stop()
    tell('theme', 'ancientdark')
    expect(heard).toEqual(['dark', 'light'])
  })

  it('does not store what another tab has stored, and stores the next choice', () => {
    const storageWindow = new StorageWindow()
    const storage = open(storageWindow)
    storage.subscribe((scheme: Scheme) => storage.set(scheme))
    storageWindow.dispatchEvent(
      Object.assign(new Event('storage'), { key: 'theme', newValue: 'ancientdark' }),
    )
    expect([...storageWindow.kept]).toEqual([])
    storage.set('light')
    storage.set('dark')
    expect([...storageWindow.kept]).toEqual([['theme', 'ancientdark']])
  })

  it('is light if storage is blocked', () => {
    const closed = {
      get localStorage(): Storage {
        throw new Error('Access is denied.')
      },
    }
    expect(open(closed).get('light')).toBe('light')
    expect(() => open(closed).set('dark')).not.toThrow()
    const denied = () => {
      throw new Error('Access is denied.')
    }
    expect(boot({ getItem: denied })).toBe('ancientlight')
  })
})
