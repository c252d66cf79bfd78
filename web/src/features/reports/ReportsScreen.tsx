import { t } from '@lingui/core/macro'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { ListScreen } from '#components/layout/ListScreen.tsx'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { PATHS } from '#navigation/paths.ts'
import { useReported } from './api/useReported.ts'
import { CuratorTabs } from './CuratorTabs.tsx'
import { CaseList } from './cases/CaseList.tsx'

/** The curators' screen: cases of artifacts and lists, most reports first, and hidden ones. */
export default function ReportsScreen() {
  const reported = useReported()
  return (
    <ListScreen title={t`Reports`} query={reported} above={<CuratorTabs />}>
      {({ data, more }) =>
        data.items.length === 0 ? (
          <EmptyState
            drawing={EmptyDrawers}
            heading={t`Nothing to decide`}
            line={t`No artifact and no list is reported, and none is hidden.`}
            way={{ to: PATHS.browse, label: t`All Artifacts` }}
          />
        ) : (
          <CaseList
            cases={data.items}
            more={more}
            label={t`Reported artifacts and lists, the most reported first, then hidden ones`}
          />
        )
      }
    </ListScreen>
  )
}
