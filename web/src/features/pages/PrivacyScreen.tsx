import { t } from '@lingui/core/macro'
import { tokens } from 'virtual:legal/privacy'
import { Page } from '#components/layout/Page.tsx'
import { activeLanguage } from '#i18n/language.ts'
import { Markdown } from '#components/layout/Markdown.tsx'

/** The operator's privacy notice (site.config.ts). */
export default function PrivacyScreen() {
  return (
    <Page title={t`Privacy Notice`}>
      <Markdown tokens={tokens[activeLanguage()] ?? []} />
    </Page>
  )
}
