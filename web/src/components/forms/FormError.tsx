import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { Warning } from '#icons/icons.tsx'

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: theme.spacing(1.5, 2),
  width: '100%',
  boxSizing: 'border-box',
  borderLeft: '4px solid',
  borderRadius: 2,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.error.main,
  backgroundColor: theme.vars.palette.tint.error,
  '& p, & ul': { gridColumn: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& svg': { gridRow: 1 },
}))

const FieldLink = styled(ButtonBase)({
  minHeight: 44,
  '@media (pointer: fine)': { minHeight: 32 },
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
})

interface Props<Name extends string> {
  text: string | undefined
  /** The fields that are wrong, in the order of the form. */
  fields?: readonly { name: Name; label: string }[]
  /** Goes to a field. */
  onField?: (name: Name) => void
}

/** Why the form was not taken, above its button, with a way to each field that is wrong; nothing when there is no reason. */
export function FormError<Name extends string>({ text, fields = [], onField }: Props<Name>) {
  return (
    text && (
      <Box role="alert">
        <Warning size={24} />
        <p>{text}</p>
        {fields.length > 0 && (
          <ul>
            {fields.map(({ name, label }) => (
              <li key={name}>
                <FieldLink onClick={() => onField?.(name)}>{label}</FieldLink>
              </li>
            ))}
          </ul>
        )}
      </Box>
    )
  )
}
