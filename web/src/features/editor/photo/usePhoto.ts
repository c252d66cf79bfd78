import { useEffect, useEffectEvent, useState } from 'react'
import type { PhotoCopies } from '#photo/photoCopies.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { useStore } from '#utils/createStore.ts'
import { createPhotoUpload } from './photoUpload.ts'

interface Options {
  /** Photo of the draft. */
  readonly stored: PhotoCopies | null
  /** True if the draft's record was sent without its photo. */
  readonly isLater: boolean
  /** Called with the copies once they are made; with null when the photo is discarded. */
  readonly onMade: (photo: PhotoCopies | null) => void
  readonly onUploaded: (url: string) => void
}

/** The photo of a form. It is uploaded immediately, while the user fills in the form. */
export function usePhoto({ stored, isLater, onMade, onUploaded }: Options) {
  const api = useApi()
  const [upload] = useState(() => createPhotoUpload({ api, onMade }))
  const state = useStore(upload.state)
  useEffect(() => upload.connect(), [upload])
  useEffect(() => {
    if (stored && upload.state.get().status === 'none') upload.restore(stored, isLater)
  }, [upload, stored, isLater])
  const notify = useEffectEvent(onUploaded)
  useEffect(() => {
    if (state.status === 'uploaded') notify(state.url)
  }, [state])
  return { ...upload, state }
}

export type Photo = ReturnType<typeof usePhoto>
