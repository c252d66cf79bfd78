import { photoIdIn, photoOf } from '@tracker/domain/photo/photoAddress.ts'
import { shownImageUrl } from '@tracker/domain/photo/imageUrl.ts'
import { useEffect, useState } from 'react'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { useLazyApi } from '#firebase/api/useLazyApi.ts'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { dataAddress } from '#utils/dataAddress.ts'

/** Uploaded photos of users by uid and URL, as data URLs. The menu shows the same one as its button. */
const loaded = new Map<string, Promise<string>>()

function load(api: () => Promise<ApiClient>, key: string, address: string): Promise<string> {
  const known = loaded.get(key)
  if (known) return known
  const read = async () => dataAddress(await (await api()).hiddenPhoto(photoIdIn(address), 'small'))
  const source = read()
  loaded.set(key, source)
  // The next avatar tries again.
  source.catch(() => loaded.delete(key))
  return source
}

/**
 * Returns the `src` of the user's photo; empty without one. An uploaded one is not public: it is read with the user's token, and
 * empty until it has arrived.
 */
export function useOwnPhoto({ uid, photoURL }: Pick<UserProfile, 'uid' | 'photoURL'>): string {
  const api = useLazyApi()
  const address = shownImageUrl(photoURL, location.host)
  const key = photoOf(address, location.host) ? `${uid} ${address}` : ''
  const [own, setOwn] = useState({ key: '', src: '' })
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const src = await load(api, key, address)
      if (isCurrent) setOwn({ key, src })
    }
    if (key !== '') show().catch((error: unknown) => console.warn('The photo could not be loaded.', error))
    return () => {
      isCurrent = false
    }
  }, [api, key, address])
  if (key === '') return address
  return own.key === key ? own.src : ''
}
