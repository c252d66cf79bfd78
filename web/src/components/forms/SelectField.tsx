import { styled } from '@mui/material/styles'
import { Field, type FieldProps } from './Field.tsx'
import { theme } from '#theme/theme.ts'

/** A field with its label on the left. */
const InLineField = styled(Field)({
  flexDirection: 'row',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& > label': { marginBottom: 0 },
})

/** On narrow screens its label is visually hidden, because the field shares a row with texts and buttons. */
const HeadField = styled(InLineField)({
  flexShrink: 0,
  [theme.breakpoints.down('sm')]: {
    '& > .MuiInputBase-root': { flex: 1, minWidth: 0 },
    '& select': { paddingInline: '10px 26px', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  },
  [theme.breakpoints.down('md')]: {
    '& > label': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})

export interface SelectFieldProps extends Omit<FieldProps, 'select' | 'children' | 'multiline'> {
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is selected. */
  placeholder?: string
  /** `head` is for the row above a list. */
  place?: 'own row' | 'in line' | 'head'
}

const FIELDS = { 'own row': Field, 'in line': InLineField, head: HeadField }

/** A native select. */
export function SelectField({ options, placeholder, place = 'own row', ...field }: SelectFieldProps) {
  const Select = FIELDS[place]
  return (
    <Select {...field} select fullWidth={place === 'own row'}>
      {placeholder && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
