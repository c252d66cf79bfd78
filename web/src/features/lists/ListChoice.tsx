import { t } from '@lingui/core/macro'
import type { List as ArtifactList } from '@tracker/domain/lists/list.ts'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { theme } from '#theme/theme.ts'
import { titleOf } from './listTexts.ts'

// Styled like a menu.
const Lists = styled(List)({
  border: `1px solid ${theme.vars.palette.edge}`,
  borderRadius: 4,
  '& li small': { whiteSpace: 'nowrap', color: theme.vars.palette.text.secondary },
  '& li [aria-pressed="true"] > small': { color: theme.vars.palette.primary.main },
})

/** What a list's button shows beside its title. */
interface Row {
  readonly note: ReactNode
  readonly isPressed?: boolean
  readonly isDisabled?: boolean
}

interface Props {
  lists: ListResult<ArtifactList>
  row: (list: ArtifactList) => Row
  onPick: (list: ArtifactList) => void
}

/** The user's lists as buttons, page by page. */
export function ListChoice({ lists, row, onPick }: Props) {
  const [shown, setShown] = useState<HTMLElement | null>(null)
  if (lists.status === 'pending') return <Typography component="output">{t`Loading`}</Typography>
  if (lists.status === 'error') return <ErrorState error={lists.error} onRetry={lists.refetch} />
  return (
    <>
      {lists.data.items.length > 0 && (
        <Lists ref={setShown}>
          {lists.data.items.map((list) => {
            const { note, isPressed, isDisabled = false } = row(list)
            return (
              <ListItem key={list._id} disablePadding>
                <ListItemButton
                  component="button"
                  aria-pressed={isPressed}
                  disabled={isDisabled}
                  onClick={() => onPick(list)}
                >
                  <span dir="auto">{titleOf(list)}</span>
                  <small>{note}</small>
                </ListItemButton>
              </ListItem>
            )
          })}
        </Lists>
      )}
      <LoadMore list={() => shown} {...lists.more} />
    </>
  )
}
