import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface Props extends Pick<
  OutlinedInputProps,
  | 'type'
  | 'autoComplete'
  | 'multiline'
  | 'minRows'
  | 'readOnly'
  | 'endAdornment'
  | 'placeholder'
  | 'inputMode'
  | 'inputProps'
  | 'required'
> {
  label: string
  /** The wire name. */
  name: string
  value: string
  onChange?: (value: string) => void
  /** What good looks like. */
  helper?: string | undefined
  /** What is wrong, and how to put it right. */
  error?: string | undefined
}

/** A field with its label above, and its error and help below, linked for assistive technology. */
export function Field({ label, name, value, onChange, helper, error, required = false, ...input }: Props) {
  const id = useId()
  const describing = [error && `${id}-error`, helper && helper !== error && `${id}-helper`]
    .filter(Boolean)
    .join(' ')
  return (
    <FormControl error={Boolean(error)} required={required}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
        {...(describing ? { 'aria-describedby': describing } : {})}
        {...input}
      />
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
      {helper && helper !== error && (
        <FormHelperText id={`${id}-helper`} error={false}>
          {helper}
        </FormHelperText>
      )}
    </FormControl>
  )
}
