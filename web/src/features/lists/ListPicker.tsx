import { t } from '@lingui/core/macro'
import type { List as ArtifactList } from '@tracker/domain/lists/list.ts'
import { UNDO_MS } from '@tracker/domain/limits.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { useState } from 'react'
import { CloseRow } from '#components/layout/CloseRow.tsx'
import { Sheet } from '#components/layout/Sheet.tsx'
import { Check } from '#icons/screenIcons.tsx'
import type { Pickable } from '#components/records/actions/listPicker.ts'
import { toast } from '#notifications/toast.ts'
import { useCreateList } from './api/useCreateList.ts'
import { useDeleteList } from './api/useDeleteList.ts'
import { usePutEntry } from './api/usePutEntry.ts'
import { useRemoveEntry } from './api/useRemoveEntry.ts'
import { useRestoreEntry } from './api/useRestoreEntry.ts'
import { useMyLists } from './api/useMyLists.ts'
import { attempt } from './attempt.ts'
import { ListChoice } from './ListChoice.tsx'
import { NewListForm } from './NewListForm.tsx'
import { countText, freeTitle, titleOf } from './listTexts.ts'

interface Props {
  artifact: Pickable
  /** Called after the closing transition. */
  onGone: () => void
}

/**
 * Adds an artifact to one of the user's lists or to a new one with a single tap. A toast offers to undo it.
 */
export default function ListPicker({ artifact, onGone }: Props) {
  const [isOpen, setOpen] = useState(true)
  const lists = useMyLists()
  const { mutateAsync: put } = usePutEntry()
  const { mutateAsync: remove } = useRemoveEntry()
  const { mutateAsync: restore } = useRestoreEntry()
  const { mutateAsync: create } = useCreateList()
  const { mutateAsync: deleteList } = useDeleteList()
  const close = () => setOpen(false)
  const { _id: artifactId, artifact_name: name } = artifact

  const tell = (message: string, undo: () => Promise<unknown>) =>
    toast.add('notice', message, UNDO_MS, { label: t`Undo`, run: () => void attempt(undo) })

  const toggle = (list: ArtifactList) => {
    const entry = { id: list._id, artifactId }
    const title = isolate(titleOf(list))
    const order = list.entries.map((one) => one.artifactId)
    const stored = list.entries.find((one) => one.artifactId === artifactId)
    close()
    void attempt(async () => {
      if (stored) {
        await remove(entry)
        tell(t`Taken out of “${title}”.`, () => restore({ ...entry, note: stored.note, order }))
      } else {
        await put(entry)
        tell(t`Added to “${title}”.`, () => remove(entry))
      }
    })
  }

  const createWith = (title: string) => {
    const key = crypto.randomUUID()
    close()
    void attempt(async () => {
      const { insertedId } = await create({ title, artifactIds: [artifactId], key })
      const name = isolate(title)
      tell(t`Added to the new list “${name}”.`, () => deleteList(insertedId))
    })
  }

  const row = ({ entries }: ArtifactList) => {
    const isPressed = entries.some((entry) => entry.artifactId === artifactId)
    return { isPressed, note: isPressed ? <Check size={20} /> : countText(entries.length) }
  }

  return (
    <Sheet title={t`Add ${isolate(name)} to a list`} isOpen={isOpen} onClose={close} onGone={onGone}>
      <ListChoice lists={lists} row={row} onPick={toggle} />
      {lists.status === 'success' && (
        <NewListForm title={freeTitle(lists.data.items)} onCreate={createWith} />
      )}
      <CloseRow label={t`Cancel`} onClose={close} />
    </Sheet>
  )
}
