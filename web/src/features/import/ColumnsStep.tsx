import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { SelectField } from '#components/forms/SelectField.tsx'
import { Section } from '#components/layout/Section.tsx'
import { Notice } from '#components/states/Notice.tsx'
import {
  type Choices,
  columnOptions,
  KEY,
  problemOf,
  typeOptions,
  typeWords,
  valuesOf,
  withWords,
} from './choices.ts'
import type { Table } from './file/readTable.ts'

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
  /** Content above the button. */
  children?: ReactNode
}

/** Maps columns to fields, and words to types. */
export function ColumnsStep({ table, choices, onChange, onDone, isBusy, children }: Props) {
  const [hasTried, setTried] = useState(false)
  const { columns } = choices
  const words = typeWords(table, choices)
  const hasType = Object.values(columns).includes('artifact_type')
  const problem = problemOf(table, choices)
  const choose = (name: string, value: string) =>
    onChange(withWords(table, { ...choices, columns: { ...columns, [name]: value } }))
  return (
    <>
      <Section title={t`Columns`} isNext>
        <Typography>
          {t`Where each column goes. Several columns with the same field are joined into one text, the later ones with their names.`}
        </Typography>
        <Fields>
          {table.names.map((name) => (
            <SelectField
              key={name}
              label={name}
              name={name}
              value={columns[name] ?? ''}
              helper={helperOf(table, name)}
              options={columnOptions()}
              onChange={({ target }) => choose(name, target.value)}
            />
          ))}
          {!hasType && (
            <SelectField
              label={t`Type of all rows`}
              name="type of all rows"
              value={choices.type}
              helper={t`No column holds the type.`}
              options={[
                { value: '', label: t({ message: 'None', context: 'artifact type' }) },
                ...typeOptions(),
              ]}
              onChange={({ target }) => onChange({ ...choices, type: target.value })}
            />
          )}
        </Fields>
        {!Object.values(columns).includes(KEY) && (
          <Notice severity="info">
            {t`Without a number that identifies the object, a file that is imported again is compared by names: a row whose name was corrected is added once more.`}
          </Notice>
        )}
      </Section>
      {words.length > 0 && (
        <Section title={t`Types`}>
          <Typography>{t`What the words of the file mean. Rows with another word are refused.`}</Typography>
          <Fields>
            {words.slice(0, WORDS_MAX).map((word) => (
              <SelectField
                key={word}
                label={word}
                name={`type ${word}`}
                value={choices.words[word] ?? ''}
                options={[{ value: '', label: t`No type: refuse` }, ...typeOptions()]}
                onChange={({ target }) =>
                  onChange({ ...choices, words: { ...choices.words, [word]: target.value } })
                }
              />
            ))}
          </Fields>
        </Section>
      )}
      {children}
      {hasTried && problem && <Notice severity="error">{problem}</Notice>}
      <Button
        variant="contained"
        size="large"
        aria-disabled={isBusy}
        sx={{ marginTop: 2 }}
        onClick={() => {
          setTried(true)
          if (!isBusy && problem === null) onDone()
        }}
      >
        {isBusy ? t`Comparing` : t`Preview`}
      </Button>
    </>
  )
}
