import { translateDomainText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { isolate } from '@tracker/domain/text/direction.ts'
import { useState } from 'react'
import { styled } from '@mui/material/styles'
import { useParams, useSearchParams } from 'react-router'
import { SelectField } from '#components/forms/SelectField.tsx'
import { Initial } from '#components/pictures/Initial.tsx'
import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import { ArtifactGrid, BROWSE_COLUMNS } from '#components/records/cards/ArtifactGrid.tsx'
import { GridItem } from '#components/records/cards/GridItem.tsx'
import { CardSkeletons } from '#components/records/cards/CardSkeleton.tsx'
import { DEFAULT_OWN_SORT, labelOfOwn, OWN_SORTS, parseOwnSort } from '#firebase/artifacts/ownOrders.ts'
import { StateScreen } from '#components/states/StateScreen.tsx'
import { ErrorScreen } from '#components/states/ErrorState.tsx'
import { ExportMenu } from '#export/ExportMenu.tsx'
import { LookSwitch } from '#components/records/cards/LookSwitch.tsx'
import { withLook } from '#components/records/cards/look.ts'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { TimeAxis } from '#components/records/TimeAxis.tsx'
import { ListHead } from '#components/layout/ListHead.tsx'
import { Page } from '#components/layout/Page.tsx'
import { EmptyPlinth } from '#illustrations/states/EmptyPlinth.tsx'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { moderationAddress, PATHS } from '#navigation/paths.ts'
import { useContributor } from './api/useContributor.ts'
import { useContributorArtifacts } from './api/useContributorArtifacts.ts'
import { useContributorCenturies } from './api/useContributorCenturies.ts'
import { barsOf, introOf } from './contribution.ts'
import { theme } from '#theme/theme.ts'

/** Number of eagerly loaded cards and of placeholders: the first row, above the fold. */
const EAGER = 4
const screenTitle = () => t`Contributor`

const Mark = styled('div')({
  height: 96,
  border: `1px solid ${theme.vars.palette.rule}`,
  backgroundColor: theme.vars.palette.band,
})

const options = () => OWN_SORTS.map((value) => ({ value, label: translateDomainText(labelOfOwn(value)) }))

/** A contributor's public page: name, statistics and artifacts. */
export default function ContributorScreen() {
  const { uid = '' } = useParams()
  return <ContributorOf key={uid} uid={uid} />
}

function ContributorOf({ uid }: { uid: string }) {
  const [params, setParams] = useSearchParams()
  const sort = parseOwnSort(params.get('sort'))
  const list = useContributorArtifacts(uid, sort)
  const currentUser = useCurrentUser()
  const isCurator = currentUser.status === 'signed-in' && currentUser.user.isCurator
  const items = list.status === 'success' ? list.data.items : []
  // Cached from the first list, so that they are also shown while another order loads.
  const contributor = useContributor(uid, items.length > 0)
  const centuries = useContributorCenturies(uid, items.length > 0)
  const [grid, setGrid] = useState<HTMLElement | null>(null)
  if (list.status === 'success' && items.length === 0) return <EmptyContributor />
  if (list.status === 'error') {
    return <ErrorScreen title={screenTitle()} error={list.error} onRetry={list.refetch} />
  }
  const isLoading = list.status === 'pending'
  const more = isLoading ? null : list.more
  const readAll = isLoading ? undefined : list.readAll
  const hasNextPage = more !== null && more.hasNextPage && items.length < (contributor?.artifacts ?? Infinity)
  // A changed name may be on the newest artifacts only.
  const newest = sort === DEFAULT_OWN_SORT ? items[0]?.adder_name : undefined
  const name = (newest ?? contributor?.name ?? items[0]?.adder_name ?? '').trim()
  const count = contributor?.artifacts ?? items.length
  return (
    <Page
      title={isolate(name) || screenTitle()}
      mark={<Mark>{name && <Initial name={name} id={uid} />}</Mark>}
      tools={<TimeAxis bars={barsOf(centuries ?? [])} />}
      isCompact
    >
      <ListHead
        count={
          isLoading && !contributor ? t`Loading` : introOf(items, !isLoading && !hasNextPage, contributor)
        }
      >
        {isCurator && <TextLink to={moderationAddress(uid)}>{t`Moderate this contributor`}</TextLink>}
        {readAll && <ExportMenu pages={readAll} place="in-head" />}
        <LookSwitch />
        {count > 1 && (
          <SelectField
            place="head"
            label={t`Sort`}
            name="sort"
            value={sort}
            onChange={({ target }) =>
              setParams(
                withLook(
                  new URLSearchParams(target.value === DEFAULT_OWN_SORT ? {} : { sort: target.value }),
                  params,
                ),
                { replace: true },
              )
            }
            options={options()}
          />
        )}
      </ListHead>
      {more === null ? (
        <ArtifactGrid $columns={BROWSE_COLUMNS} $hanging aria-hidden>
          <CardSkeletons count={EAGER} />
        </ArtifactGrid>
      ) : (
        <>
          <ArtifactGrid ref={setGrid} artifacts={items} $columns={BROWSE_COLUMNS} $hanging>
            {items.map((artifact, index) => (
              <GridItem key={artifact._id} artifact={artifact}>
                <ArtifactCard artifact={artifact} heading="h2" eager={index < EAGER} />
              </GridItem>
            ))}
          </ArtifactGrid>
          <LoadMore list={() => grid} {...more} hasNextPage={hasNextPage} />
          {readAll && <ExportMenu pages={readAll} place="below" />}
        </>
      )}
    </Page>
  )
}

/** Shown for users without artifacts and for unknown ids, so that accounts cannot be probed. */
function EmptyContributor() {
  return (
    <StateScreen
      drawing={EmptyPlinth}
      title={screenTitle()}
      heading={t`Nothing here`}
      line={t`No artifact in the collection was added by this person.`}
      way={{ to: PATHS.browse, label: t`All Artifacts` }}
    />
  )
}
