import { t } from '@lingui/core/macro'
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
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { styled } from '@mui/material/styles'
import { MorePhotoRow } from './MorePhotoRow.tsx'
import type { FormPhotos } from './morePhotos.ts'

const Rows = styled('ol')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5), width: '100%' }))

const instructions = () =>
  t`To move a photograph, press Space or Enter on its grip, move it with the arrow keys, and press Space or Enter again. Escape puts it back.`

interface Props {
  more: FormPhotos
  onFirst: ((key: string) => void) | undefined
  /** Called after a photograph was removed, whose button had the focus. */
  onRemoved: () => void
}

/** The further photographs of a form, in their order. The picture is number 1. */
export default function MorePhotoList({ more, onFirst, onRemoved }: Props) {
  const { shown } = more
  const keys = shown.map(({ key }) => key)
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const drop = ({ active, over }: DragEndEvent) => {
    const place = keys.indexOf(String(over?.id ?? ''))
    if (place >= 0 && active.id !== over?.id) more.move(String(active.id), place)
  }
  const count = shown.length + 1
  const placeOf = (key: UniqueIdentifier) => keys.indexOf(String(key)) + 2
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const place = placeOf(active.id)
      return t`Photograph ${place} of ${count} is picked up.`
    },
    onDragOver: ({ active, over }) => {
      const place = placeOf(over?.id ?? active.id)
      return t`The photograph is over place ${place} of ${count}.`
    },
    onDragEnd: ({ active, over }) => {
      const place = placeOf(over?.id ?? active.id)
      return t`The photograph is now at place ${place} of ${count}.`
    },
    onDragCancel: ({ active }) => {
      const place = placeOf(active.id)
      return t`The photograph is back at place ${place} of ${count}.`
    },
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: instructions() } }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <Rows aria-label={t`Further photographs`}>
          {shown.map((item, index) => (
            <MorePhotoRow
              key={item.key}
              item={item}
              place={index + 2}
              upload={more.uploadOf(item.key)}
              onEdit={(texts) => more.edit(item.key, texts)}
              onFirst={onFirst && item.url !== '' ? () => onFirst(item.key) : undefined}
              onRemove={() => {
                more.remove(item.key)
                onRemoved()
              }}
            />
          ))}
        </Rows>
      </SortableContext>
    </DndContext>
  )
}
