import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import { ReadyButton } from '#components/layout/ReadyButton.tsx'
import { LANGUAGE_NAMES } from '@tracker/domain/site/languages.ts'
import { activeLanguage, chooseLanguage, type Language, LANGUAGES } from '#i18n/language.ts'
import { renewStoredPages } from '#i18n/storedPages.ts'
import { theme } from '#theme/theme.ts'

const Choices = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& [aria-pressed="true"]': { textDecoration: 'underline', textUnderlineOffset: 6 },
})

interface Props {
  languages?: readonly Language[]
  /** Replaced in tests. */
  reload?: () => void
}

/** Buttons with the languages of the site. Renders nothing if there is only one. */
export function LanguageSwitch({ languages = LANGUAGES, reload = () => location.reload() }: Props) {
  if (languages.length < 2) return null
  const choose = async (language: Language) => {
    chooseLanguage(language)
    await renewStoredPages().catch(console.warn)
    reload()
  }
  return (
    <Choices aria-label={t`Language`}>
      {languages.map((language) => (
        <li key={language}>
          <ReadyButton
            variant="text"
            color="inherit"
            lang={language}
            aria-pressed={language === activeLanguage()}
            onClick={() => void choose(language)}
          >
            {LANGUAGE_NAMES[language]}
          </ReadyButton>
        </li>
      ))}
    </Choices>
  )
}
