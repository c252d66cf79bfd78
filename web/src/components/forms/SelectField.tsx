import { styled } from '@mui/material/styles'
import { Field, type FieldProps } from './Field.tsx'

/** A field with its label on the left. */
const InLineField = styled(Field)(({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& > label': { marginBottom: 0 },
}))

export interface SelectFieldProps extends Omit<FieldProps, 'select' | 'children' | 'multiline'> {
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is selected. */
  placeholder?: string
  isInLine?: boolean
}

/** A native select. */
export function SelectField({ options, placeholder, isInLine = false, ...field }: SelectFieldProps) {
  const Select = isInLine ? InLineField : Field
  return (
    <Select {...field} select fullWidth={!isInLine}>
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
