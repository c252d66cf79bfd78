import { t } from '@lingui/core/macro'
import type { List } from '@tracker/domain/lists/list.ts'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { ListScreen } from '#components/layout/ListScreen.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { RowNotice } from '#components/states/Notice.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import type { MorePages } from '#firebase/firestore/pagination.ts'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { listAddress, PATHS } from '#navigation/paths.ts'
import { useCreateList } from './api/useListChanges.ts'
import { useMyLists } from './api/useMyLists.ts'
import { attempt } from './attempt.ts'
import { NewListForm } from './NewListForm.tsx'
import { countText, titleOf, visibilityText } from './listTexts.ts'
import { theme } from '#theme/theme.ts'

const Cards = styled('ul')({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(4, 0, 0),
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
  // The link covers the whole card.
  '& h2 > a::after': { content: '""', position: 'absolute', inset: 0 },
})

/** The user's lists. */
export default function ListsScreen() {
  return (
    <ListScreen title={t`My Lists`} query={useMyLists()} above={<NewList />}>
      {({ data, more }) => <Lists lists={data.items} more={more} />}
    </ListScreen>
  )
}

function NewList() {
  const { mutateAsync: create } = useCreateList()
  const navigate = useNavigate()
  // One idempotency key for all attempts with this title, so that repeating after a lost response creates
  // only one list.
  const key = useRef({ title: '', id: '' })
  const createWith = (title: string) => {
    if (key.current.title !== title) key.current = { title, id: crypto.randomUUID() }
    void attempt(async () => {
      const { insertedId } = await create({ title, key: key.current.id })
      void navigate(listAddress(insertedId))
    })
  }
  return <NewListForm onCreate={createWith} />
}

function Lists({ lists, more }: { lists: readonly List[]; more: MorePages }) {
  const [shown, setShown] = useState<HTMLElement | null>(null)
  if (lists.length === 0) {
    return (
      <EmptyState
        drawing={EmptyDrawers}
        heading={t`No list yet`}
        line={t`Name one above, or press Add to list beside any artifact.`}
        action={
          <ButtonLink variant="outlined" to={PATHS.browse}>
            {t`Browse Artifacts`}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <Cards ref={setShown} aria-label={t`Your lists, last changed first`}>
        {lists.map((list) => (
          <Card component="li" variant="outlined" key={list._id}>
            <h2 dir="auto">
              <TextLink to={listAddress(list._id)} color="inherit" underline="hover">
                {titleOf(list)}
              </TextLink>
            </h2>
            <Typography variant="small" color="textSecondary">
              {countText(list.entries.length)} · {visibilityText(list.visibility)}
            </Typography>
            {list.hidden_reason !== undefined && (
              <RowNotice severity="warning">{t`Hidden by curators`}</RowNotice>
            )}
          </Card>
        ))}
      </Cards>
      <LoadMore list={() => shown} {...more} />
    </>
  )
}
