import { t } from '@lingui/core/macro'
import Typography from '@mui/material/Typography'
import { SelectField } from '#components/forms/SelectField.tsx'
import { Section } from '#components/layout/Section.tsx'
import type { ImportList } from './run/importStore.ts'

/** Answer for a list that was not imported before. */
export const NEW_LIST = 'new'

interface Props {
  lists: readonly ImportList[]
  /** Id of the chosen list, `NEW_LIST`, or '' before an answer. */
  value: string
  onChange: (list: string) => void
}

/** Asks once whether a file with known columns is the same list, whose numbers mean the same objects. */
export function ListQuestion({ lists, value, onChange }: Props) {
  const sameAs = ({ id, files }: ImportList) => {
    const [file = ''] = files
    return { value: id, label: t`The same list as ${file}` }
  }
  return (
    <Section title={t`List`}>
      <Typography>
        {t`A file with these columns was imported before. In the same list, equal numbers are the same objects, which are then changed.`}
      </Typography>
      <SelectField
        label={t`This file is`}
        name="list"
        value={value}
        placeholder={t`Choose a list`}
        options={[...lists.map(sameAs), { value: NEW_LIST, label: t`Another list` }]}
        onChange={({ target }) => onChange(target.value)}
      />
    </Section>
  )
}
