import { t } from '@lingui/core/macro'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { TextLink } from '#components/layout/TextLink.tsx'
import { ArtifactImage, pictureOf } from '#components/pictures/ArtifactImage.tsx'
import { Captions } from '#components/records/Captions.tsx'
import { RowNotice } from '#components/states/Notice.tsx'
import { icon } from '#icons/icons.tsx'
import { Trash } from '#icons/screenIcons.tsx'
import { artifactAddress } from '#navigation/paths.ts'
import { type Item, nameOf, withdrawnText } from '#features/lists/items.ts'
import { FLOATING_SHADOW } from '#theme/components/surfaces.ts'
import { theme } from '#theme/theme.ts'

const Grip = /* @__PURE__ */ icon('M9 5.5v.1M15 5.5v.1M9 12v.1M15 12v.1M9 18.5v.1M15 18.5v.1')

const Row = styled(Card)({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) 44px',
  gridTemplateAreas: '"move move remove" "picture text text" "note note note"',
  alignItems: 'start',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(1.5),
  overflowWrap: 'anywhere',
  '&[data-dragged]': { position: 'relative', zIndex: 1, boxShadow: FLOATING_SHADOW },
  '& .move': { gridArea: 'move', display: 'flex', alignItems: 'center', gap: theme.spacing(0.5) },
  '& .remove': { gridArea: 'remove' },
  '& .picture': { gridArea: 'picture' },
  '& .text': { gridArea: 'text' },
  // Prevents the page from scrolling while a finger drags the row.
  '& .grip': { touchAction: 'none', cursor: 'grab' },
  '& .number': { width: 44, '& input': { padding: '10px 4px', textAlign: 'center' } },
  '& h2': { margin: 0, ...theme.typography.body1, fontWeight: 600, lineHeight: 1.3 },
  '& .note': { gridArea: 'note' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '44px 96px minmax(0, 1fr) 44px',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"move picture text remove" "move picture note note"',
    '& .move': { flexDirection: 'column' },
  },
}) as typeof Card

interface Props {
  item: Item
  /** Position, from 1. */
  place: number
  count: number
  onMove: (place: number) => void
  onRemove: () => void
  /** Field for the note. */
  note: ReactNode
}

/** One artifact of a list. Moved by its grip, with the keyboard, or by entering its number. */
export function EntryRow({ item, place, count, onMove, onRemove, note }: Props) {
  const { artifact, entry } = item
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: entry.artifactId })
  const name = nameOf(item)
  const move = (text: string) => {
    const wanted = Math.min(count, Math.max(1, Math.round(Number(text))))
    if (Number.isFinite(wanted) && wanted !== place) onMove(wanted)
  }
  const number = {
    onBlur: ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => move(target.value),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) move(event.target.value)
    },
  }
  return (
    <Row
      component="li"
      variant="outlined"
      ref={setNodeRef}
      {...(isDragging && { 'data-dragged': '' })}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="move">
        <IconButton
          className="grip"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t`Move ${name}`}
        >
          <Grip size={20} />
        </IconButton>
        <OutlinedInput
          // Creates a new field after a move, because the field is uncontrolled.
          key={place}
          className="number"
          defaultValue={place}
          {...number}
          inputProps={{ inputMode: 'numeric', 'aria-label': t`Place of ${name}, of ${count}` }}
        />
      </div>
      {artifact && (
        <div className="picture">
          <ArtifactImage {...pictureOf(artifact)} alt="" ratio="1 / 1" />
        </div>
      )}
      <div className="text">
        {artifact ? (
          <>
            <h2 dir="auto">
              <TextLink to={artifactAddress(artifact._id)} color="inherit">
                {artifact.artifact_name}
              </TextLink>
            </h2>
            <Typography variant="small" color="textSecondary" dir="auto" component="p">
              <Captions
                type={artifact.artifact_type}
                made={artifact.created_at}
                now={artifact.present_location}
              />
            </Typography>
          </>
        ) : (
          <RowNotice severity="info">{withdrawnText()}</RowNotice>
        )}
      </div>
      <IconButton className="remove" aria-label={t`Take ${name} out of the list`} onClick={onRemove}>
        <Trash size={20} />
      </IconButton>
      <div className="note">{note}</div>
    </Row>
  )
}
