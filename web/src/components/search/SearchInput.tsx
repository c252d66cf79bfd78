import { t } from '@lingui/core/macro'
import { NAME_MAX } from '@tracker/domain/limits.ts'
import type { ComponentProps } from 'react'

/** The field of a search form. */
export function SearchInput(props: ComponentProps<'input'>) {
  return (
    <input
      aria-label={t`Search the collection`}
      aria-keyshortcuts="/"
      placeholder={t`Search`}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={NAME_MAX}
      {...props}
      type="search"
      name="name"
    />
  )
}
