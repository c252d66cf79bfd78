import { t } from '@lingui/core/macro'
import type { List as ArtifactList } from '@tracker/domain/lists/list.ts'
import { UNDO_MS } from '@tracker/domain/limits.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { CloseRow } from '#components/layout/CloseRow.tsx'
import { Sheet } from '#components/layout/Sheet.tsx'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { Check } from '#icons/screenIcons.tsx'
import type { Pickable } from '#components/records/actions/listPicker.ts'
import { toast } from '#notifications/toast.ts'
import {
  useCreateList,
  useDeleteList,
  usePutEntry,
  useRemoveEntry,
  useRestoreEntry,
} from './api/useListChanges.ts'
import { useMyLists } from './api/useMyLists.ts'
import { attempt } from './attempt.ts'
import { NewListForm } from './NewListForm.tsx'
import { countText, freeTitle, titleOf } from './listTexts.ts'
import { theme } from '#theme/theme.ts'

// Styled like a menu.
const Lists = styled(List)({
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: 4,
  '& [aria-pressed="true"] > small': { color: theme.vars.palette.primary.main },
})

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
  const [shown, setShown] = useState<HTMLElement | null>(null)
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

  return (
    <Sheet title={t`Add ${isolate(name)} to a list`} isOpen={isOpen} onClose={close} onGone={onGone}>
      {lists.status === 'pending' && <Typography component="output">{t`Loading`}</Typography>}
      {lists.status === 'error' && <ErrorState error={lists.error} onRetry={lists.refetch} />}
      {lists.status === 'success' && (
        <>
          {lists.data.items.length > 0 && (
            <Lists ref={setShown}>
              {lists.data.items.map((list) => {
                const isIn = list.entries.some((entry) => entry.artifactId === artifactId)
                return (
                  <ListItem key={list._id} disablePadding>
                    <ListItemButton component="button" aria-pressed={isIn} onClick={() => toggle(list)}>
                      <span dir="auto">{titleOf(list)}</span>
                      <small>{isIn ? <Check size={20} /> : countText(list.entries.length)}</small>
                    </ListItemButton>
                  </ListItem>
                )
              })}
            </Lists>
          )}
          <LoadMore list={() => shown} {...lists.more} />
          <NewListForm title={freeTitle(lists.data.items)} onCreate={createWith} />
        </>
      )}
      <CloseRow label={t`Cancel`} onClose={close} />
    </Sheet>
  )
}
