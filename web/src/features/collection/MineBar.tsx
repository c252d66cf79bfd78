import { QUERY_TEXT_MAX } from '@tracker/domain/limits.ts'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import Button from '@mui/material/Button'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { Field } from '#components/forms/Field.tsx'
import { SelectField } from '#components/forms/SelectField.tsx'
import { Search } from '#icons/icons.tsx'
import { PATHS } from '#navigation/paths.ts'
import { type Asked, type Start, labelOf, sortsFor } from './asked.ts'

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  '& > search': { flex: '1 1 280px', maxWidth: 560 },
  [theme.breakpoints.down('sm')]: { '& > a': { width: '100%' } },
}))

const Row = styled('form')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
}))

const Over = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  marginBlock: theme.spacing(2),
}))

const Choices = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  // Two of them share a row of a phone, their labels above; on the narrowest each has its own.
  [theme.breakpoints.down('sm')]: {
    '&[data-pair]': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
      gap: theme.spacing(1.5),
      width: '100%',
      '& > .MuiFormControl-root': { flexDirection: 'column', alignItems: 'stretch', gap: 6 },
    },
  },
}))

interface Props {
  asked: Asked
  onAsk: (change: Partial<Asked>) => void
  starts: readonly Start[]
  /** Whether there will be places to begin at, once they are known. */
  hasStarts: boolean
  /** How many there are, and what is new. */
  summary: ReactNode
}

/** What stands over the own artifacts: search, Add, how many there are, their order, and where the list begins. */
export function MineBar({ asked, onAsk, starts, hasStarts, summary }: Props) {
  return (
    <>
      <Top>
        <SearchRow q={asked.q} onSearch={(q) => onAsk({ q })} />
        <ButtonLink variant="contained" to={PATHS.addArtifact} sx={{ minHeight: 48 }}>
          Add Artifact
        </ButtonLink>
      </Top>
      <Over>
        {summary}
        <Choices data-pair={starts.length > 0 || hasStarts || undefined}>
          <SelectField
            isInLine
            label="Sort"
            name="sort"
            value={asked.sort}
            onChange={({ target }) =>
              onAsk({ sort: sortsFor(asked.q).find((sort) => sort === target.value) ?? asked.sort })
            }
            options={sortsFor(asked.q).map((value) => ({ value, label: labelOf(value) }))}
          />
          {starts.length > 0 && (
            <SelectField
              isInLine
              label="Start at"
              name="start"
              value={asked.start}
              onChange={(event) => onAsk({ start: event.target.value })}
              options={[{ value: '', label: 'The beginning' }, ...withChosen(starts, asked.start)]}
            />
          )}
        </Choices>
      </Over>
    </>
  )
}

/** An address may say a month that is not among those to choose. */
const withChosen = (starts: readonly Start[], chosen: string): readonly Start[] =>
  chosen === '' || starts.some(({ value }) => value === chosen)
    ? starts
    : [{ value: chosen, label: chosen }, ...starts]

function SearchRow({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [text, setText] = useState(q)
  const [searched, setSearched] = useState(q)
  // The address may change by Back: the field then shows what is searched for.
  if (searched !== q) {
    setSearched(q)
    setText(q)
  }
  return (
    <search aria-label="My artifacts">
      <Row
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(text.trim())
        }}
      >
        <Field
          label="Search my artifacts"
          name="q"
          type="search"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: QUERY_TEXT_MAX, enterKeyHint: 'search' } }}
        />
        <Button type="submit" variant="outlined" startIcon={<Search size={20} />} sx={{ minHeight: 48 }}>
          Search
        </Button>
      </Row>
    </search>
  )
}
