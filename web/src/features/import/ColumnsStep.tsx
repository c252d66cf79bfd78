import { plural, t } from '@lingui/core/macro'
import { type Table, valuesOf } from '@tracker/domain/import/file/table.ts'
import { EMPTY_WORD } from '@tracker/domain/import/mapping.ts'
import { KEY } from '@tracker/domain/import/suggestMapping.ts'
import { formatNumber } from '#i18n/format.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { type ReactNode, useMemo, useState } from 'react'
import { SelectField } from '#components/forms/SelectField.tsx'
import { Section } from '#components/layout/Section.tsx'
import { Notice } from '#components/states/Notice.tsx'
import {
  type Choices,
  columnLabel,
  columnOptions,
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

function helperOf(table: Table, name: string): string {
  const value = valuesOf(table, name).find((text) => text.trim() !== '') ?? ''
  const example = value.length > EXAMPLE_MAX ? `${value.slice(0, EXAMPLE_MAX)}…` : value
  return example && t`Such as: ${example}`
}

interface Props {
  table: Table
  choices: Choices
  onChange: (choices: Choices) => void
  onDone: () => void
  isBusy: boolean
  /** What else is missing before rows can be planned, as a sentence; null for nothing. */
  problem: string | null
  /** Content above the button. */
  children?: ReactNode
}

function Words({
  words,
  choices,
  onChange,
}: Pick<Props, 'choices' | 'onChange'> & { words: readonly TypeWord[] }) {
  const more = formatNumber(words.length - WORDS_MAX)
  const rest = choices.type === '' ? t`As all others: refuse` : t`As all others`
  return (
    <Section title={t`Types`}>
      <Typography>{t`What the words of the file mean, those without a known type first.`}</Typography>
      <Fields>
        {words.slice(0, WORDS_MAX).map(({ word, count }) => (
          <SelectField
            key={word}
            label={word === EMPTY_WORD ? t`(empty)` : word}
            name={`type ${word}`}
            value={choices.words[word] ?? ''}
            helper={plural(count, { one: '# row', other: '# rows' })}
            options={[{ value: '', label: rest }, ...typeOptions()]}
            onChange={({ target }) =>
              onChange({ ...choices, words: { ...choices.words, [word]: target.value } })
            }
          />
        ))}
      </Fields>
      {words.length > WORDS_MAX && <Typography>{t`and ${more} more`}</Typography>}
    </Section>
  )
}

/** Maps columns to fields, and words to types. */
export function ColumnsStep({ table, choices, onChange, onDone, isBusy, problem, children }: Props) {
  const [hasTried, setTried] = useState(false)
  const { columns } = choices
  const words = useMemo(() => typeWords(table, { columns }), [table, columns])
  const helpers = useMemo(() => new Map(table.names.map((name) => [name, helperOf(table, name)])), [table])
  const missing = problemOf(table, choices) ?? problem
  const choose = (name: string, value: string) =>
    onChange(withWords(table, { ...choices, columns: { ...columns, [name]: value } }))
  const hasKey = Object.values(columns).includes(KEY)
  return (
    <>
      <Section title={t`Columns`} isNext>
        <Typography>
          {t`Where each column goes. Several columns with the same field are joined into one text, with their names.`}
        </Typography>
        <Fields>
          {table.names.map((name) => (
            <SelectField
              key={name}
              label={columnLabel(name)}
              name={name}
              value={columns[name] ?? ''}
              helper={helpers.get(name)}
              options={columnOptions()}
              onChange={({ target }) => choose(name, target.value)}
            />
          ))}
          <SelectField
            label={words.length > 0 ? t`Type of all other rows` : t`Type of all rows`}
            name="type of all other rows"
            value={choices.type}
            options={[{ value: '', label: t`No type: refuse` }, ...typeOptions()]}
            onChange={({ target }) => onChange({ ...choices, type: target.value })}
          />
          <SelectField
            label={t`Name of rows without one`}
            name="name of rows without one"
            value={choices.unnamed}
            options={[
              { value: '', label: t`“Untitled” and the number` },
              ...table.names.map((name) => ({ value: name, label: columnLabel(name) })),
            ]}
            onChange={({ target }) => onChange({ ...choices, unnamed: target.value })}
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
      {hasTried && missing !== null && <Notice severity="error">{missing}</Notice>}
      <Button
        variant="contained"
        size="large"
        aria-disabled={isBusy}
        sx={{ marginTop: 2 }}
        onClick={() => {
          setTried(true)
          if (!isBusy && missing === null) onDone()
        }}
      >
        {isBusy ? t`Comparing` : t`Preview`}
      </Button>
    </>
  )
}
