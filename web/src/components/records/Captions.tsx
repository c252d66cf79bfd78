import { translateDomainText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { Fragment } from 'react'

interface Props {
  type?: string
  /** When it was made. */
  made?: string
  /** When it was found. */
  found?: string
  /** Where it is today. */
  now?: string
}

/**
 * Type, dates and place in one line. A word before each says which one it is: a year alone could be that of making or of
 * finding. Unknown values are left out.
 */
export function Captions({ type = '', made = '', found = '', now = '' }: Props) {
  const captions = [
    { word: '', value: translateDomainText(type) },
    { word: `${t({ message: 'Made:', context: 'before a date' })}\u00A0`, value: made },
    { word: `${t({ message: 'Found:', context: 'before a date' })}\u00A0`, value: found },
    { word: `${t({ message: 'Now:', context: 'before a place' })}\u00A0`, value: now },
  ]
  return captions
    .filter(({ value }) => hasValue(value))
    .map(({ word, value }, index) => (
      <Fragment key={word}>
        {index > 0 && ' · '}
        {word}
        <bdi className={word === '' ? 'type' : undefined}>{value}</bdi>
      </Fragment>
    ))
}
