import { t } from '@lingui/core/macro'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IMAGE_CAPTION_MAX, IMAGE_CREDIT_MAX } from '@tracker/domain/limits.ts'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { Field } from '#components/forms/Field.tsx'
import { icon } from '#icons/icons.tsx'
import { Trash } from '#icons/screenIcons.tsx'
import { FLOATING_SHADOW } from '#theme/components/surfaces.ts'
import { theme } from '#theme/theme.ts'
import { createStore, useStore } from '#utils/createStore.ts'
import type { PhotoItem } from './photoItems.ts'
import { NO_PHOTO, type PhotoState } from './photoState.ts'
import { PhotoThumbnail } from './PhotoThumbnail.tsx'
import type { PhotoUpload } from './photoUpload.ts'

const Grip = /* @__PURE__ */ icon('M9 5.5v.1M15 5.5v.1M9 12v.1M15 12v.1M9 18.5v.1M15 18.5v.1')

const Row = styled(Card)({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gridTemplateAreas: '"picture actions" "texts texts"',
  alignItems: 'start',
  gap: theme.spacing(1, 1.5),
  padding: theme.spacing(1.5),
  overflowWrap: 'anywhere',
  '&[data-dragged]': { position: 'relative', zIndex: 1, boxShadow: FLOATING_SHADOW },
  // Prevents the page from scrolling while a finger drags the row.
  '& .grip': { touchAction: 'none', cursor: 'grab' },
  '& .actions': {
    gridArea: 'actions',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    '& > span': { flex: '1 0 auto', ...theme.typography.caption, color: theme.vars.palette.text.secondary },
    '& > div, & > p': { flexBasis: '100%' },
  },
  '& .texts': {
    gridArea: 'texts',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: theme.spacing(1.5, 2),
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '120px minmax(0, 1fr)',
    gridTemplateAreas: '"picture actions" "picture texts"',
    gridTemplateRows: 'auto 1fr',
  },
}) as typeof Card

const idle = createStore<PhotoState>(NO_PHOTO)

interface Props {
  item: PhotoItem
  /** Place among all photographs, from 2. */
  place: number
  /** Its upload; undefined if it was stored before. */
  upload: PhotoUpload | undefined
  onEdit: (texts: Partial<Pick<PhotoItem, 'caption' | 'credit'>>) => void
  /** Makes it the picture. */
  onFirst: (() => void) | undefined
  onRemove: () => void
}

/** One further photograph: its picture, its progress, its texts, and what can be done with it. */
export function MorePhotoRow({ item, place, upload, onEdit, onFirst, onRemove }: Props) {
  const state = useStore(upload?.state ?? idle)
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: item.key })
  const hasFailed = state.status === 'unreadable' || state.status === 'failed'
  return (
    <Row
      component="li"
      variant="outlined"
      ref={setNodeRef}
      {...(isDragging && { 'data-dragged': '' })}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <PhotoThumbnail address={item.url} own={'preview' in state ? state.preview : undefined} />
      <div className="actions">
        <IconButton
          className="grip"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t`Move photograph ${place}`}
        >
          <Grip size={20} />
        </IconButton>
        <span>{t`Photograph ${place}`}</span>
        {hasFailed && upload && <Button onClick={upload.retry}>{t`Try again`}</Button>}
        <Button
          size="small"
          aria-disabled={!onFirst}
          aria-label={t`Make photograph ${place} the first`}
          onClick={onFirst}
        >
          {t`First`}
        </Button>
        <IconButton aria-label={t`Remove photograph ${place}`} onClick={onRemove}>
          <Trash size={20} />
        </IconButton>
        {state.status === 'uploading' && (
          <LinearProgress
            variant="determinate"
            value={100 * state.part}
            aria-label={t`Sending photograph ${place}`}
          />
        )}
        {(state.status === 'reading' || state.status === 'ready') && (
          <LinearProgress aria-label={t`Making photograph ${place} smaller`} />
        )}
        {hasFailed && (
          <FormHelperText error role="alert">
            {state.message}
            {state.status === 'failed' && state.canWait && ` ${t`The photo is kept with your draft.`}`}
          </FormHelperText>
        )}
      </div>
      <div className="texts">
        <Field
          name={`caption of ${item.key}`}
          label={t`Caption`}
          value={item.caption}
          onChange={({ target }) => onEdit({ caption: target.value })}
          autoComplete="off"
          slotProps={{
            htmlInput: {
              maxLength: IMAGE_CAPTION_MAX,
              'aria-label': t`Caption of photograph ${place}`,
              dir: 'auto',
            },
          }}
        />
        <Field
          name={`credit of ${item.key}`}
          label={t`Credit`}
          value={item.credit}
          onChange={({ target }) => onEdit({ credit: target.value })}
          autoComplete="off"
          slotProps={{
            htmlInput: {
              maxLength: IMAGE_CREDIT_MAX,
              'aria-label': t`Credit of photograph ${place}`,
              dir: 'auto',
            },
          }}
        />
      </div>
    </Row>
  )
}
