import { plural, t } from '@lingui/core/macro'
import type { List } from '@tracker/domain/lists/list.ts'
import { LIST_ENTRIES_MAX, LIST_TITLE_MAX, UNDO_MS } from '@tracker/domain/limits.ts'
import { isolate, withoutDirectionControls } from '@tracker/domain/text/direction.ts'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { CloseRow } from '#components/layout/CloseRow.tsx'
import { Sheet } from '#components/layout/Sheet.tsx'
import type { Results } from '#components/records/actions/listPicker.ts'
import { toast } from '#notifications/toast.ts'
import { useChangeEntries } from './api/useChangeEntries.ts'
import { useCreateList } from './api/useCreateList.ts'
import { useDeleteList } from './api/useDeleteList.ts'
import { useMyLists } from './api/useMyLists.ts'
import { attempt } from './attempt.ts'
import { ListChoice } from './ListChoice.tsx'
import { countText, titleOf } from './listTexts.ts'
import { NewListForm } from './NewListForm.tsx'
import { resultIds } from './resultIds.ts'

/** What became of the results, and what was left out. */
interface Outcome {
  readonly added: number
  readonly known: number
  readonly missing: number
  readonly isCut: boolean
}

function outcomeText(title: string, { added, known, missing, isCut }: Outcome): string {
  const name = isolate(title)
  const most = countText(LIST_ENTRIES_MAX)
  return [
    added > 0 &&
      plural(added, {
        one: `# artifact was added to “${name}”.`,
        other: `# artifacts were added to “${name}”.`,
      }),
    added === 0 && t`Nothing was added to “${name}”.`,
    known > 0 && plural(known, { one: '# was in it already.', other: '# were in it already.' }),
    missing > 0 && plural(missing, { one: '# does not exist any more.', other: '# do not exist any more.' }),
    isCut && t`The others were left out: a list has room for ${most}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function rowOf({ entries }: List) {
  const room = LIST_ENTRIES_MAX - entries.length
  return room > 0 ? { note: t`Room for ${room}` } : { note: t`Full`, isDisabled: true }
}

interface Props {
  results: Results
  /** Called after the closing transition. */
  onGone: () => void
}

/** Adds the results of a search to one of the user's lists or to a new one. A toast tells what was left out, and offers to undo it. */
export default function ListOfResults({ results, onGone }: Props) {
  const [isOpen, setOpen] = useState(true)
  const { mutateAsync: create } = useCreateList()
  const { mutateAsync: deleteList } = useDeleteList()
  const { mutateAsync: change } = useChangeEntries()
  const lists = useMyLists()
  const close = () => setOpen(false)
  const key = useRef(crypto.randomUUID())
  const tell = (title: string, outcome: Outcome, undo: () => Promise<unknown>) => {
    const button = { label: t`Undo`, run: () => void attempt(undo) }
    toast.add('notice', outcomeText(title, outcome), UNDO_MS, outcome.added > 0 ? button : undefined)
  }
  /** @param list returns the list that gets the results, and how to undo that */
  const addTo = (
    title: string,
    entries: List['entries'],
    list: () => Promise<{ id: string; undo: (added: string[]) => Promise<unknown> }>,
  ) => {
    close()
    void attempt(async () => {
      const { ids, known, isCut } = await resultIds(results, entries)
      const { id, undo } = await list()
      const { added, already_in, not_found, no_room } = await change({ id, add: ids })
      const outcome = {
        added: added.length,
        known: known + already_in,
        missing: not_found,
        isCut: isCut || no_room > 0,
      }
      tell(title, outcome, () => undo(added))
    })
  }
  const addToNew = (title: string) =>
    addTo(title, [], async () => {
      const { insertedId: id } = await create({ title, key: key.current })
      return { id, undo: () => deleteList(id) }
    })
  const addToOwn = (list: List) =>
    addTo(titleOf(list), list.entries, async () => {
      const { _id: id } = list
      return { id, undo: (remove) => change({ id, remove }) }
    })
  const most = countText(LIST_ENTRIES_MAX)
  return (
    <Sheet title={t`Add these results to a list`} isOpen={isOpen} onClose={close} onGone={onGone}>
      <Typography color="textSecondary">
        {t`In this order. A list has room for ${most}: of more results the first ones are taken.`}
      </Typography>
      <ListChoice lists={lists} row={rowOf} onPick={addToOwn} />
      <NewListForm
        title={withoutDirectionControls(results.title).slice(0, LIST_TITLE_MAX).trim()}
        onCreate={addToNew}
      />
      <CloseRow label={t`Cancel`} onClose={close} />
    </Sheet>
  )
}
