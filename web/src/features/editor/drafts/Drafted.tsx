import { type ReactNode, Fragment } from 'react'
import { Loading } from '#components/states/Loading.tsx'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { type OpenDraft, useOpenDraft } from '#drafts/useOpenDraft.ts'
import { DraftList } from './DraftList.tsx'

interface Props {
  uid: string
  /** Names the form, and what it changes. */
  form: string
  /** Tells openings of the form apart that begin with drafts of their own. */
  slot?: string
  /** Renders the form, anew with each draft. `startNew` opens an empty one and keeps the draft. */
  children: (draft: OpenDraft, startNew: () => void) => ReactNode
}

/** A form with the drafts that this browser keeps of it. */
export function Drafted({ uid, form, slot = '', children }: Props) {
  const { opened, others, open, remove, startNew } = useOpenDraft({ uid, form, slot })
  if (!opened) return <Loading />
  /** The button that was pressed goes away with the form that it belongs to. */
  const thenHeading = (change: () => void) => {
    change()
    focusHeading()
  }
  return (
    <>
      <DraftList drafts={others} onOpen={(id) => thenHeading(() => open(id))} onRemove={remove} />
      <Fragment key={opened.id}>{children(opened, () => thenHeading(startNew))}</Fragment>
    </>
  )
}
