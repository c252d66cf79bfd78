import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Field } from '#components/forms/Field.tsx'
import { SelectField } from '#components/forms/SelectField.tsx'
import { Actions } from '#components/layout/Actions.ts'
import { CloseRow } from '#components/layout/CloseRow.tsx'
import { Sheet } from '#components/layout/Sheet.tsx'
import { labelUrl } from '#components/records/actions/share.ts'
import { siteName } from '#i18n/siteText.ts'
import { fileNameOf } from '#utils/fileName.ts'
import { saveFile } from '#utils/saveFile.ts'
import { bibtex } from './bibtex.ts'
import { type Citation, citationOf } from './citation.ts'
import { cslJson } from './cslJson.ts'
import { PictureReuse } from './PictureReuse.tsx'
import { plainCitation } from './plainCitation.ts'
import { ris } from './ris.ts'

interface Format {
  readonly label: string
  readonly write: (citation: Citation) => string
  /** Ending and MIME type of the file. */
  readonly ending: string
  readonly type: string
}

const formats = (): Readonly<Record<string, Format>> => ({
  text: { label: t`Text`, write: plainCitation, ending: 'txt', type: 'text/plain;charset=utf-8' },
  bibtex: { label: 'BibTeX', write: bibtex, ending: 'bib', type: 'application/x-bibtex;charset=utf-8' },
  ris: { label: 'RIS', write: ris, ending: 'ris', type: 'application/x-research-info-systems' },
  csl: {
    label: 'CSL-JSON',
    write: cslJson,
    ending: 'json',
    type: 'application/vnd.citationstyles.csl+json',
  },
})

interface Props {
  artifact: Artifact
  /** Time of the record's last change (ISO 8601); empty if unknown. */
  changed: string
  /** Called after the closing transition. */
  onGone: () => void
}

/** The citation of an artifact's public record in four formats, its picture as a file, and the record as data. */
export default function CiteDialog({ artifact, changed, onGone }: Props) {
  const [isOpen, setOpen] = useState(true)
  const [chosen, setChosen] = useState('text')
  const [note, setNote] = useState('')
  const url = labelUrl(artifact._id)
  const [now] = useState(() => new Date())
  const choices = formats()
  const format = choices[chosen]
  const text = format?.write(citationOf(artifact, { site: siteName(), url, changed, now })) ?? ''
  const close = () => setOpen(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setNote(t`Copied.`)
    } catch (error) {
      console.warn('The citation could not be copied.', error)
      setNote(t`It could not be copied. Select the text instead.`)
    }
  }
  const save = ({ ending, type }: Format) =>
    saveFile(`${fileNameOf(artifact.artifact_name) || 'artifact'}.${ending}`, type, text)
  return (
    <Sheet title={t`Cite this`} isOpen={isOpen} onClose={close} onGone={onGone}>
      <SelectField
        label={t`Format`}
        name="format"
        value={chosen}
        options={Object.entries(choices).map(([value, { label }]) => ({ value, label }))}
        onChange={({ target }) => {
          setChosen(target.value)
          setNote('')
        }}
      />
      <Field
        label={t`Citation`}
        name="citation"
        value={text}
        multiline
        fullWidth
        minRows={3}
        maxRows={14}
        slotProps={{ htmlInput: { readOnly: true, dir: 'auto', spellCheck: false } }}
      />
      <Actions>
        <Button variant="contained" onClick={() => void copy()}>{t`Copy`}</Button>
        {format && <Button variant="outlined" onClick={() => save(format)}>{t`Download`}</Button>}
      </Actions>
      <Typography component="output" color="textSecondary">
        {note}
      </Typography>
      <PictureReuse artifact={artifact} />
      <section>
        <Typography variant="h4" component="h3">{t`Data`}</Typography>
        <Link color="inherit" href={`${url}?as=jsonld`} target="_blank">{t`The record as JSON-LD`}</Link>
      </section>
      <CloseRow label={t`Close`} onClose={close} sx={{ justifyContent: 'center' }} />
    </Sheet>
  )
}
