import { t } from '@lingui/core/macro'
import type { List } from '@tracker/domain/lists/list.ts'
import { LIST_TITLE_MAX } from '@tracker/domain/limits.ts'
import { isolate, withoutDirectionControls } from '@tracker/domain/text/direction.ts'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { Section } from '#components/layout/Section.tsx'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { toast } from '#notifications/toast.ts'
import { listAddress } from '#navigation/paths.ts'
import { useCreateList } from './api/useCreateList.ts'
import { useList } from './api/useList.ts'
import { attempt } from './attempt.ts'
import { countText, titleOf } from './listTexts.ts'
import { NewListForm } from './NewListForm.tsx'

/** Copies a list of one's own or a shared one, by the address `?copy=` that its menu and its public page lead to. */
export function CopyList({ id }: { id: string }) {
  const { data: list, error, refetch } = useList(id)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (list === undefined) return <Typography component="output">{t`Loading`}</Typography>
  if (list === null)
    return (
      <Notice severity="error">{t`There is no such list, or its owner does not share it any more.`}</Notice>
    )
  return <CopyForm list={list} />
}

function CopyForm({ list }: { list: List }) {
  const { mutateAsync: create } = useCreateList()
  const navigate = useNavigate()
  const key = useRef({ title: '', id: '' })
  const name = isolate(titleOf(list))
  const original = withoutDirectionControls(titleOf(list))
  const count = countText(list.entries.length)
  const copyAs = (title: string) => {
    if (key.current.title !== title) key.current = { title, id: crypto.randomUUID() }
    void attempt(async () => {
      const { introduction, _id: copy_of } = list
      const { insertedId } = await create({ title, introduction, copy_of, key: key.current.id })
      toast.success(t`The list was copied. Only you see the copy.`)
      void navigate(listAddress(insertedId))
    })
  }
  return (
    <Section title={t`Copy a list`} isNext>
      <Typography>
        {t`“${name}” has ${count}. The copy is yours, with introduction and notes, and leaves out what has been deleted or hidden.`}
      </Typography>
      <NewListForm title={t`Copy of ${original}`.slice(0, LIST_TITLE_MAX).trim()} onCreate={copyAs} />
    </Section>
  )
}
