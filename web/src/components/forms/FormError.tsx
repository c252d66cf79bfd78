import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { Notice } from '#components/states/Notice.tsx'

const Fields = styled('ul')({ margin: '12px 0 0' })

const FieldLink = styled(ButtonBase)({
  minHeight: 44,
  '@media (pointer: fine)': { minHeight: 32 },
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
})

interface Props<Name extends string> {
  text: string | undefined
  /** The invalid fields, in the order of the form. */
  fields?: readonly { name: Name; label: string }[]
  /** Focuses a field. */
  onField?: (name: Name) => void
}

/**
 * Error message above a form's submit button, with links to the invalid fields. Renders nothing without a
 * text.
 */
export function FormError<Name extends string>({ text, fields = [], onField }: Props<Name>) {
  return (
    text && (
      <Notice severity="error">
        {text}
        {fields.length > 0 && (
          <Fields>
            {fields.map(({ name, label }) => (
              <li key={name}>
                <FieldLink onClick={() => onField?.(name)}>{label}</FieldLink>
              </li>
            ))}
          </Fields>
        )}
      </Notice>
    )
  )
}
