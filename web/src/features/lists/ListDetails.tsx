import { zodResolver } from '@hookform/resolvers/zod'
import { type List, LIST_LABELS, LIST_VISIBILITIES, listChangeSchema } from '@tracker/domain/lists/list.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { DeleteButton } from '#components/forms/DeleteButton.tsx'
import { Form } from '#components/forms/Form.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { SelectField } from '#components/forms/SelectField.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { ShareIcon, shareUrl } from '#components/records/share.ts'
import { Notice } from '#components/states/Notice.tsx'
import { SignInExpired } from '#firebase/signInExpired.ts'
import { PATHS } from '#navigation/paths.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { useDeleteList, useUpdateList } from './api/useListChanges.ts'
import { attempt } from './attempt.ts'
import { countText, publicUrl, titleOf, VISIBILITY_TEXT } from './words.ts'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(2),
  '& > div': { flex: '0 1 20rem', minWidth: '15rem' },
  '@media print': { display: 'none' },
}))

const Fields = styled(Form)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  maxWidth: 640,
  marginBottom: theme.spacing(3),
}))

const VISIBILITIES = LIST_VISIBILITIES.map((value) => ({ value, label: VISIBILITY_TEXT[value] }))

/** Who can see a list, its public page, its texts, and its deletion. */
export function ListDetails({ list }: { list: List }) {
  const { _id: id, visibility } = list
  const [isEditing, setEditing] = useState(false)
  const { mutateAsync: update } = useUpdateList(id)
  const setVisibility = (value: string) => {
    const wanted = LIST_VISIBILITIES.find((one) => one === value)
    if (wanted) void attempt(() => update({ visibility: wanted }))
  }
  return (
    <>
      {list.hidden_reason !== undefined && (
        <Notice severity="warning" sx={{ marginBottom: 2 }}>
          Curators have hidden this list, so nobody else sees it: {list.hidden_reason}
        </Notice>
      )}
      <Bar>
        <SelectField
          label={LIST_LABELS.visibility}
          name="visibility"
          options={VISIBILITIES}
          value={visibility}
          onChange={({ target }) => setVisibility(target.value)}
        />
        {visibility === 'link' && (
          <>
            <Button
              variant="contained"
              startIcon={<ShareIcon size={20} />}
              onClick={() => void shareUrl(titleOf(list), publicUrl(id))}
              size="large"
            >
              Share
            </Button>
            <Link href={publicUrl(id)} sx={{ paddingBlock: 1.5 }}>
              Public page
            </Link>
          </>
        )}
        <Button
          variant="outlined"
          aria-expanded={isEditing}
          onClick={() => setEditing(!isEditing)}
          size="large"
        >
          Edit title and introduction
        </Button>
        <DeleteList list={list} />
      </Bar>
      {isEditing && <TextsForm list={list} onSaved={() => setEditing(false)} />}
    </>
  )
}

function TextsForm({ list, onSaved }: { list: List; onSaved: () => void }) {
  const { mutateAsync: update } = useUpdateList(list._id)
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(listChangeSchema),
    reValidateMode: 'onSubmit',
    defaultValues: { title: list.title, introduction: list.introduction },
  })
  const save = handleSubmit(async ({ title, introduction }) => {
    try {
      await update({
        ...(title !== undefined && { title }),
        ...(introduction !== undefined && { introduction }),
      })
      onSaved()
    } catch (error) {
      if (!(error instanceof SignInExpired)) toast.failure(error)
    }
  })
  return (
    <Fields onSubmit={save}>
      <FormField control={control} name="title" label={LIST_LABELS.title} required />
      <FormField
        control={control}
        name="introduction"
        label={LIST_LABELS.introduction}
        multiline
        minRows={3}
      />
      <SubmitButton busyText="Saving" isBusy={formState.isSubmitting} sx={{ justifySelf: 'start' }}>
        Save
      </SubmitButton>
    </Fields>
  )
}

function DeleteList({ list }: { list: List }) {
  const { mutateAsync: deleteList, isPending } = useDeleteList()
  const navigate = useNavigate()
  const confirmAndDelete = async () => {
    const isSure = await dialogs.confirmDelete(
      `“${isolate(titleOf(list))}” and its notes will be gone. It has ${countText(list.entries.length)}. They stay in the collection.`,
    )
    if (!isSure) return
    const isDeleted = await attempt(() => deleteList(list._id))
    if (isDeleted) void navigate(PATHS.lists, { replace: true })
  }
  return <DeleteButton size="large" isBusy={isPending} onClick={() => void confirmAndDelete()} />
}
