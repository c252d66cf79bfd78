import { t } from '@lingui/core/macro'
import { isolate } from '@tracker/domain/text/direction.ts'
import { TextLink } from '#components/layout/TextLink.tsx'
import { reporterAddress } from '#navigation/paths.ts'

/** Leads to everything that a reporter has reported. */
export function ReporterLink({ reporter }: { reporter: string }) {
  const isolated = isolate(reporter)
  return (
    <TextLink variant="small" color="inherit" to={reporterAddress(reporter)}>
      {t`Reporter ${isolated}`}
    </TextLink>
  )
}
