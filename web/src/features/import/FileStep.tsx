import { plural, t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { ReadOptions, Table } from '@tracker/domain/import/file/table.ts'
import { IMPORT_MAX } from '@tracker/domain/limits.ts'
import { formatNumber } from '#i18n/format.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { FileInput } from '#components/forms/FileInput.tsx'
import { useDroppedFiles } from '#components/hooks/useDroppedFiles.ts'
import { Section } from '#components/layout/Section.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { icon } from '#icons/icons.tsx'
import { theme } from '#theme/theme.ts'
import { DoneStep } from './ImportSteps.tsx'
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

const SheetIcon = /* @__PURE__ */ icon('M5 3.5h10l4 4v13H5ZM15 3.5v4h4M8 11h8v6.5H8ZM8 14.250h8M12 11v6.5')

const Drop = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  '& > svg': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    alignContent: 'center',
    justifyItems: 'center',
    minHeight: 240,
    padding: theme.spacing(2),
    border: `1px dashed ${theme.vars.palette.edge}`,
    borderRadius: 2,
    textAlign: 'center',
    backgroundColor: theme.vars.palette.background.paper,
    '& > svg': { display: 'block', color: theme.vars.palette.bronze.main },
    '& > p': { maxWidth: '44ch' },
  },
})

const Read = styled('div')({ marginBottom: theme.spacing(4) })

interface Props {
  open: OpenFile | null
  onOpen: (open: OpenFile) => void
  /** Called with a dropped zip. */
  onZip: (file: File) => void
  /** True once the columns are chosen. */
  isDone: boolean
}

function summaryOf({ file, table }: OpenFile): string {
  const { name } = file
  const { length } = table.rows
  const rows = plural(length, { one: '# row', other: '# rows' })
  return t`${name}: ${rows}.`
}

/** Accepts a chosen or dropped file, reads it, and says how. */
export function FileStep({ open, onOpen, onZip, isDone }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
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
  useDroppedFiles('text/', ([file]) => {
    if (!file) return
    if (/\.zip$/i.test(file.name)) onZip(file)
    else void read(file)
  })
  const max = formatNumber(IMPORT_MAX)
  const input = (
    <FileInput ref={field} label={t`Table`} accept={ACCEPTED} onFiles={([file]) => file && void read(file)} />
  )
  const choose = () => field.current?.click()
  const problem = error && <Notice severity="error">{error}</Notice>
  if (open) {
    return (
      <>
        {input}
        <DoneStep title={t`File`} changeLabel={t`Change the file`} onChange={choose}>
          {isReading ? t`Reading` : !error && summaryOf(open)}
        </DoneStep>
        {problem}
        {!error && !isDone && (
          <Read>
            <ReadAsLine table={open.table} onChange={(options) => void read(open.file, options)} />
          </Read>
        )}
      </>
    )
  }
  return (
    <Section title={t`File`}>
      {input}
      <Drop>
        <SheetIcon size={64} />
        <Typography id={id}>
          {t`A table with up to ${max} rows, as CSV, TSV, XLSX or JSON. It can also be dropped anywhere on this page.`}
        </Typography>
        <Button variant="contained" size="large" aria-describedby={id} onClick={choose}>
          {t`Choose a file`}
        </Button>
        <output>{isReading && t`Reading`}</output>
      </Drop>
      {problem}
    </Section>
  )
}
