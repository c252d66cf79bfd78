import { t } from '@lingui/core/macro'
import { NavLink } from 'react-router'
import { Tabs } from '#components/layout/Tabs.ts'
import { PATHS } from '#navigation/paths.ts'

/** Links to the curators' two lists. */
export function CuratorTabs() {
  return (
    <Tabs aria-label={t`For curators`}>
      <NavLink to={PATHS.reports} end>{t`Reports`}</NavLink>
      <NavLink to={PATHS.suspensions} end>{t`Suspended contributors`}</NavLink>
    </Tabs>
  )
}
