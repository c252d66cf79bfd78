import { t } from '@lingui/core/macro'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { LIST_INTRODUCTION_MAX, LIST_TITLE_MAX } from '@tracker/domain/limits.ts'
import { type List, LIST_LABELS, LIST_VISIBILITIES } from '@tracker/domain/lists/list.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { DeleteButton } from '#components/forms/DeleteButton.tsx'
import { SelectField } from '#components/forms/SelectField.tsx'
import { ShareIcon, shareUrl } from '#components/records/actions/share.ts'
import { Notice } from '#components/states/Notice.tsx'
import { PATHS } from '#navigation/paths.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { useDeleteList, useUpdateList } from './api/useListChanges.ts'
import { attempt } from './attempt.ts'
import { useFieldDrafts } from './fieldDrafts.ts'
import { SavedField } from './SavedField.tsx'
import { countText, publicUrl, titleOf, visibilityText } from './listTexts.ts'
import { theme } from '#theme/theme.ts'

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(2),
  '& > div': { flex: '0 1 20rem', minWidth: '15rem' },
  '@media print': { display: 'none' },
})

const Fields = styled('div')({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: 640,
  marginBottom: theme.spacing(3),
  '&[hidden]': { display: 'none' },
  '@media print': { display: 'none' },
})

const visibilities = () => LIST_VISIBILITIES.map((value) => ({ value, label: visibilityText(value) }))

interface Props {
  list: List
  /** Renders the appeal against hiding the list. */
  appeal: (list: List) => ReactNode
}

/** Visibility, public page, texts and deletion of a list. */
export function ListDetails({ list, appeal }: Props) {
  const { _id: id, visibility } = list
  const { uid, isPending, drafts } = useFieldDrafts(id, 'texts')
  const [wanted, setEditing] = useState<boolean>()
  // Opened automatically if there are unsaved texts.
  const isEditing = wanted ?? (drafts?.has('title') || drafts?.has('introduction') || false)
  const { mutateAsync: update } = useUpdateList(id)
  const setVisibility = (value: string) => {
    const chosen = LIST_VISIBILITIES.find((one) => one === value)
    if (chosen) void attempt(() => update({ visibility: chosen }))
  }
  return (
    <>
      {list.hidden_reason !== undefined && (
        <Notice severity="warning" action={appeal(list)} sx={{ marginBottom: 2 }}>
          {t`Curators have hidden this list, so nobody else sees it:`} {isolate(list.hidden_reason)}
        </Notice>
      )}
      <Bar>
        <SelectField
          label={translateDomainText(LIST_LABELS.visibility)}
          name="visibility"
          options={visibilities()}
          value={visibility}
          onChange={({ target }) => setVisibility(target.value)}
        />
        {visibility === 'link' && (
          <>
            <Button
              variant="outlined"
              startIcon={<ShareIcon size={20} />}
              onClick={() => void shareUrl(titleOf(list), publicUrl(id))}
              size="large"
            >
              {t`Share`}
            </Button>
            <Link href={publicUrl(id)} sx={{ paddingBlock: 1.5 }}>
              {t`Public page`}
            </Link>
          </>
        )}
        <Button
          variant="outlined"
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
          size="large"
        >
          {t`Edit title and introduction`}
        </Button>
        <DeleteList list={list} />
      </Bar>
      {!isPending && <TextFields list={list} isOpen={isEditing} uid={uid} drafts={drafts} />}
    </>
  )
}

interface TextFieldsProps {
  list: List
  isOpen: boolean
  uid: string
  drafts: ReturnType<typeof useFieldDrafts>['drafts']
}

/** Title and introduction. Rendered even while closed, so that unsaved texts are saved. */
function TextFields({ list, isOpen, drafts, uid }: TextFieldsProps) {
  const { mutateAsync: update } = useUpdateList(list._id)
  return (
    <Fields hidden={!isOpen}>
      {(['title', 'introduction'] as const).map((field) => (
        <SavedField
          key={field}
          uid={uid}
          listId={list._id}
          field={field}
          what={field}
          label={translateDomainText(LIST_LABELS[field])}
          stored={list[field]}
          max={field === 'title' ? LIST_TITLE_MAX : LIST_INTRODUCTION_MAX}
          isOneLine={field === 'title'}
          draft={drafts?.get(field)}
          save={async (text, seen) => {
            const saved = await update({
              [field]: text,
              ...(seen !== undefined && { [`seen_${field}`]: seen }),
            })
            return saved[`replaced_${field}`]
          }}
        />
      ))}
    </Fields>
  )
}

function DeleteList({ list }: { list: List }) {
  const { mutateAsync: deleteList, isPending } = useDeleteList()
  const navigate = useNavigate()
  const confirmAndDelete = async () => {
    const title = isolate(titleOf(list))
    const count = countText(list.entries.length)
    const isSure = await dialogs.confirmDelete(
      t`“${title}” and its notes will be gone. It has ${count}. They stay in the collection.`,
    )
    if (!isSure) return
    const isDeleted = await attempt(() => deleteList(list._id))
    if (isDeleted) void navigate(PATHS.lists, { replace: true })
  }
  return <DeleteButton size="large" isBusy={isPending} onClick={() => void confirmAndDelete()} />
}
