import { plural, t } from '@lingui/core/macro'
import { ENCODINGS } from '@tracker/domain/import/file/encoding.ts'
import type { ReadAs, ReadOptions, Table } from '@tracker/domain/import/file/table.ts'
import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { SelectField } from '#components/forms/SelectField.tsx'
import { translateDomainText } from '#i18n/domainTexts.ts'

/** Rows that may name the columns. */
const NAMES_ROWS = 20
/** Maximum characters of a cell that are shown. */
const CELL_MAX = 60

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}))

const Rows = styled('section')(({ theme }) => ({
  overflowX: 'auto',
  '& td': {
    ...theme.typography.small,
    maxWidth: '16rem',
    padding: theme.spacing(0.5, 1),
    border: `1px solid ${theme.vars.palette.rule}`,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
}))

const delimiterLabels = (): Readonly<Record<string, string>> => ({
  ',': t`commas`,
  ';': t`semicolons`,
  '\t': t`tabs`,
  '|': t`bars`,
})

/** How a file was read, in a few words: "CSV with semicolons, Windows-1252". */
export function formatOf({ format, delimiter, encoding, sheet }: ReadAs): string {
  if (format === 'workbook') return t`XLSX, sheet ${sheet}`
  if (format === 'JSON') return 'JSON'
  const delimiters = delimiterLabels()[delimiter] ?? delimiter
  return t`CSV with ${delimiters}, ${encoding}`
}

const options = (values: readonly string[], labelOf = (value: string) => value) =>
  values.map((value) => ({ value, label: labelOf(value) }))

interface Props {
  table: Table
  onChange: (options: ReadOptions) => void
}

/** Says how a file was read, with its first rows, and lets a wrong guess be changed. */
export function ReadAsLine({ table, onChange }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { readAs, start, notes } = table
  const { format, namesRow, hiddenRows } = readAs
  const description = formatOf(readAs)
  /** A change keeps the other parts, except those that follow from it. */
  const change = (changed: ReadOptions) =>
    onChange({
      ...(format === 'text' && { encoding: readAs.encoding, delimiter: readAs.delimiter }),
      ...(format === 'workbook' && { sheet: readAs.sheet, withHidden: false }),
      ...changed,
    })
  const where = namesRow === 0 ? t`without names of columns` : t`names of columns in row ${namesRow}`
  return (
    <div>
      <Typography>
        {t`Read as ${description}, ${where}.`}{' '}
        <Button size="small" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {t`Change`}
        </Button>
      </Typography>
      {notes.map((note) => (
        <Typography key={note.code} variant="small" color="textSecondary" component="p">
          {translateDomainText(note)}
        </Typography>
      ))}
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            <Fields sx={{ marginBlock: 2 }}>
              {format === 'text' && (
                <>
                  <SelectField
                    label={t`Cells are separated by`}
                    name="delimiter"
                    value={readAs.delimiter}
                    options={Object.entries(delimiterLabels()).map(([value, label]) => ({ value, label }))}
                    onChange={({ target }) => change({ delimiter: target.value })}
                  />
                  <SelectField
                    label={t`Encoding`}
                    name="encoding"
                    value={readAs.encoding}
                    options={options(Object.keys(ENCODINGS))}
                    onChange={({ target }) => change({ encoding: target.value })}
                  />
                </>
              )}
              {format === 'workbook' && (
                <SelectField
                  label={t`Sheet`}
                  name="sheet"
                  value={readAs.sheet}
                  options={options(readAs.sheets)}
                  onChange={({ target }) => change({ sheet: target.value })}
                />
              )}
              {format !== 'JSON' && (
                <SelectField
                  label={t`Row with the names of the columns`}
                  name="names row"
                  value={String(namesRow)}
                  options={[
                    { value: '0', label: t({ message: 'None', context: 'row with names' }) },
                    ...options(Array.from({ length: NAMES_ROWS }, (_, at) => String(at + 1))),
                  ]}
                  onChange={({ target }) => change({ namesRow: Number(target.value) })}
                />
              )}
            </Fields>
            {hiddenRows > 0 && (
              <Button size="small" variant="outlined" onClick={() => change({ namesRow, withHidden: true })}>
                {plural(hiddenRows, {
                  one: 'Import the hidden row, too',
                  other: 'Import the # hidden rows, too',
                })}
              </Button>
            )}
            <Rows tabIndex={0} aria-label={t`First rows of the file`}>
              <table>
                <tbody>
                  {start.map((row, y) => (
                    <tr key={y}>
                      {row.map((cell, x) => (
                        <td key={x} dir="auto">
                          {cell.slice(0, CELL_MAX)}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </Rows>
          </>
        )}
      </div>
    </div>
  )
}
