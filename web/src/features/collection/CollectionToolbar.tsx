import { t } from '@lingui/core/macro'
import { QUERY_TEXT_MAX } from '@tracker/domain/limits.ts'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useRef } from 'react'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { Field } from '#components/forms/Field.tsx'
import { SelectField } from '#components/forms/SelectField.tsx'
import { SearchRow } from '#components/search/SearchRow.tsx'
import { PATHS } from '#navigation/paths.ts'
import { type ListParams, type Start, labelOf, sortsFor } from './listParams.ts'
import { theme } from '#theme/theme.ts'

/** The number of artifacts, then what to do with them. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBlock: theme.spacing(0.5, 1),
  '& > :first-child': { flex: '1 1 120px' },
  [theme.breakpoints.up('sm')]: { columnGap: theme.spacing(1.5) },
  // The summary and a second select have lines of their own.
  [theme.breakpoints.down('sm')]: {
    '& > :first-child': { order: 1, flex: '1 0 100%' },
    // Its words wrap rather than the row.
    '& > a': { flex: '1 1 120px', minWidth: 0, paddingInline: 8 },
    // Below the list (CollectionTable.tsx).
    '& > .import': { display: 'none' },
    '& label': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

interface Props {
  params: ListParams
  onChange: (change: Partial<ListParams>) => void
  starts: readonly Start[]
  /** True while the options of the start field load; reserves its space. */
  isAwaitingStarts: boolean
  /** The number of artifacts, and new likes. */
  summary: ReactNode
  /** The export of the list. */
  exporting: ReactNode
}

/** Number of artifacts, Add, Import, export, sort order, and the start of the list. */
export function CollectionToolbar(props: Props) {
  const { params, onChange, starts, isAwaitingStarts, summary, exporting } = props
  return (
    <Row>
      {summary}
      <ButtonLink variant="contained" size="large" to={PATHS.addArtifact}>
        {t`Add Artifact`}
      </ButtonLink>
      <ButtonLink className="import" variant="outlined" size="large" to={PATHS.import}>
        {t`Import a spreadsheet`}
      </ButtonLink>
      {exporting}
      <SelectField
        place="in line"
        label={t`Sort`}
        name="sort"
        value={params.sort}
        onChange={({ target }) =>
          onChange({ sort: sortsFor(params.q).find((sort) => sort === target.value) ?? params.sort })
        }
        options={sortsFor(params.q).map((value) => ({ value, label: labelOf(value) }))}
      />
      {isAwaitingStarts && <span aria-hidden style={{ width: 230, height: 48 }} />}
      {starts.length > 0 && (
        <SelectField
          place="in line"
          label={t`Start at`}
          name="start"
          value={params.start}
          onChange={(event) => onChange({ start: event.target.value })}
          options={[{ value: '', label: t`The beginning` }, ...withChosen(starts, params.start)]}
        />
      )}
    </Row>
  )
}

/** The address may contain a month that is not among the options, so it is added. */
const withChosen = (starts: readonly Start[], chosen: string): readonly Start[] =>
  chosen === '' || starts.some(({ value }) => value === chosen)
    ? starts
    : [{ value: chosen, label: chosen }, ...starts]

/** The field is uncontrolled: its text is used on submit. */
export function OwnSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  // Back may change the search text in the address; updates the field.
  useEffect(() => {
    if (input.current) input.current.value = q
  }, [q])
  return (
    <SearchRow label={t`My artifacts`} onSearch={onSearch}>
      <Field
        label={t`Search my artifacts`}
        name="q"
        type="search"
        autoComplete="off"
        defaultValue={q}
        inputRef={input}
        slotProps={{ htmlInput: { maxLength: QUERY_TEXT_MAX, enterKeyHint: 'search' } }}
      />
    </SearchRow>
  )
}
