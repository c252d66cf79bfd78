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

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  '& > search': { flex: '1 1 280px', maxWidth: 560 },
})

const Adding = styled('div')({
  display: 'flex',
  gap: theme.spacing(1.5),
  [theme.breakpoints.down('sm')]: { width: '100%', '& > a': { flex: '1 1 auto' } },
})

const Over = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  marginBlock: theme.spacing(2),
  // The summary may take two lines beside the sort field.
  '& > :first-child': { flex: '1 1 120px' },
})

const Choices = styled('div')<{ $isPair: boolean }>(({ theme, $isPair }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  // On a phone two selects share a row, with their labels above; on the narrowest, each has its own row.
  [theme.breakpoints.down('sm')]: $isPair && {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
    gap: theme.spacing(1.5),
    width: '100%',
    '& > .MuiFormControl-root': { flexDirection: 'column', alignItems: 'stretch', gap: 6 },
  },
}))

interface Props {
  params: ListParams
  onChange: (change: Partial<ListParams>) => void
  starts: readonly Start[]
  /** True while the options of the start field load; reserves its space. */
  isAwaitingStarts: boolean
  /** The number of artifacts, and new likes. */
  summary: ReactNode
}

/** Search, Add, number of artifacts, sort order, and the start of the list. */
export function CollectionToolbar({ params, onChange, starts, isAwaitingStarts, summary }: Props) {
  return (
    <>
      <Top>
        <OwnSearch q={params.q} onSearch={(q) => onChange({ q })} />
        <Adding>
          <ButtonLink variant="contained" size="large" to={PATHS.addArtifact}>
            {t`Add Artifact`}
          </ButtonLink>
          <ButtonLink variant="outlined" size="large" to={PATHS.import}>
            {t`Import a spreadsheet`}
          </ButtonLink>
        </Adding>
      </Top>
      <Over>
        {summary}
        <Choices $isPair={starts.length > 0 || isAwaitingStarts}>
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
        </Choices>
      </Over>
    </>
  )
}

/** The address may contain a month that is not among the options, so it is added. */
const withChosen = (starts: readonly Start[], chosen: string): readonly Start[] =>
  chosen === '' || starts.some(({ value }) => value === chosen)
    ? starts
    : [{ value: chosen, label: chosen }, ...starts]

/** The field is uncontrolled: its text is used on submit. */
function OwnSearch({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
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
