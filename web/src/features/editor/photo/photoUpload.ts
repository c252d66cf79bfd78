/** Reads and uploads the photo of one form. */
import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { PhotoCopies } from '#photo/photoCopies.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { SignInExpired } from '#utils/signInExpired.ts'
import { uploader } from '#firebase/api/upload.ts'
import { createStore, useStore } from '#utils/createStore.ts'
import { dataAddress } from '#utils/dataAddress.ts'
import { makePhoto } from '#photo/makePhoto.ts'
import { photoForm, photoIdOf } from '#photo/photoForm.ts'
import { isUnderWay, NO_PHOTO, type PhotoEvent, photoReducer, type PhotoState } from './photoState.ts'
import { uploadFailure } from './uploadErrors.ts'

interface Dependencies {
  readonly api: Pick<ApiClient, 'addPhoto' | 'deletePhoto'>
  readonly make?: (file: Blob, signal: AbortSignal) => Promise<PhotoCopies>
  /** Called with the copies once they are made; with null when the photo is discarded. */
  readonly onMade: (photo: PhotoCopies | null) => void
}

/** State of a photo after waiting for it before a save. */
export type SettledPhoto = Extract<
  PhotoState,
  { status: 'none' | 'unreadable' | 'ready' | 'uploaded' | 'failed' }
>

export function createPhotoUpload({ api, make = makePhoto, onMade }: Dependencies) {
  const state = createStore<PhotoState>(NO_PHOTO)
  const dispatch = (event: PhotoEvent) => state.set(photoReducer(state.get(), event))
  let running: { stop: AbortController; done: Promise<void> } | null = null
  /** URL of an uploaded photo that no saved record uses. */
  let unused = ''
  /** Number of saves that wait for the photo. */
  let saves = 0
  /** True if the record was sent without the photo: uploading it now would change the next attempt's content. */
  let isLater = false
  /** True if the browser came online during the current attempt, whose failure may be older. */
  let cameOnline = false

  /** Deletes the unused uploaded photo. If the call is lost, the server's reconciler deletes it. */
  function deleteUnused(): void {
    const id = photoIdOf(unused)
    unused = ''
    if (id) api.deletePhoto(id).catch((error: unknown) => console.warn(error))
  }

  /** Replaces the current task, whose further events are ignored. */
  function run(task: (send: typeof dispatch, signal: AbortSignal) => Promise<void>): Promise<void> {
    running?.stop.abort()
    const stop = new AbortController()
    const send = (event: PhotoEvent) => stop.signal.aborted || dispatch(event)
    const done = task(send, stop.signal)
      .catch(console.error)
      .finally(() => {
        if (running?.stop === stop) running = null
      })
    running = { stop, done }
    return done
  }

  async function upload(photo: PhotoCopies, send: typeof dispatch, signal: AbortSignal): Promise<void> {
    cameOnline = false
    send({ type: 'started' })
    try {
      const onProgress = (part: number) => send({ type: 'progressed', part })
      const { url } = await api.addPhoto(photoForm(photo), uploader(signal, onProgress))
      if (signal.aborted) return
      deleteUnused()
      unused = url
      send({ type: 'uploaded', url })
    } catch (error) {
      const failure =
        error instanceof SignInExpired
          ? { message: translateDomainText(error.message), canWait: true }
          : uploadFailure(error)
      if (failure.canWait && cameOnline && !signal.aborted) return upload(photo, send, signal)
      send({ type: 'failed', ...failure })
    }
  }

  function choose(file: Blob): void {
    dispatch({ type: 'chosen', file })
    onMade(null)
    void run(async (send, signal) => {
      try {
        const photo = await make(file, signal)
        const preview = await dataAddress(photo.small)
        if (signal.aborted) return
        onMade(photo)
        send({ type: 'made', photo, preview })
        await upload(photo, send, signal)
      } catch (error) {
        const message =
          error instanceof Problem
            ? translateDomainText(error.message)
            : t`The photo could not be read. Please choose it again.`
        send({ type: 'rejected', message })
      }
    })
  }

  function retry(): Promise<void> {
    const current = state.get()
    if (current.status === 'unreadable') choose(current.file)
    if (current.status === 'failed') return run((send, signal) => upload(current.photo, send, signal))
    return running?.done ?? Promise.resolve()
  }

  /** Retries the upload once the browser is online. */
  const onOnline = () => {
    cameOnline = true
    const current = state.get()
    if (current.status === 'failed' && current.canWait && !isLater) void retry()
  }

  return {
    state,
    /** Reads and uploads a file, replacing the previous photo. */
    choose,
    /**
     * Continues with the photo of a draft.
     * @param wasLater true if its record was sent without it; then it is not uploaded before the save
     */
    restore: (photo: PhotoCopies, wasLater: boolean): void => {
      isLater = wasLater
      void run(async (send, signal) => {
        send({ type: 'made', photo, preview: await dataAddress(photo.small) })
        const message = t`The photo was not sent with the rest. It follows when you save.`
        if (wasLater) send({ type: 'failed', message, canWait: true })
        else await upload(photo, send, signal)
      })
    },
    retry: (): void => {
      const current = state.get()
      // The next save uploads the photo again.
      if (isLater && current.status === 'failed') onMade(current.photo)
      isLater = false
      void retry()
    },
    /** Stops and discards the photo. */
    cancel: (): void => {
      running?.stop.abort()
      running = null
      isLater = false
      onMade(null)
      dispatch({ type: 'cleared' })
    },
    /** Discards an uploaded photo. */
    remove: (): void => {
      deleteUnused()
      dispatch({ type: 'cleared' })
    },
    /** Waits until the photo is uploaded or has failed. A failed upload is repeated once. */
    settle: async (): Promise<SettledPhoto> => {
      saves += 1
      if (state.get().status === 'failed' && !isLater) await retry()
      for (let task = running; task; task = running) await task.done
      saves -= 1
      const settled = state.get()
      if (settled.status === 'reading' || settled.status === 'uploading') return { status: 'none' }
      return settled
    },
    /** Records that the record is sent without the photo, which follows later. */
    sendLater: (): void => {
      isLater = true
    },
    isLater: () => isLater,
    isUnderWay: () => isUnderWay(state.get()),
    /** Records that a saved record uses the uploaded photo. */
    markUsed: (): void => {
      unused = ''
    },
    /** Retries when the browser is online again. Returns a function that stops everything but a save. */
    connect: (): (() => void) => {
      addEventListener('online', onOnline)
      return () => {
        removeEventListener('online', onOnline)
        if (saves > 0) return
        running?.stop.abort()
        running = null
      }
    },
  }
}

export type PhotoUpload = ReturnType<typeof createPhotoUpload>

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
