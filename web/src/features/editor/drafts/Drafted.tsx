import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { Loading } from '#components/states/Loading.tsx'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { deleteDraft, openDraft, type StoredDraft } from '#drafts/drafts.ts'
import { DraftOffer } from './DraftOffer.tsx'
import type { OpenDraft } from './draftWriter.ts'

type State =
  | { readonly status: 'loading' }
  /** There is a draft with other initial values, which must be continued or deleted first. */
  | { readonly status: 'offered'; readonly stored: StoredDraft }
  | { readonly status: 'open'; readonly stored: StoredDraft | null }

interface Props {
  uid: string
  /** Key of the form, including the id of the edited artifact. */
  form: string
  /** Key of the initial values; empty for the usual ones. */
  opening?: string
  /** Renders the form. */
  children: (draft: OpenDraft) => ReactNode
}

/** Reads the draft of a form before rendering it. Without browser storage the form starts without a draft. */
export function Drafted({ uid, form, opening = '', children }: Props) {
  const [state, setState] = useState<State>({ status: 'loading' })
  useEffect(() => {
    let isOver = false
    const open = async () => {
      const stored = await openDraft(uid, form).catch((error: unknown) => {
        console.warn('Drafts cannot be read.', error)
        return null
      })
      if (isOver) return
      const isOther = stored !== null && opening !== '' && stored.draft.opening !== opening
      // In a transition, because rendering the whole form must not block input on a phone.
      startTransition(() => setState(isOther ? { status: 'offered', stored } : { status: 'open', stored }))
    }
    void open()
    return () => {
      isOver = true
    }
  }, [uid, form, opening])

  switch (state.status) {
    case 'loading':
      return <Loading />
    case 'offered':
      return (
        <DraftOffer
          draft={state.stored.draft}
          onContinue={() => {
            setState({ status: 'open', stored: state.stored })
            focusHeading()
          }}
          onDelete={async () => {
            await deleteDraft(uid, form).catch(console.warn)
            setState({ status: 'open', stored: null })
            focusHeading()
          }}
        />
      )
    default:
      return children({ uid, form, opening, stored: state.stored })
  }
}
