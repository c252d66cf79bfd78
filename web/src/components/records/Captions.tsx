import { typeText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { Fragment } from 'react'

/** Class name of the type. */
export const TYPE = 'type'

interface Props {
  type?: string
  /** Creation period. */
  made?: string
  /** Period of discovery. */
  found?: string
  /** Present place. */
  now?: string
}

/**
 * Type, dates and place in one line. Each has a label, because a year alone could be that of making or of
 * discovery. Unknown values are omitted.
 */
export function Captions({ type = '', made = '', found = '', now = '' }: Props) {
  const captions = [
    { word: '', value: typeText(type) },
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
        <bdi className={word === '' ? TYPE : undefined}>{value}</bdi>
      </Fragment>
    ))
}
