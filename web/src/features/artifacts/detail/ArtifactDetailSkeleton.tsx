import { t } from '@lingui/core/macro'
import Skeleton from '@mui/material/Skeleton'
import { Column } from '#components/layout/Page.tsx'
import { usePageTitle } from '#components/layout/pageHeading.ts'
import { DetailLayout, LabelColumn, PlateColumn } from './detailLayout.ts'

/** Placeholder of an artifact's page while it loads. */
export function ArtifactDetailSkeleton() {
  usePageTitle(t`Artifact`)
  return (
    <Column>
      <output className="visually-hidden">{t`Loading`}</output>
      <DetailLayout aria-hidden>
        <PlateColumn>
          <Skeleton sx={{ aspectRatio: '4 / 3', height: 'auto' }} />
        </PlateColumn>
        <LabelColumn>
          <Skeleton width="70%" height={52} />
          <Skeleton width={140} height={44} />
          <Skeleton height={160} />
          <Skeleton height={160} />
        </LabelColumn>
      </DetailLayout>
    </Column>
  )
}
