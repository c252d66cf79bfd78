import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { SelectField } from '#components/forms/SelectField.tsx'
import { Section } from '#components/layout/Section.tsx'
import { Notice } from '#components/states/Notice.tsx'
import {
  type Choices,
  COLUMN_OPTIONS,
  KEY,
  problemOf,
  TYPE_OPTIONS,
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

function exampleOf(table: Table, name: string): string {
  const value = valuesOf(table, name).find((text) => text.trim() !== '') ?? ''
  return value.length > EXAMPLE_MAX ? `${value.slice(0, EXAMPLE_MAX)}…` : value
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
      <Section title="Columns" isNext>
        <Typography>
          Where each column goes. Several columns with the same field are joined into one text, the later ones
          with their names.
        </Typography>
        <Fields>
          {table.names.map((name) => (
            <SelectField
              key={name}
              label={name}
              name={name}
              value={columns[name] ?? ''}
              helper={exampleOf(table, name) && `Such as: ${exampleOf(table, name)}`}
              options={COLUMN_OPTIONS}
              onChange={({ target }) => choose(name, target.value)}
            />
          ))}
          {!hasType && (
            <SelectField
              label="Type of all rows"
              name="type of all rows"
              value={choices.type}
              helper="No column holds the type."
              options={[{ value: '', label: 'None' }, ...TYPE_OPTIONS]}
              onChange={({ target }) => onChange({ ...choices, type: target.value })}
            />
          )}
        </Fields>
        {!Object.values(columns).includes(KEY) && (
          <Notice severity="info">
            Without a number that identifies the object, a file that is imported again is compared by names: a
            row whose name was corrected is added once more.
          </Notice>
        )}
      </Section>
      {words.length > 0 && (
        <Section title="Types">
          <Typography>What the words of the file mean. Rows with another word are refused.</Typography>
          <Fields>
            {words.slice(0, WORDS_MAX).map((word) => (
              <SelectField
                key={word}
                label={word}
                name={`type ${word}`}
                value={choices.words[word] ?? ''}
                options={[{ value: '', label: 'No type: refuse' }, ...TYPE_OPTIONS]}
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
        {isBusy ? 'Comparing' : 'Preview'}
      </Button>
    </>
  )
}
