import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { listPicker } from '#components/records/actions/listPicker.ts'
import { ExportMenu } from '#export/ExportMenu.tsx'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import type { ListResult } from '#firebase/firestore/pagination.ts'

/** The loaded artifacts of a list without further pages. */
async function* onePage(items: readonly Artifact[]): AsyncIterable<readonly Artifact[]> {
  yield await Promise.resolve(items)
}

interface Props extends Pick<ComponentProps<typeof ExportMenu>, 'place'> {
  list: Extract<ListResult<Artifact>, { status: 'success' }>
}

/** Exports the results. Members can also print their labels and make a list of them. */
export function ExportResults({ list, place }: Props) {
  const isMember = useCurrentUser().status === 'signed-in'
  const { items } = list.data
  const pages = list.readAll ?? (() => onePage(items))
  const [params] = useSearchParams()
  const collect = () => listPicker.results.set({ pages, title: params.get('name') ?? '' })
  return (
    <ExportMenu
      pages={pages}
      shown={isMember ? items : undefined}
      onCollect={isMember && items.length > 0 ? collect : undefined}
      place={place}
    />
  )
}
