import { Problem } from '@tracker/domain/api/problem.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SignInExpired } from '#firebase/signInExpired.ts'
import { uploader } from '#firebase/upload.ts'
import { useApi } from '#firebase/useApi.ts'
import { makePhoto, type MadePhoto } from './makePhoto.ts'

export type PhotoState =
  | { readonly status: 'idle' }
  | { readonly status: 'making' }
  /** `part` of it, 0 to 1, is sent; `preview` is a data address of the small copy. */
  | { readonly status: 'sending'; readonly part: number; readonly preview: string }
  | { readonly status: 'sent'; readonly url: string; readonly preview: string }
  | { readonly status: 'failed'; readonly message: string; readonly retry: () => void }

const FAILED = 'The photo could not be sent. Please try again.'
const IDLE: PhotoState = { status: 'idle' }

function dataAddress(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
  reader.addEventListener('error', () => reject(new Problem('invalid', FAILED)))
  reader.readAsDataURL(blob)
  return promise
}

function formOf({ large, medium, small }: MadePhoto): FormData {
  const form = new FormData()
  form.append('large', large, 'large')
  if (medium) form.append('medium', medium, 'medium')
  form.append('small', small, 'small')
  return form
}

/**
 * A photo that a person takes or chooses: made small, and sent at once, while the rest of the form is filled.
 * @param onMade is given what has to arrive, as soon as it is made; null when it is not wanted any more
 */
export function usePhoto(onMade: (photo: MadePhoto | null) => void) {
  const api = useApi()
  const [state, setState] = useState<PhotoState>(IDLE)
  const running = useRef<{ stop: AbortController; sent: Promise<string | null> } | null>(null)
  /** The address of what was sent from here and is not saved. */
  const unsaved = useRef('')

  /** Whoever chooses another photo does not want the one before. It is swept when this call is lost. */
  const forget = () => {
    // The last part of the address.
    const id = unsaved.current.split('/').at(-1)
    unsaved.current = ''
    if (id) api.deletePhoto(id).catch((error: unknown) => console.warn(error))
  }

  async function send(photo: MadePhoto, { signal }: AbortController): Promise<string> {
    const preview = await dataAddress(photo.small)
    const show = (part: number) => signal.aborted || setState({ status: 'sending', part, preview })
    show(0)
    const { url } = await api.addPhoto(formOf(photo), uploader(show, signal))
    signal.throwIfAborted()
    forget()
    unsaved.current = url
    setState({ status: 'sent', url, preview })
    return url
  }

  /** Does something with a photo in place of what is under way. */
  function run(work: (stop: AbortController) => Promise<string>, again: () => void): void {
    running.current?.stop.abort()
    const stop = new AbortController()
    const sent = work(stop)
      .catch((error: unknown) => {
        if (stop.signal.aborted) return null
        const message = error instanceof Problem ? error.message : FAILED
        setState(error instanceof SignInExpired ? IDLE : { status: 'failed', message, retry: again })
        return null
      })
      .finally(() => {
        if (running.current?.stop === stop) running.current = null
      })
    running.current = { stop, sent }
  }

  function sendAgain(photo: MadePhoto): void {
    run(
      (stop) => send(photo, stop),
      () => sendAgain(photo),
    )
  }

  function take(file: Blob): void {
    setState({ status: 'making' })
    onMade(null)
    let made: MadePhoto | undefined
    run(
      async (stop) => {
        made = await makePhoto(file, stop.signal)
        if (!stop.signal.aborted) onMade(made)
        return send(made, stop)
      },
      () => (made ? sendAgain(made) : take(file)),
    )
  }

  return {
    state,
    /** Makes a picture small and sends it, in place of the one before. */
    take,
    /** Sends a photo that was made earlier and has not arrived. */
    resume: sendAgain,
    /** Lets go of what is under way. */
    cancel: () => {
      running.current?.stop.abort()
      running.current = null
      onMade(null)
      setState(IDLE)
    },
    /** The photo is not wanted. */
    remove: () => {
      forget()
      setState(IDLE)
    },
    /** The address of a photo that is under way, when it is there; null when none is, or it fails. */
    arrival: () => running.current?.sent ?? Promise.resolve(null),
    /** Whether a photo is under way. */
    isUnderWay: () => running.current !== null,
    /** The artifact that shows the photo is saved. */
    keep: () => {
      unsaved.current = ''
    },
  }
}

export type Photo = ReturnType<typeof usePhoto>

/** Whether an artifact with this address has a picture, or gets one. */
export function isPictured({ state }: Photo, address: string): boolean {
  return address.trim() !== '' || state.status === 'making' || state.status === 'sending'
}

/** The photo as this device has it, while it is under way and while the artifact has its address; a data address. */
export function previewOf({ state }: Photo, address: string): string | undefined {
  if (state.status === 'sending') return state.preview
  return state.status === 'sent' && state.url === address ? state.preview : undefined
}

/** Calls with the address of each photo that has arrived. */
export function useSentPhoto({ state }: Photo, onSent: (url: string) => void): void {
  const tell = useEffectEvent(onSent)
  useEffect(() => {
    if (state.status === 'sent') tell(state.url)
  }, [state])
}

/** Sends a photo that was on its way when the page was left. */
export function useKeptPhoto({ resume }: Photo, kept: MadePhoto | null): void {
  const send = useEffectEvent(resume)
  useEffect(() => {
    if (kept) send(kept)
  }, [kept])
}
