import { t } from '@lingui/core/macro'
import { tokens } from 'virtual:legal/imprint'
import { Page } from '#components/layout/Page.tsx'
import { activeLanguage } from '#i18n/language.ts'
import { Markdown } from '#components/layout/Markdown.tsx'

/** The operator's imprint (site.config.ts). */
export default function ImprintScreen() {
  return (
    <Page title={t`Imprint`}>
      <Markdown tokens={tokens[activeLanguage()] ?? []} />
    </Page>
  )
}
