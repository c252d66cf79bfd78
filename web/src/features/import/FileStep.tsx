import { plural, t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { ReadOptions, Table } from '@tracker/domain/import/file/table.ts'
import { IMPORT_MAX } from '@tracker/domain/limits.ts'
import { formatNumber } from '#i18n/format.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { FileInput } from '#components/forms/FileInput.tsx'
import { useDroppedFiles } from '#components/hooks/useDroppedFiles.ts'
import { Section } from '#components/layout/Section.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { readFile } from './file/readFile.ts'
import { ReadAsLine } from './file/ReadAsLine.tsx'
import { useLatest } from './useLatest.ts'

const ACCEPTED =
  '.csv,.tsv,.txt,.xlsx,.json,.jsonl,.ndjson,text/csv,text/tab-separated-values,application/json'

/** A table and the file that it was read from. */
export interface OpenFile {
  readonly file: File
  readonly table: Table
}

interface Props {
  open: OpenFile | null
  onOpen: (open: OpenFile) => void
  /** Called with a dropped zip. */
  onZip: (file: File) => void
}

function summaryOf({ file, table }: OpenFile): string {
  const { name } = file
  const { length } = table.rows
  const rows = plural(length, { one: '# row', other: '# rows' })
  return t`${name}: ${rows}.`
}

/** Accepts a chosen or dropped file, reads it, and says how. */
export function FileStep({ open, onOpen, onZip }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState('')
  const [isReading, setReading] = useState(false)
  const begin = useLatest()
  /** Of files that are chosen while another one is read, the last one counts. */
  const read = async (file: File, options?: ReadOptions) => {
    const isLatest = begin()
    setReading(true)
    setError('')
    try {
      const table = await readFile(file, options)
      if (isLatest()) onOpen({ file, table })
    } catch (failure) {
      if (!(failure instanceof Problem)) console.error(failure)
      if (isLatest()) setError(failure instanceof Problem ? failure.message : t`This file could not be read.`)
    } finally {
      if (isLatest()) setReading(false)
    }
  }
  useDroppedFiles('text/', (file) => (/\.zip$/i.test(file.name) ? onZip(file) : void read(file)))
  const max = formatNumber(IMPORT_MAX)
  return (
    <Section title={t`File`}>
      <Typography id={id}>
        {t`A table with up to ${max} rows, as CSV, TSV, XLSX or JSON. It can also be dropped anywhere on this page.`}
      </Typography>
      <FileInput ref={input} label={t`Table`} accept={ACCEPTED} onFile={(file) => void read(file)} />
      <Button
        variant={open ? 'outlined' : 'contained'}
        size="large"
        aria-describedby={id}
        onClick={() => input.current?.click()}
      >
        {open ? t`Choose another file` : t`Choose a file`}
      </Button>
      <output>{isReading ? t`Reading` : open && !error && summaryOf(open)}</output>
      {error && <Notice severity="error">{error}</Notice>}
      {open && !error && (
        <ReadAsLine table={open.table} onChange={(options) => void read(open.file, options)} />
      )}
    </Section>
  )
}
