import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense } from 'react'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { ErrorBoundary } from '#components/states/ErrorBoundary.tsx'
import { Loading } from '#components/states/Loading.tsx'
import { PATHS } from '#navigation/paths.ts'
import { SectionBand } from './SectionBand.tsx'

// About the height of the grid, so that what follows hardly moves when the artifacts arrive.
const Place = styled('div')({ minHeight: '60vh' })

/** The featured artifacts, which another feature brings, and the way to all of them. */
export function FeaturedSection({ children }: { children: ReactNode }) {
  return (
    <SectionBand
      tone="band"
      heading="Featured Artifacts"
      intro="The artifacts that visitors like most."
      action={
        <ButtonLink variant="outlined" to={PATHS.browse}>
          See All
        </ButtonLink>
      }
    >
      <Place>
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </ErrorBoundary>
      </Place>
    </SectionBand>
  )
}
