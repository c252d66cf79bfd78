import type { List } from '@tracker/domain/lists/list.ts'
import { LIST_TITLE_MAX, UNDO_MS } from '@tracker/domain/limits.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type FormEvent, useId, useState } from 'react'
import { Field } from '#components/forms/Field.tsx'
import { useBackCloses } from '#components/hooks/useBackCloses.ts'
import { FocusHold } from '#components/layout/FocusHold.tsx'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { Check } from '#icons/screenIcons.tsx'
import type { Pickable } from '#listPicker/listPicker.ts'
import { toast } from '#notifications/toast.ts'
import { useCreateList, useDeleteList, usePutEntry, useRemoveEntry } from './api/useListChanges.ts'
import { useMyLists } from './api/useMyLists.ts'
import { attempt } from './attempt.ts'
import { countText, freeTitle, titleOf } from './words.ts'

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(3),
  '& > ul': { display: 'grid', gap: theme.spacing(1), margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li > button': {
    justifyContent: 'flex-start',
    gap: theme.spacing(1),
    width: '100%',
    minHeight: 48,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& > ul > li > button > span': { flexGrow: 1 },
  '& > form': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: theme.spacing(1.5),
    paddingTop: theme.spacing(2),
    borderTop: `1px solid ${theme.vars.palette.rule}`,
    '& > div': { flex: '1 1 12rem' },
  },
}))

interface Props {
  artifact: Pickable
  /** Called after the closing transition. */
  onGone: () => void
}

/** Adds an artifact to one of the user's lists, or to a new one: one tap chooses or creates, and a toast undoes it. */
export default function ListPicker({ artifact, onGone }: Props) {
  const [isOpen, setOpen] = useState(true)
  const titleId = useId()
  const lists = useMyLists()
  const [shown, setShown] = useState<HTMLElement | null>(null)
  const { mutateAsync: put } = usePutEntry()
  const { mutateAsync: remove } = useRemoveEntry()
  const { mutateAsync: create } = useCreateList()
  const { mutateAsync: deleteList } = useDeleteList()
  const close = () => setOpen(false)
  useBackCloses(isOpen, close)
  const { _id: artifactId, artifact_name: name } = artifact

  const tell = (message: string, undo: () => Promise<unknown>) =>
    toast.add('notice', message, UNDO_MS, { label: 'Undo', run: () => void attempt(undo) })

  const toggle = (list: List) => {
    const entry = { id: list._id, artifactId }
    const title = isolate(titleOf(list))
    const stored = list.entries.find((one) => one.artifactId === artifactId)
    close()
    void attempt(async () => {
      if (stored) {
        await remove(entry)
        tell(`Taken out of “${title}”.`, () => put({ ...entry, note: stored.note }))
      } else {
        await put(entry)
        tell(`Added to “${title}”.`, () => remove(entry))
      }
    })
  }

  const createWith = (title: string) => {
    const key = crypto.randomUUID()
    close()
    void attempt(async () => {
      const { insertedId } = await create({ title, artifactIds: [artifactId], key })
      tell(`Added to the new list “${isolate(title)}”.`, () => deleteList(insertedId))
    })
  }

  return (
    <Dialog
      open={isOpen}
      onClose={close}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <Sheet>
        <FocusHold />
        <Typography variant="h3" component="h2" id={titleId} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
          Add {isolate(name)} to a list
        </Typography>
        {lists.status === 'pending' && <Typography component="output">Loading</Typography>}
        {lists.status === 'error' && <ErrorState error={lists.error} onRetry={() => void lists.refetch()} />}
        {lists.status === 'success' && (
          <>
            {lists.data.items.length > 0 && (
              <ul ref={setShown}>
                {lists.data.items.map((list) => {
                  const isIn = list.entries.some((entry) => entry.artifactId === artifactId)
                  return (
                    <li key={list._id}>
                      <Button
                        variant={isIn ? 'contained' : 'outlined'}
                        aria-pressed={isIn}
                        onClick={() => toggle(list)}
                      >
                        <span dir="auto">{titleOf(list)}</span>
                        {isIn ? <Check size={20} /> : countText(list.entries.length)}
                      </Button>
                    </li>
                  )
                })}
              </ul>
            )}
            <LoadMore list={shown} {...lists.more} />
            <NewList title={freeTitle(lists.data.items)} onCreate={createWith} />
          </>
        )}
        <Button onClick={close}>Cancel</Button>
      </Sheet>
    </Dialog>
  )
}

/** A title that can be taken as it is, so that creating is one tap. */
function NewList({ title, onCreate }: { title: string; onCreate: (title: string) => void }) {
  const [text, setText] = useState(title)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCreate(text.trim() === '' ? title : text)
  }
  return (
    <form onSubmit={submit}>
      <Field
        label="New list"
        name="title"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { maxLength: LIST_TITLE_MAX, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 48 }}>
        Create
      </Button>
    </form>
  )
}
