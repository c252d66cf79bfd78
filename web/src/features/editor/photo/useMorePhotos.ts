import { plural } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PhotoCopies } from '#photo/photoCopies.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { toast } from '#notifications/toast.ts'
import { useStore } from '#utils/createStore.ts'
import { createMorePhotos } from './morePhotos.ts'
import { itemsText } from './photoItems.ts'

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
