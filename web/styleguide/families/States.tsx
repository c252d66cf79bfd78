import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { Loading } from '#components/states/Loading.tsx'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { BlankSeal } from '#illustrations/states/BlankSeal.tsx'
import { BrokenColumn } from '#illustrations/states/BrokenColumn.tsx'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { EmptyPlinth } from '#illustrations/states/EmptyPlinth.tsx'
import { Family } from '../Family.tsx'
import { Columns, Sample } from '../Sample.tsx'

/** Reduces the height of the full-page indicator. */
const Short = styled('div')(({ theme }) => ({ '& > output': { minHeight: 0, padding: theme.spacing(6, 0) } }))

const act = (name: string) => <Button variant="contained">{name}</Button>

/** Empty, loading and failed states of screens. */
export function States() {
  return (
    <Family title="States">
      <Columns $min={220}>
        <Sample name="loading">
          <Short>
            <Loading />
          </Short>
        </Sample>
        <Sample name="problem">
          <ErrorState error={new Error('The collection could not be reached.')} onRetry={() => {}} />
        </Sample>
        <Sample name="nothing found">
          <EmptyState drawing={EmptyDrawers} heading="No Items Found!" action={act('All Artifacts')} />
        </Sample>
        <Sample name="nothing added">
          <EmptyState
            drawing={EmptyPlinth}
            heading="You haven't added any Artifact!"
            line="Please add one first."
            action={act('Add Artifact')}
          />
        </Sample>
        <Sample name="nothing liked">
          <EmptyState
            drawing={BlankSeal}
            heading="You haven't liked any Artifact!"
            line="Please like one first."
            action={act('Browse Artifacts')}
          />
        </Sample>
        <Sample name="no such page">
          <EmptyState drawing={BrokenColumn} heading="404" action={act('Home')} />
        </Sample>
      </Columns>
    </Family>
  )
}
