import { t } from '@lingui/core/macro'
import { FIELD_LABELS, FIELD_MAX } from '@tracker/domain/artifact/artifact.ts'
import { LICENCE_GROUPS, licenceOf } from '@tracker/domain/photo/licences.ts'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Field } from '#components/forms/Field.tsx'
import { LicenceMarks } from '#components/pictures/LicenceMarks.tsx'
import { translateDomainText } from '#i18n/domainTexts.ts'
import type { ArtifactControl } from './formValues.ts'

/** Value of the option for a text of one's own. It is no name of a licence. */
const OWN = 'own'

/** The picture's licence: one of the well-known ones, with its marks and a link to its text, or the member's own words. */
export function LicenceField({ control }: { control: ArtifactControl }) {
  const { field, fieldState } = useController({ control, name: 'image_licence' })
  const known = licenceOf(field.value)
  const [isOwn, setOwn] = useState(false)
  const showsOwn = isOwn || (known === null && field.value !== '')
  const isListed = LICENCE_GROUPS.some(({ licences }) => licences.some(({ name }) => name === known?.name))
  const choose = (name: string) => {
    setOwn(name === OWN)
    field.onChange(name === OWN ? '' : name)
  }
  return (
    <div>
      <Field
        select
        fullWidth
        label={translateDomainText(FIELD_LABELS.image_licence)}
        question={t`What may others do with it?`}
        name={showsOwn ? '' : field.name}
        inputRef={showsOwn ? undefined : field.ref}
        value={showsOwn ? OWN : (known?.name ?? '')}
        onChange={({ target }) => choose(target.value)}
        onBlur={field.onBlur}
      >
        <option value="">{t`Not stated`}</option>
        {LICENCE_GROUPS.map(({ name, licences }) => (
          <optgroup key={name} label={translateDomainText(name)}>
            {licences.map((licence) => (
              <option key={licence.name} value={licence.name}>
                {translateDomainText(licence.name)}
              </option>
            ))}
          </optgroup>
        ))}
        {known && !isListed && <option value={known.name}>{known.name}</option>}
        <option value={OWN}>{t`In my own words`}</option>
      </Field>
      {showsOwn && (
        <Field
          fullWidth
          label={t`Licence in your words`}
          helper={t`Like “With permission of the museum”.`}
          name={field.name}
          inputRef={field.ref}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.error?.message && translateDomainText(fieldState.error.message)}
          autoComplete="off"
          slotProps={{ htmlInput: { maxLength: FIELD_MAX.image_licence } }}
          sx={{ marginTop: 2 }}
        />
      )}
      {known && !showsOwn && (
        <Typography variant="small" component="p" sx={{ marginTop: 0.75 }}>
          <Link href={known.address} target="_blank" rel="noreferrer">
            <LicenceMarks marks={known.marks} />
            {t`What this licence says`}
          </Link>
        </Typography>
      )}
    </div>
  )
}
