import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { Pages } from '#firebase/paged.ts'

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(5),
}))

interface Props {
  pages: Pages<unknown>
  grow: () => void
}

/** Asks for the next page of a list, when there is one; says why it did not come. */
export function MorePages({ pages, grow }: Props) {
  if (!pages.hasMore) return null
  return (
    <Place>
      {pages.problem && (
        <Typography role="alert" color="error">
          {pages.problem.message}
        </Typography>
      )}
      <Button variant="outlined" aria-disabled={pages.isGrowing} onClick={grow}>
        {pages.isGrowing ? 'Loading more' : 'Load more'}
      </Button>
    </Place>
  )
}
