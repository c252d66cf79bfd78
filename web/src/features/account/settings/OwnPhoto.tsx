import { t } from '@lingui/core/macro'
import { photoIdIn, photoOf } from '@tracker/domain/photo/photoAddress.ts'
import type { ReactNode } from 'react'
import { useApi } from '#firebase/api/useApi.ts'
import { setProfile } from '#firebase/auth/auth.ts'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { toast } from '#notifications/toast.ts'
import { asSignInError } from '#features/account/messages.ts'

/** True if the user's photo was uploaded here. */
export const isUploaded = (address: string) => photoOf(address, location.host) !== null

export interface PhotoSlot {
  hasPhoto: boolean
  /** @throws Error if the account could not be changed */
  onUploaded: (url: string) => Promise<void>
  onRemove: () => void
}

interface Props {
  user: UserProfile
  /** The field that takes and uploads a photo. It belongs to another feature. */
  photoField: (slot: PhotoSlot) => ReactNode
}

/** The user's photo, uploaded. It is saved when it has arrived; the one before it is deleted. */
export function OwnPhoto({ user: { displayName, photoURL }, photoField }: Props) {
  const api = useApi()
  const hasPhoto = isUploaded(photoURL)
  const change = async (address: string, done: string) => {
    try {
      await setProfile(displayName, address)
    } catch (error) {
      throw asSignInError(error)
    }
    // If the call is lost, the server's reconciler deletes it.
    if (hasPhoto) api.deletePhoto(photoIdIn(photoURL)).catch((error: unknown) => console.warn(error))
    toast.success(done)
  }
  return photoField({
    hasPhoto,
    onUploaded: (url) => change(url, t`Your photo has been saved.`),
    onRemove: () => {
      change('', t`Your photo has been removed.`).catch(toast.failure)
    },
  })
}
