import { t } from '@lingui/core/macro'
import type { List } from '@tracker/domain/lists/list.ts'
import { type Ref, useRef } from 'react'
import { useNearView } from '#components/hooks/useNearView.ts'
import { TextLink } from '#components/layout/TextLink.tsx'
import { RowNotice } from '#components/states/Notice.tsx'
import { listAddress } from '#navigation/paths.ts'
import { useCoverArtifacts } from './api/useList.ts'
import { Cover, Covers } from './Covers.tsx'
import { barsOf } from './items.ts'
import { countText, titleOf, visibilityText } from './listTexts.ts'

interface Props {
  lists: readonly List[]
  listRef: Ref<HTMLUListElement>
}

/** The user's lists as covers, which read their artifacts when they come near the window. */
export function ListCovers({ lists, listRef }: Props) {
  return (
    <Covers ref={listRef} aria-label={t`Your lists, last changed first`}>
      {lists.map((list) => (
        <ListCover key={list._id} list={list} />
      ))}
    </Covers>
  )
}

/** Pixels below the window at which the artifacts of a cover are read. */
const NEAR_PX = 400

function ListCover({ list }: { list: List }) {
  const place = useRef<HTMLLIElement>(null)
  const pictured = useCoverArtifacts(list, useNearView(place, NEAR_PX))
  return (
    <Cover
      ref={place}
      link={
        <TextLink to={listAddress(list._id)} underline="hover">
          {titleOf(list)}
        </TextLink>
      }
      pictured={pictured}
      bars={barsOf(pictured)}
    >
      <p>
        {countText(list.entries.length)} · {visibilityText(list.visibility)}
      </p>
      {list.hidden_reason !== undefined && <RowNotice severity="warning">{t`Hidden by curators`}</RowNotice>}
    </Cover>
  )
}
