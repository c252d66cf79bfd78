import { t } from '@lingui/core/macro'
import { type Table, valuesOf } from '@tracker/domain/import/file/table.ts'
import { photographsIn } from '@tracker/domain/import/furtherCell.ts'
import { filesIn } from '@tracker/domain/import/pictureCell.ts'
import { formatNumber } from '#i18n/format.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo, useRef } from 'react'
import { FileInput } from '#components/forms/FileInput.tsx'
import { Section } from '#components/layout/Section.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { type Choices, hasSeveral, pictureColumns } from '../choices.ts'
import type { PictureZip } from './pictureZip.ts'

/** Maximum number of missing pictures named. */
const SHOWN = 5

interface Props {
  table: Table
  choices: Choices
  zip: PictureZip | null
  onZip: (file: File) => void
}

/** The files that a column names, each once. */
function fileNamesIn(table: Table, column: string | undefined): readonly string[] {
  if (column === undefined) return []
  const cells = valuesOf(table, column).filter((cell) => photographsIn(cell) === null)
  return [...new Set(cells.flatMap(filesIn))]
}

const isIn = (zip: PictureZip, name: string) => {
  try {
    return zip.find(name) !== ''
  } catch {
    return false
  }
}

function summaryOf({ file }: PictureZip, found: number, all: number): string {
  const { name } = file
  const [count, total] = [formatNumber(found), formatNumber(all)]
  return t`${name}: ${count} of ${total} pictures are there.`
}

function missingText(missing: readonly string[]): string {
  const list = missing.slice(0, SHOWN).join(', ')
  if (missing.length <= SHOWN) return t`Not in the zip: ${list}. Their rows arrive without a picture.`
  const more = formatNumber(missing.length - SHOWN)
  return t`Not in the zip: ${list} and ${more} more. Their rows arrive without a picture.`
}

/** Accepts the zip with the pictures, if a column contains file names. */
export function PicturesStep({ table, choices, zip, onZip }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { image, further } = pictureColumns(table, choices)
  const [named, others] = useMemo(
    () => [fileNamesIn(table, image), fileNamesIn(table, further)],
    [table, image, further],
  )
  const names = useMemo(() => [...new Set([...named, ...others])], [named, others])
  const isSeveral = useMemo(() => hasSeveral(table, { image, further }), [table, image, further])
  const missing = useMemo(() => (zip ? names.filter((name) => !isIn(zip, name)) : []), [zip, names])
  const [example] = names
  const column = named.length > 0 ? image : further
  if (column === undefined || example === undefined) return null
  return (
    <Section title={t`Pictures`}>
      <Typography>
        {t`${column} names files, such as ${example}. Choose a zip that has them, up to 500 MB: JPEG, PNG or WebP. Each is made smaller in this browser before it is sent.`}
      </Typography>
      {isSeveral && (
        <Typography>
          {t`Several files in a cell, separated by a bar, a semicolon or a line break, are the photographs of one object.`}
        </Typography>
      )}
      <FileInput
        ref={input}
        label={t`Zip`}
        accept=".zip,application/zip"
        onFiles={([file]) => file && onZip(file)}
      />
      <Button variant="outlined" size="large" onClick={() => input.current?.click()}>
        {zip ? t`Choose another zip` : t`Choose a zip`}
      </Button>
      <output>{zip && summaryOf(zip, names.length - missing.length, names.length)}</output>
      {missing.length > 0 && <Notice severity="warning">{missingText(missing)}</Notice>}
    </Section>
  )
}
