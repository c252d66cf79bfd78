/** Reads and uploads the further photographs of one form. Each has its own upload. */
import { plural } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { MORE_PHOTOS_MAX } from '@tracker/domain/limits.ts'
import type { PhotoCopies } from '#photo/photoCopies.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { toast } from '#notifications/toast.ts'
import { createStore, useStore } from '#utils/createStore.ts'
import { itemsIn, itemsText, newItem, type PhotoItem } from './photoItems.ts'
import { createPhotoUpload, type PhotoUpload, type SettledPhoto } from './photoUpload.ts'

type UploadOptions = Parameters<typeof createPhotoUpload>[0]

interface Dependencies extends Pick<UploadOptions, 'api' | 'make'> {
  /** Value of the form: the list as JSON. */
  readonly text: string
  /** Photos of the draft by key. */
  readonly stored: ReadonlyMap<string, PhotoCopies>
  /** True if the draft's record was sent without some of them. */
  readonly isLater: boolean
  /** Called with the copies of a photo once they are made; with null when they need not be kept any more. */
  readonly onMade: (key: string, photo: PhotoCopies | null) => void
}

/** A photo that could not be uploaded. */
export interface UnsentItem {
  readonly item: PhotoItem
  /** Place in the list. */
  readonly index: number
  readonly settled: Extract<SettledPhoto, { status: 'unreadable' | 'failed' }>
}

export function createMorePhotos({ text, stored, isLater, onMade, ...options }: Dependencies) {
  const uploads = new Map<string, PhotoUpload>()
  const kept = itemsIn(text)
  const items = createStore<readonly PhotoItem[]>(
    kept.filter(({ key, url }) => url !== '' || stored.has(key)),
  )

  const change = (next: readonly PhotoItem[]) => items.set(next)
  const changeOne = (key: string, fields: Partial<PhotoItem>) =>
    change(items.get().map((item) => (item.key === key ? { ...item, ...fields } : item)))

  function forget(key: string): void {
    uploads.delete(key)
    onMade(key, null)
  }

  function open(key: string): PhotoUpload {
    const upload = createPhotoUpload({ ...options, onMade: (photo) => onMade(key, photo) })
    uploads.set(key, upload)
    upload.state.subscribe(() => {
      const state = upload.state.get()
      if (state.status !== 'uploaded') return
      changeOne(key, { url: state.url })
      onMade(key, null)
    })
    return upload
  }

  return {
    items,
    /** Number of the draft's photos that this browser did not keep, such as one that was chosen just before a crash. */
    lost: kept.length - items.get().length,
    /** Continues with the photos of the draft. */
    restore: (): void => {
      for (const { key, url } of items.get()) {
        const photo = stored.get(key)
        if (url === '' && photo && !uploads.has(key)) open(key).restore(photo, isLater)
      }
    },
    uploadOf: (key: string): PhotoUpload | undefined => uploads.get(key),
    /** Returns how many photographs can still be added. */
    room: (): number => MORE_PHOTOS_MAX - items.get().length,
    add: (file: Blob): void => {
      const item = newItem()
      change([...items.get(), item])
      open(item.key).choose(file)
    },
    /** Adds an uploaded photograph at the beginning. */
    putFirst: (photo: Omit<PhotoItem, 'key'>): void => change([{ ...newItem(), ...photo }, ...items.get()]),
    edit: (key: string, texts: Partial<Pick<PhotoItem, 'caption' | 'credit'>>): void => changeOne(key, texts),
    /** Moves a photograph to another place in the list. */
    move: (key: string, to: number): void => {
      const item = items.get().find((one) => one.key === key)
      if (item)
        change(
          items
            .get()
            .filter((one) => one.key !== key)
            .toSpliced(to, 0, item),
        )
    },
    /** Removes a photograph, whose uploaded photo is deleted if no saved record uses it. */
    remove: (key: string): void => {
      const upload = uploads.get(key)
      if (upload?.state.get().status === 'uploaded') upload.remove()
      else upload?.cancel()
      forget(key)
      change(items.get().filter((one) => one.key !== key))
    },
    /** Takes a photograph out of the list, because it becomes the picture. */
    take: (key: string): PhotoItem | undefined => {
      const item = items.get().find((one) => one.key === key)
      uploads.get(key)?.markUsed()
      forget(key)
      change(items.get().filter((one) => one.key !== key))
      return item
    },
    /** Stops everything, and starts with another value of the form. */
    reset: (value: string): void => {
      for (const upload of uploads.values()) upload.cancel()
      uploads.clear()
      items.set(itemsIn(value))
    },
    /** Waits until each photo is uploaded or has failed. @returns those that have failed */
    settle: async (): Promise<UnsentItem[]> => {
      const unsent: UnsentItem[] = []
      for (const [key, upload] of uploads) {
        const settled = await upload.settle()
        const index = items.get().findIndex((one) => one.key === key)
        const item = items.get()[index]
        if (item && (settled.status === 'unreadable' || settled.status === 'failed'))
          unsent.push({ item, index, settled })
      }
      return unsent.toSorted((one, other) => one.index - other.index)
    },
    isLater: (): boolean => [...uploads.values()].some((upload) => upload.isLater()),
    isUnderWay: (): boolean => [...uploads.values()].some((upload) => upload.isUnderWay()),
    /** Records that a saved record uses the uploaded photos. */
    markUsed: (): void => {
      for (const upload of uploads.values()) upload.markUsed()
    },
    /** Retries when the browser is online again. Returns a function that stops everything but a save. */
    connect: (): (() => void) => {
      const open = new Map<PhotoUpload, () => void>()
      const connectAll = () => {
        for (const upload of uploads.values()) if (!open.has(upload)) open.set(upload, upload.connect())
      }
      connectAll()
      const stop = items.subscribe(connectAll)
      return () => {
        stop()
        for (const disconnect of open.values()) disconnect()
      }
    },
  }
}

export type MorePhotos = ReturnType<typeof createMorePhotos>

interface Options {
  /** Initial value of the form. */
  readonly text: string
  /** Photos of the draft. */
  readonly stored: ReadonlyMap<string, PhotoCopies>
  readonly isLater: boolean
  readonly onMade: (key: string, photo: PhotoCopies | null) => void
  /** Called with the new value of the form. */
  readonly onChange: (text: string) => void
}

/** The further photographs of a form. They are uploaded immediately, while the user fills in the form. */
export function useMorePhotos({ text, stored, isLater, onMade, onChange }: Options) {
  const api = useApi()
  const [more] = useState(() => createMorePhotos({ api, text, stored, isLater, onMade }))
  const items = useStore(more.items)
  const notify = useEffectEvent(onChange)
  useEffect(() => {
    const stop = more.items.subscribe(() => notify(itemsText(more.items.get())))
    more.restore()
    const { lost } = more
    if (lost > 0)
      toast.notice(
        plural(lost, {
          one: 'A photo of your draft was not kept. Please choose it again.',
          other: '# photos of your draft were not kept. Please choose them again.',
        }),
      )
    const disconnect = more.connect()
    return () => {
      stop()
      disconnect()
    }
  }, [more])
  return { ...more, shown: items }
}

export type FormPhotos = ReturnType<typeof useMorePhotos>
