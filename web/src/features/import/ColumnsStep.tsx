import { plural, t } from '@lingui/core/macro'
import type { Table } from '@tracker/domain/import/file/table.ts'
import { EMPTY_WORD } from '@tracker/domain/import/mapping.ts'
import { KEY } from '@tracker/domain/import/suggestMapping.ts'
import { formatNumber } from '#i18n/format.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { SelectField, type SelectFieldProps } from '#components/forms/SelectField.tsx'
import { Section } from '#components/layout/Section.tsx'
import { Notice } from '#components/states/Notice.tsx'
import {
  type Choices,
  columnLabel,
  columnOptions,
  NO_WORDS,
  problemOf,
  typeOptions,
  type TypeWord,
  typeWords,
  withWords,
} from './choices.ts'

/** Maximum number of words of the file shown for choosing types. */
const WORDS_MAX = 60
/** Maximum characters of an example. */
const EXAMPLE_MAX = 60

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}))

function helperOf({ names, rows }: Table, name: string): string {
  const at = names.indexOf(name)
  const filled = rows.find((row) => 'cells' in row && row.cells[at]?.trim())
  const value = (filled && 'cells' in filled && filled.cells[at]) || ''
  const example = value.length > EXAMPLE_MAX ? `${value.slice(0, EXAMPLE_MAX)}…` : value
  return example && t`Such as: ${example}`
}

type Edit = (change: (choices: Choices) => Choices) => void

interface ChoiceProps extends Omit<SelectFieldProps, 'onChange'> {
  /** The column or word. */
  of: string
  onChoose: (of: string, value: string) => void
}

/** Renders again only if its own value changes, because a table may have a hundred of them. */
const Choice = memo(function Choice({ of, onChoose, ...field }: ChoiceProps) {
  return <SelectField {...field} onChange={({ target }) => onChoose(of, target.value)} />
})

function Words({
  words,
  choices,
  onChange,
}: {
  words: readonly TypeWord[]
  choices: Choices
  onChange: Edit
}) {
  const more = formatNumber(words.length - WORDS_MAX)
  const isRefused = choices.type === ''
  const options = useMemo(
    () => [{ value: '', label: isRefused ? t`As all others: refuse` : t`As all others` }, ...typeOptions()],
    [isRefused],
  )
  const choose = useCallback(
    (word: string, value: string) => onChange((now) => ({ ...now, words: { ...now.words, [word]: value } })),
    [onChange],
  )
  return (
    <Section title={t`Types`}>
      <Typography>{t`What the words of the file mean, those without a known type first.`}</Typography>
      <Fields>
        {words.slice(0, WORDS_MAX).map(({ word, count }) => (
          <Choice
            key={word}
            of={word}
            label={word === EMPTY_WORD ? t`(empty)` : word}
            name={`type ${word}`}
            value={choices.words[word] ?? ''}
            helper={plural(count, { one: '# row', other: '# rows' })}
            options={options}
            onChoose={choose}
          />
        ))}
      </Fields>
      {words.length > WORDS_MAX && <Typography>{t`and ${more} more`}</Typography>}
    </Section>
  )
}

/** Begins the preview, and says what is missing once it was pressed. */
function PreviewButton({ problem, onPreview }: { problem: string | null; onPreview: () => Promise<void> }) {
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const preview = async () => {
    setBusy(true)
    await onPreview()
    setBusy(false)
  }
  return (
    <>
      {hasTried && problem !== null && <Notice severity="error">{problem}</Notice>}
      <Button
        variant="contained"
        size="large"
        aria-disabled={isBusy}
        sx={{ marginTop: 2 }}
        onClick={() => {
          setTried(true)
          if (!isBusy && problem === null) void preview()
        }}
      >
        {isBusy ? t`Comparing` : t`Preview`}
      </Button>
    </>
  )
}

interface Props {
  table: Table
  choices: Choices
  /** Has to be stable. */
  onChange: Edit
  /** Ends when the preview is there or failed. */
  onPreview: () => Promise<void>
  /** What else is missing before rows can be planned, as a sentence; null for nothing. */
  problem: string | null
  /** Content above the button. */
  children?: ReactNode
}

/** Maps columns to fields, and words to types. */
export function ColumnsStep({ table, choices, onChange, onPreview, problem, children }: Props) {
  const { columns } = choices
  // They are rendered after the columns, in parts.
  const words = useDeferredValue(typeWords(table, { columns }), NO_WORDS)
  const helpers = useMemo(() => new Map(table.names.map((name) => [name, helperOf(table, name)])), [table])
  const options = useMemo(() => columnOptions(), [])
  const choose = useCallback(
    (name: string, value: string) =>
      onChange((now) => withWords(table, { ...now, columns: { ...now.columns, [name]: value } })),
    [onChange, table],
  )
  const hasKey = Object.values(columns).includes(KEY)
  return (
    <>
      <Section title={t`Columns`} isNext>
        <Typography>
          {t`Where each column goes. Several columns with the same field are joined into one text, with their names.`}
        </Typography>
        <Fields>
          {table.names.map((name) => (
            <Choice
              key={name}
              of={name}
              label={columnLabel(name)}
              name={name}
              value={columns[name] ?? ''}
              helper={helpers.get(name)}
              options={options}
              onChoose={choose}
            />
          ))}
          <SelectField
            label={words.length > 0 ? t`Type of all other rows` : t`Type of all rows`}
            name="type of all other rows"
            value={choices.type}
            options={[{ value: '', label: t`No type: refuse` }, ...typeOptions()]}
            onChange={({ target }) => onChange((now) => ({ ...now, type: target.value }))}
          />
          <SelectField
            label={t`Name of rows without one`}
            name="name of rows without one"
            value={choices.unnamed}
            options={[
              { value: '', label: t`“Untitled” and the number` },
              ...table.names.map((name) => ({ value: name, label: columnLabel(name) })),
            ]}
            onChange={({ target }) => onChange((now) => ({ ...now, unnamed: target.value }))}
          />
        </Fields>
        {!hasKey && (
          <Notice severity="info">
            {t`Without a number that identifies the object, a file that is imported again is compared by names: a row whose name was corrected is added once more.`}
          </Notice>
        )}
      </Section>
      {words.length > 0 && <Words words={words} choices={choices} onChange={onChange} />}
      {children}
      <PreviewButton problem={problemOf(table, choices) ?? problem} onPreview={onPreview} />
    </>
  )
}
