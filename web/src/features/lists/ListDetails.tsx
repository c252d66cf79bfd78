import { t } from '@lingui/core/macro'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { LIST_INTRODUCTION_MAX, LIST_TITLE_MAX } from '@tracker/domain/limits.ts'
import { type List, LIST_LABELS } from '@tracker/domain/lists/list.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { Foldable } from '#components/layout/Foldable.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { useUpdateList } from './api/useUpdateList.ts'
import type { useFieldDrafts } from './fieldDrafts.ts'
import { SavedField } from './SavedField.tsx'
import { theme } from '#theme/theme.ts'

const Introduction = styled('div')({
  ...theme.typography.small,
  marginTop: theme.spacing(-1.5),
  color: theme.vars.palette.text.secondary,
  // "Show all" stands beside the lines, so that the list begins no lower.
  '&:has(> [data-folded=over])': { display: 'flex', alignItems: 'end', gap: theme.spacing(3) },
  '& > [data-folded=over] + button': { flex: 'none', marginBlock: -10 },
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(-1) },
})

const Fields = styled('div')({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'start',
  maxWidth: 640,
  marginTop: theme.spacing(2),
  '&[hidden]': { display: 'none' },
  '& > div': { width: '100%' },
  '@media print': { display: 'none' },
})

interface Props {
  list: List
  /** Renders the appeal against hiding the list. */
  appeal: (list: List) => ReactNode
}

/** Below the title of a list: why it is hidden, and its introduction. */
export function ListDetails({ list, appeal }: Props) {
  const { introduction } = list
  return (
    <>
      {list.hidden_reason !== undefined && (
        <Notice severity="warning" action={appeal(list)} sx={{ marginBottom: 3 }}>
          {t`Curators have hidden this list, so nobody else sees it:`} {isolate(list.hidden_reason)}
        </Notice>
      )}
      {introduction !== '' && (
        <Introduction>
          <Foldable label={translateDomainText(LIST_LABELS.introduction)} isLong lines={2}>
            {() => introduction}
          </Foldable>
        </Introduction>
      )}
    </>
  )
}

interface TextsProps {
  list: List
  isOpen: boolean
  /** Called to close the fields. */
  onDone: () => void
  uid: string
  drafts: ReturnType<typeof useFieldDrafts>['drafts']
}

/** Fields for title and introduction. Rendered even while closed, so that unsaved texts are saved. */
export function ListTexts({ list, isOpen, onDone, drafts, uid }: TextsProps) {
  const { mutateAsync: update } = useUpdateList(list._id)
  const root = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) root.current?.querySelector('input')?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <Fields ref={root} hidden={!isOpen}>
      {(['title', 'introduction'] as const).map((field) => (
        <SavedField
          key={field}
          uid={uid}
          listId={list._id}
          field={field}
          what={field}
          label={translateDomainText(LIST_LABELS[field])}
          stored={list[field]}
          max={field === 'title' ? LIST_TITLE_MAX : LIST_INTRODUCTION_MAX}
          isOneLine={field === 'title'}
          draft={drafts?.get(field)}
          save={async (text, seen) => {
            const saved = await update({
              [field]: text,
              ...(seen !== undefined && { [`seen_${field}`]: seen }),
            })
            return saved[`replaced_${field}`]
          }}
        />
      ))}
      <Button variant="outlined" onClick={onDone}>
        {t`Done`}
      </Button>
    </Fields>
  )
}
