/** Browsers whose IndexedDB does not work. Each function returns one that ends the failure. */
import { vi } from 'vitest'

/** @param how `missing`: there is no IndexedDB; `throws`, `fails`: what opening a database does */
export function blockStorage(how: 'missing' | 'throws' | 'fails' = 'throws'): () => void {
  const refusal = new DOMException('The operation is insecure.', 'SecurityError')
  const refuse = () => {
    throw refusal
  }
  // Other tests may have left an open database.
  const use = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse)
  if (how === 'missing') {
    vi.stubGlobal('indexedDB', undefined)
    return () => {
      vi.unstubAllGlobals()
      use.mockRestore()
    }
  }
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    if (how === 'throws') throw refusal
    const request = { error: refusal, onerror: null as (() => void) | null }
    queueMicrotask(() => request.onerror?.())
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a request that fails
    return request as unknown as IDBOpenDBRequest
  })
  return () => {
    open.mockRestore()
    use.mockRestore()
  }
}

/** Databases that do not open until the failure ends. */
export function silenceStorage(): () => void {
  const open = indexedDB.open.bind(indexedDB)
  const late: (() => void)[] = []
  const silent = vi.spyOn(indexedDB, 'open').mockImplementation((name) => {
    const request = { result: undefined as unknown, onsuccess: null as (() => void) | null }
    late.push(() => {
      const opening = open(name)
      opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('entries'))
      opening.addEventListener('success', () => {
        request.result = opening.result
        request.onsuccess?.()
      })
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a request that is used
    return request as unknown as IDBOpenDBRequest
  })
  return () => {
    silent.mockRestore()
    for (const answer of late) answer()
  }
}

/** A full disk: every write fails. */
export function fillStorage(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })
  return () => put.mockRestore()
}
