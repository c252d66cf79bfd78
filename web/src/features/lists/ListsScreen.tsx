import type { List } from '@tracker/domain/lists/list.ts'
import { LIST_TITLE_MAX } from '@tracker/domain/limits.ts'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Field } from '#components/forms/Field.tsx'
import { ListScreen } from '#components/layout/ListScreen.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import type { MorePages } from '#firebase/pagination.ts'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { listAddress, PATHS } from '#navigation/paths.ts'
import { useCreateList } from './api/useListChanges.ts'
import { useMyLists } from './api/useMyLists.ts'
import { attempt } from './attempt.ts'
import { countText, titleOf, VISIBILITY_TEXT } from './words.ts'

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(4, 0, 0),
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > li': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(0.5),
    padding: theme.spacing(2, 2.5),
    overflowWrap: 'anywhere',
  },
  '& h2': { margin: 0, ...theme.typography.h4 },
  // The link covers the card.
  '& h2 > a::after': { content: '""', position: 'absolute', inset: 0 },
}))

const NewListForm = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  maxWidth: 560,
  '& > div': { flex: '1 1 14rem' },
}))

/** The user's lists. */
export default function ListsScreen() {
  return (
    <ListScreen title="My Lists" answer={useMyLists()} above={<NewList />}>
      {({ data, more }) => <Lists lists={data.items} more={more} />}
    </ListScreen>
  )
}

function NewList() {
  const { mutateAsync: create } = useCreateList()
  const [title, setTitle] = useState('')
  const navigate = useNavigate()
  // One key for all attempts with this title, so that a lost answer makes one list.
  const key = useRef({ title: '', id: '' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '') return
    if (key.current.title !== title) key.current = { title, id: crypto.randomUUID() }
    void attempt(async () => {
      const { insertedId } = await create({ title, key: key.current.id })
      void navigate(listAddress(insertedId))
    })
  }
  return (
    <NewListForm onSubmit={submit}>
      <Field
        label="New list"
        name="title"
        value={title}
        required
        onChange={({ target }) => setTitle(target.value)}
        slotProps={{ htmlInput: { maxLength: LIST_TITLE_MAX, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 48 }}>
        Create
      </Button>
    </NewListForm>
  )
}

function Lists({ lists, more }: { lists: readonly List[]; more: MorePages }) {
  const [shown, setShown] = useState<HTMLElement | null>(null)
  if (lists.length === 0) {
    return (
      <EmptyState
        drawing={EmptyDrawers}
        heading="No list yet"
        line="Name one above, or press Add to list beside any artifact."
        way={{ to: PATHS.browse, label: 'Browse Artifacts' }}
      />
    )
  }
  return (
    <>
      <Cards ref={setShown} aria-label="Your lists, last changed first">
        {lists.map((list) => (
          <Card component="li" variant="outlined" key={list._id}>
            <h2 dir="auto">
              <TextLink to={listAddress(list._id)} color="inherit" underline="hover">
                {titleOf(list)}
              </TextLink>
            </h2>
            <Typography variant="small" color="textSecondary">
              {countText(list.entries.length)} · {VISIBILITY_TEXT[list.visibility]}
              {list.hidden_reason !== undefined && ' · Hidden by curators'}
            </Typography>
          </Card>
        ))}
      </Cards>
      <LoadMore list={shown} {...more} />
    </>
  )
}
