import { t } from '@lingui/core/macro'
import { SIMILAR_COUNT } from '@tracker/domain/limits.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import { ArtifactGrid, FEATURED_COLUMNS } from '#components/records/cards/ArtifactGrid.tsx'
import { CardSkeletons } from '#components/records/cards/CardSkeleton.tsx'
import { useNearView } from '#components/hooks/useNearView.ts'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { searchKeys } from '#features/search/api/queryKeys.ts'
import { useArtifacts } from '#features/search/api/useArtifacts.ts'
import { theme } from '#theme/theme.ts'

const Root = styled('section')({
  paddingBlock: theme.spacing(5, 8),
  borderTop: `1px solid ${theme.vars.palette.rule}`,
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(7, 12) },
  '@media print': { display: 'none' },
})

/** Similar artifacts, loaded when the section comes into view. Renders nothing if there are none. */
export function MoreLikeThis({ id }: { id: string }) {
  const heading = useId()
  const place = useRef<HTMLElement>(null)
  const isNear = useNearView(place, 0)
  const api = useApi()
  const isAnonymous = useCurrentUser().status !== 'signed-in'
  const similar = useQuery({
    queryKey: searchKeys.similar(id),
    queryFn: isNear ? () => api.similar(id, isAnonymous) : skipToken,
  })
  const ids = similar.data?.results.map(({ _id }) => _id) ?? []
  const { items, isPending, error } = useArtifacts(ids.length > 0 ? [ids] : [])
  const isWaiting = similar.isPending || isPending
  if (similar.isError || error || (!isWaiting && items.length === 0)) return null
  return (
    <Root ref={place} aria-labelledby={heading} aria-busy={isWaiting}>
      <Typography variant="h2" id={heading} sx={{ marginBottom: 3 }}>
        {t`More like this`}
      </Typography>
      <ArtifactGrid artifacts={items} $columns={FEATURED_COLUMNS}>
        {isWaiting && <CardSkeletons count={SIMILAR_COUNT} />}
        {items.map((artifact) => (
          <li key={artifact._id}>
            <ArtifactCard artifact={artifact} heading="h3" columns="3 2 2.3 1" />
          </li>
        ))}
      </ArtifactGrid>
    </Root>
  )
}
