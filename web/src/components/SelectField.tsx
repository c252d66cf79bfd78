import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { memo, useId } from 'react'
import { FLOATING_SHADOW } from '#theme/components/surfaces.ts'

interface Props {
  label: string
  name: string
  value: string
  onChange: (value: string, name: string) => void
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen. */
  placeholder?: string
  error?: string | undefined
  required?: boolean
  /** The label at the left, the select as wide as its options. */
  isInLine?: boolean
}

const InLine = styled(FormControl)(({ theme }) => ({
  flexDirection: 'row',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  width: 'auto',
  '& > label': { marginBottom: 0 },
}))

/** Where the browser can, the list of options is in our colours. */
const Select = styled(NativeSelect)(({ theme: { vars } }) => ({
  '@supports (appearance: base-select)': {
    '& select, & select::picker(select)': { appearance: 'base-select' },
    '& select::picker-icon': { display: 'none' },
    '& select::picker(select)': {
      marginBlock: 4,
      padding: '4px 0',
      border: `1px solid ${vars.palette.edge}`,
      borderRadius: 4,
      color: vars.palette.text.primary,
      backgroundColor: vars.palette.background.paper,
      boxShadow: FLOATING_SHADOW,
    },
    '& option': { minHeight: 44, padding: '0 14px', backgroundColor: 'transparent' },
    '& option::checkmark': { color: vars.palette.primary.main },
    '& option:is(:hover, :focus-visible)': { outline: 0, backgroundColor: vars.palette.tint.chip },
    '& option:checked': { fontWeight: 600 },
    '& option:disabled': { color: vars.palette.inkFaint },
    '@media (forced-colors: active)': {
      '& option:is(:hover, :focus-visible)': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
  },
}))

/** A choice among a few: the platform's own select, which every device draws well. */
export const SelectField = memo(function SelectField(props: Props) {
  const {
    label,
    name,
    value,
    onChange,
    options,
    placeholder,
    error,
    required = false,
    isInLine = false,
  } = props
  const id = useId()
  const Place = isInLine ? InLine : FormControl
  return (
    <Place error={Boolean(error)} required={required}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <Select
        input={<OutlinedInput />}
        inputProps={{ id, name, ...(error ? { 'aria-describedby': `${id}-error` } : {}) }}
        value={value}
        onChange={(event) => onChange(event.target.value, name)}
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
      </Select>
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </Place>
  )
})
