import { t } from '@lingui/core/macro'
import type { List } from '@tracker/domain/lists/list.ts'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { ListScreen } from '#components/layout/ListScreen.tsx'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import type { MorePages } from '#firebase/firestore/pagination.ts'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { listAddress, PATHS } from '#navigation/paths.ts'
import { useCreateList } from './api/useCreateList.ts'
import { useMyLists } from './api/useMyLists.ts'
import { attempt } from './attempt.ts'
import { CopyList } from './CopyList.tsx'
import { ListCovers } from './ListCovers.tsx'
import { NewListForm } from './NewListForm.tsx'

/** The user's lists. */
export default function ListsScreen() {
  const [params] = useSearchParams()
  const copied = params.get('copy')
  return (
    <ListScreen
      title={t`My Lists`}
      query={useMyLists()}
      tools={!copied && <NewList />}
      above={copied && <CopyList key={copied} id={copied} />}
    >
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
      <ListCovers lists={lists} listRef={setShown} />
      <LoadMore list={() => shown} {...more} />
    </>
  )
}
