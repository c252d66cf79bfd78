import { startTransition, useCallback, useEffect, useState } from 'react'
import { type DraftPhoto, dropPhoto, dropPhotosBut, readPhoto } from './draftPhotos.ts'
import {
  type Draft,
  draftInTab,
  dropDraft,
  openDrafts,
  readDraft,
  readDrafts,
  setDraftInTab,
} from './drafts.ts'
import { heldDrafts, holdDraft } from './openDrafts.ts'

/** Drafts of a person that are kept at most; the oldest go first. */
const DRAFTS_MAX = 20

/** A draft that is open in this tab: what is kept of it at that moment, and where it is kept from now on. */
export interface OpenDraft {
  readonly id: string
  readonly uid: string
  readonly form: string
  /** Under which this tab finds it again. */
  readonly place: string
  readonly kept: Draft | null
  /** A photo that was on its way. */
  readonly photo: DraftPhoto | null
}

export interface OtherDraft {
  readonly draft: Draft
  /** Whether another tab has it open. */
  readonly isElsewhere: boolean
}

interface Options {
  readonly uid: string
  /** Names the form, and what it changes. */
  readonly form: string
  /** Tells openings of one form apart that begin with drafts of their own; empty for the usual one. */
  readonly slot: string
}

/** Takes a draft that no other tab has: the wanted one, else the one that this tab had, else an empty one. */
async function take({ uid, form, slot }: Options, wanted: string | null) {
  const place = `${form} ${slot}`
  await openDrafts(uid)
  for (const id of [wanted, draftInTab(place), crypto.randomUUID()]) {
    const letGo = id === null ? null : await holdDraft(id)
    if (id === null || letGo === null) continue
    setDraftInTab(place, id)
    const kept = readDraft(uid, id)
    const photo = kept && (await readPhoto(id))
    return { opened: { id, uid, form, place, kept, photo }, letGo }
  }
  throw new Error('A new draft is open elsewhere.')
}

/** Lets go of the oldest drafts when there are too many, and of photos without a draft; never of what is open. */
async function prune(uid: string): Promise<void> {
  const held = await heldDrafts()
  for (const { id } of readDrafts(uid).slice(DRAFTS_MAX)) if (!held.has(id)) dropDraft(uid, id)
  await dropPhotosBut(new Set([...held, ...readDrafts(uid).map(({ id }) => id)]))
}

/** The draft that a form has in this tab, undefined until it is known, and the others of the same form. */
export function useOpenDraft(options: Options) {
  const { uid, form, slot } = options
  const [opened, setOpened] = useState<OpenDraft>()
  const [others, setOthers] = useState<readonly OtherDraft[]>([])
  const [wanted, setWanted] = useState<{ readonly id: string | null }>({ id: null })
  const ownId = opened?.id

  useEffect(() => {
    let isOver = false
    let release = () => {}
    const open = async () => {
      const { opened, letGo } = await take({ uid, form, slot }, wanted.id)
      release = letGo
      if (isOver) letGo()
      // A whole form is drawn then: in slices, so that a phone still hears a tap.
      else startTransition(() => setOpened(opened))
    }
    open().catch(console.error)
    return () => {
      isOver = true
      release()
    }
  }, [uid, form, slot, wanted])

  useEffect(() => {
    if (ownId === undefined) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const look = async () => {
      const held = await heldDrafts()
      if (signal.aborted) return
      setOthers(
        readDrafts(uid)
          .filter((draft) => draft.form === form && draft.id !== ownId)
          .map((draft) => ({ draft, isElsewhere: held.has(draft.id) })),
      )
    }
    const lookNow = () => void look().catch(console.warn)
    // Another tab has written, or was closed, or died: whoever comes here from it sees the truth.
    addEventListener('storage', lookNow, { signal })
    addEventListener('focus', lookNow, { signal })
    document.addEventListener('visibilitychange', lookNow, { signal })
    prune(uid).then(lookNow, console.warn)
    return () => stop.abort()
  }, [uid, form, ownId])

  const open = useCallback((id: string) => setWanted({ id }), [])
  const remove = useCallback(
    (id: string) => {
      dropDraft(uid, id)
      setOthers((before) => before.filter(({ draft }) => draft.id !== id))
      void dropPhoto(id)
    },
    [uid],
  )
  return {
    opened,
    others,
    /** Opens one of the others in place of what is open, which stays among them. */
    open,
    remove,
    /** Opens an empty one. */
    startNew: useCallback(() => setWanted({ id: crypto.randomUUID() }), []),
  }
}
