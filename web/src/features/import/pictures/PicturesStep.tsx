import { formatNumber } from '@tracker/domain/text/formatNumber.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useRef } from 'react'
import { Section } from '#components/layout/Section.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { type Choices, imageColumn, valuesOf } from '../choices.ts'
import type { Table } from '../file/readTable.ts'
import { isFileName } from './locatePictures.ts'
import type { PictureZip } from './pictureZip.ts'

/** Maximum number of missing pictures named. */
const SHOWN = 5

interface Props {
  table: Table
  choices: Choices
  zip: PictureZip | null
  onZip: (file: File) => void
}

const isIn = (zip: PictureZip, name: string) => {
  try {
    return zip.find(name) !== ''
  } catch {
    return false
  }
}

/** Accepts the zip with the pictures, if the image column contains file names. */
export function PicturesStep({ table, choices, zip, onZip }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const column = imageColumn(table, choices)
  const names = column === undefined ? [] : [...new Set(valuesOf(table, column).filter(isFileName))]
  if (names.length === 0) return null
  const missing = zip ? names.filter((name) => !isIn(zip, name)) : []
  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // So that the same file can be chosen again.
    target.value = ''
    if (file) onZip(file)
  }
  return (
    <Section title="Pictures">
      <Typography>
        {column} names files, such as {names[0]}. Choose a zip that has them, up to 500 MB: JPEG, PNG or WebP.
        Each is made smaller in this browser before it is sent.
      </Typography>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="Zip"
        onChange={onFile}
        hidden
      />
      <Button variant="outlined" size="large" onClick={() => input.current?.click()}>
        {zip ? 'Choose another zip' : 'Choose a zip'}
      </Button>
      <output>
        {zip &&
          `${zip.file.name}: ${formatNumber(names.length - missing.length)} of ${formatNumber(names.length)} pictures are there.`}
      </output>
      {missing.length > 0 && (
        <Notice severity="warning">
          Not in the zip: {missing.slice(0, SHOWN).join(', ')}
          {missing.length > SHOWN && ` and ${formatNumber(missing.length - SHOWN)} more`}. Their rows are
          refused.
        </Notice>
      )}
    </Section>
  )
}
