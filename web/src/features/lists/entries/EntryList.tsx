import { t } from '@lingui/core/macro'
import { translateDomainText } from '#i18n/domainTexts.ts'
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { LIST_NOTE_MAX, UNDO_MS } from '@tracker/domain/limits.ts'
import { type List, LIST_LABELS, orderEntries } from '@tracker/domain/lists/list.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { toast } from '#notifications/toast.ts'
import { usePutEntry } from '#features/lists/api/usePutEntry.ts'
import { useRemoveEntry } from '#features/lists/api/useRemoveEntry.ts'
import { useRestoreEntry } from '#features/lists/api/useRestoreEntry.ts'
import { useUpdateList } from '#features/lists/api/useUpdateList.ts'
import { attempt } from '#features/lists/attempt.ts'
import { noteField, useFieldDrafts } from '#features/lists/fieldDrafts.ts'
import { byDate, type Item, nameOf } from '#features/lists/items.ts'
import { SavedField } from '#features/lists/SavedField.tsx'
import { EntryRow } from './EntryRow.tsx'
import { theme } from '#theme/theme.ts'

const Rows = styled('ol')({
  display: 'grid',
  gap: theme.spacing(1.5),
})

const instructions = () =>
  t`To move an artifact, press Space or Enter on its grip, move it with the arrow keys, and press Space or Enter again. Escape puts it back. Or type its number.`

const noteLabel = (name: string) => t`Note on ${name}`

const idsOf = (items: readonly Item[]) => items.map(({ entry }) => entry.artifactId)

/** The artifacts of a list, to sort, annotate and remove. */
export function EntryList({ list, items: stored }: { list: List; items: readonly Item[] }) {
  const { _id: id } = list
  const { uid, isPending, drafts } = useFieldDrafts(id, 'notes')
  const { mutateAsync: update } = useUpdateList(id)
  const { mutateAsync: put } = usePutEntry()
  const { mutateAsync: remove } = useRemoveEntry()
  const { mutateAsync: restore } = useRestoreEntry()
  /** New order while it is being saved. */
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const byId = new Map(stored.map((item) => [item.entry.artifactId, item]))
  const items = order
    ? orderEntries(list.entries, order).flatMap(({ artifactId }) => byId.get(artifactId) ?? [])
    : stored

  const save = async (next: readonly string[]) => {
    setOrder(next)
    const isSaved = await attempt(() => update({ order: [...next] }))
    setOrder((latest) => (latest === next ? null : latest))
    return isSaved
  }
  const sortByDate = async () => {
    const before = idsOf(items)
    if (await save(idsOf(byDate(items))))
      toast.add('notice', t`Ordered by date.`, UNDO_MS, { label: t`Undo`, run: () => void save(before) })
  }
  const moveTo = (artifactId: string, place: number) => {
    const ids = idsOf(items)
    void save(arrayMove(ids, ids.indexOf(artifactId), place - 1))
  }
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const ids = idsOf(items)
    const place = ids.indexOf(String(over?.id ?? ''))
    if (place >= 0 && active.id !== over?.id) moveTo(String(active.id), place + 1)
  }
  const saveNote = (artifactId: string) => async (note: string, seen: string | undefined) => {
    const saved = await put({ id, artifactId, note, ...(seen !== undefined && { seen_note: seen }) })
    return saved.replaced_note
  }
  const removeItem = (item: Item) => {
    const { artifactId, note } = item.entry
    const before = idsOf(items)
    const undo = () => restore({ id, artifactId, note, order: before })
    void attempt(async () => {
      await remove({ id, artifactId })
      const name = nameOf(item)
      toast.add('notice', t`“${name}” was taken out.`, UNDO_MS, {
        label: t`Undo`,
        run: () => void attempt(undo),
      })
    })
  }

  const count = items.length
  const placeOf = (item: UniqueIdentifier) => idsOf(items).indexOf(String(item)) + 1
  const nameById = (id: UniqueIdentifier) => {
    const item = byId.get(String(id))
    return item ? nameOf(item) : ''
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const [name, place] = [nameById(active.id), placeOf(active.id)]
      return t`${name} is picked up at place ${place} of ${count}.`
    },
    onDragOver: ({ active, over }) => {
      const [name, place] = [nameById(active.id), placeOf(over?.id ?? active.id)]
      return t`${name} is over place ${place} of ${count}.`
    },
    onDragEnd: ({ active, over }) => {
      const [name, place] = [nameById(active.id), placeOf(over?.id ?? active.id)]
      return t`${name} is now at place ${place} of ${count}.`
    },
    onDragCancel: ({ active }) => {
      const [name, place] = [nameById(active.id), placeOf(active.id)]
      return t`${name} is back at place ${place} of ${count}.`
    },
  }
  // Drafts are the initial values of the fields, so wait for them.
  if (isPending) return null
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements, screenReaderInstructions: { draggable: instructions() } }}
      >
        <SortableContext items={idsOf(items)} strategy={verticalListSortingStrategy}>
          <Rows aria-label={t`Artifacts of the list`}>
            {items.map((item, index) => (
              <EntryRow
                key={item.entry.artifactId}
                item={item}
                place={index + 1}
                count={items.length}
                onMove={(place) => moveTo(item.entry.artifactId, place)}
                onRemove={() => removeItem(item)}
                note={
                  <SavedField
                    uid={uid}
                    listId={id}
                    field={noteField(item.entry.artifactId)}
                    what="note"
                    label={translateDomainText(LIST_LABELS.note)}
                    name={noteLabel(nameOf(item))}
                    stored={item.entry.note}
                    max={LIST_NOTE_MAX}
                    draft={drafts?.get(noteField(item.entry.artifactId))}
                    save={saveNote(item.entry.artifactId)}
                  />
                }
              />
            ))}
          </Rows>
        </SortableContext>
      </DndContext>
      {items.length > 1 && (
        <Button variant="outlined" size="small" sx={{ marginTop: 2 }} onClick={() => void sortByDate()}>
          {t`Order by date`}
        </Button>
      )}
    </>
  )
}
