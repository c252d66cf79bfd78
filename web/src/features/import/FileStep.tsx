import { t } from '@lingui/core/macro'
import { IMPORT_MAX } from '@tracker/domain/limits.ts'
import { formatNumber } from '#i18n/format.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { FileInput } from '#components/forms/FileInput.tsx'
import { useDroppedFiles } from '#components/hooks/useDroppedFiles.ts'
import { Section } from '#components/layout/Section.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { readTable, type Table, TableError } from './file/readTable.ts'

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values'

interface Props {
  table: Table | null
  onTable: (table: Table) => void
  /** Called with a dropped zip. */
  onZip: (file: File) => void
}

function summaryOf({ file, rows, format }: Table): string {
  const count = formatNumber(rows.length)
  return t`${file}: ${count} rows, ${format}.`
}

/** Accepts a chosen or dropped file and reads it. */
export function FileStep({ table, onTable, onZip }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const [isReading, setReading] = useState(false)
  const read = async (file: File) => {
    setReading(true)
    setError('')
    try {
      onTable(await readTable(file))
    } catch (failure) {
      if (!(failure instanceof TableError)) console.error(failure)
      setError(failure instanceof TableError ? failure.message : t`This file could not be read.`)
    } finally {
      setReading(false)
    }
  }
  useDroppedFiles('text/', (file) => (/\.zip$/i.test(file.name) ? onZip(file) : void read(file)))
  const max = formatNumber(IMPORT_MAX)
  return (
    <Section title={t`File`}>
      <Typography id={id}>
        {t`A table with the names of its columns in the first row: CSV, TSV or XLSX, up to ${max} rows. It can also be dropped anywhere on this page.`}
      </Typography>
      <FileInput ref={input} label={t`Table`} accept={ACCEPTED} onFile={(file) => void read(file)} />
      <Button
        variant={table ? 'outlined' : 'contained'}
        size="large"
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {table ? t`Choose another file` : t`Choose a file`}
      </Button>
      <output>{isReading ? t`Reading` : table && !error && summaryOf(table)}</output>
      {error && <Notice severity="error">{error}</Notice>}
    </Section>
  )
}
