import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface Props {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  error?: string | undefined
  required?: boolean
}

/** A choice among a few: the platform's own select, which every device draws well. */
export function SelectField(props: Props) {
  const { label, name, value, onChange, options, placeholder, error, required = false } = props
  const id = useId()
  return (
    <FormControl error={Boolean(error)} required={required}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        input={<OutlinedInput />}
        inputProps={{ id, name, ...(error ? { 'aria-describedby': `${id}-error` } : {}) }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  )
}
