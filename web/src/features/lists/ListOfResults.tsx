import { t } from '@lingui/core/macro'
import { LIST_ENTRIES_MAX, LIST_TITLE_MAX, UNDO_MS } from '@tracker/domain/limits.ts'
import { isolate, withoutDirectionControls } from '@tracker/domain/text/direction.ts'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { CloseRow } from '#components/layout/CloseRow.tsx'
import { Sheet } from '#components/layout/Sheet.tsx'
import type { Results } from '#components/records/actions/listPicker.ts'
import { toast } from '#notifications/toast.ts'
import { useCreateList, useDeleteList } from './api/useListChanges.ts'
import { attempt } from './attempt.ts'
import { countText } from './listTexts.ts'
import { NewListForm } from './NewListForm.tsx'

/** Reads the ids of the results, as many as a list has room for. */
async function idsOf({ pages }: Results): Promise<string[]> {
  const ids: string[] = []
  for await (const page of pages()) {
    ids.push(...page.map(({ _id }) => _id))
    if (ids.length >= LIST_ENTRIES_MAX) break
  }
  return ids.slice(0, LIST_ENTRIES_MAX)
}

interface Props {
  results: Results
  /** Called after the closing transition. */
  onGone: () => void
}

/** Makes a list of the results of a search. A toast offers to undo it. */
export default function ListOfResults({ results, onGone }: Props) {
  const [isOpen, setOpen] = useState(true)
  const { mutateAsync: create } = useCreateList()
  const { mutateAsync: deleteList } = useDeleteList()
  const close = () => setOpen(false)
  const key = useRef(crypto.randomUUID())
  const createWith = (title: string) => {
    close()
    void attempt(async () => {
      const artifactIds = await idsOf(results)
      const { insertedId } = await create({ title, artifactIds, key: key.current })
      const name = isolate(title)
      const count = countText(artifactIds.length)
      const undo = () => void attempt(() => deleteList(insertedId))
      toast.add('notice', t`${count} are in the new list “${name}”.`, UNDO_MS, { label: t`Undo`, run: undo })
    })
  }
  const most = countText(LIST_ENTRIES_MAX)
  return (
    <Sheet title={t`Make a list of these results`} isOpen={isOpen} onClose={close} onGone={onGone}>
      <Typography color="textSecondary">
        {t`In this order. A list has room for ${most}: of more results the first ones are taken.`}
      </Typography>
      <NewListForm
        title={withoutDirectionControls(results.title).slice(0, LIST_TITLE_MAX).trim()}
        onCreate={createWith}
      />
      <CloseRow label={t`Cancel`} onClose={close} />
    </Sheet>
  )
}
