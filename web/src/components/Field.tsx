import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { memo, useId } from 'react'

/** The label, and what it asks in a person's words beside it. */
const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1),
  marginBottom: 6,
  '& > label': { marginBottom: 0 },
  '& > span': { fontSize: '0.9375rem', lineHeight: 1.4, color: theme.vars.palette.inkFaint },
}))

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
  onChange?: (value: string, name: string) => void
  /** The label in a person's words, beside it: “When was it made?”. */
  question?: string
  /** What good looks like. */
  helper?: string | undefined
  /** What is wrong, and how to put it right. */
  error?: string | undefined
}

/**
 * A field with its label above, and its error and help below, linked for assistive technology. It is drawn anew when
 * something of it changes, not with each key that is typed into another one.
 */
export const Field = memo(function Field(props: Props) {
  const { label, name, value, onChange, question, helper, error, required = false, ...input } = props
  const id = useId()
  const describing = [
    error && `${id}-error`,
    question && `${id}-question`,
    helper && helper !== error && `${id}-helper`,
  ]
    .filter(Boolean)
    .join(' ')
  const heading = <InputLabel htmlFor={id}>{label}</InputLabel>
  return (
    <FormControl error={Boolean(error)} required={required}>
      {question ? (
        <Heading>
          {heading}
          <span id={`${id}-question`}>{question}</span>
        </Heading>
      ) : (
        heading
      )}
      <OutlinedInput
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange?.(event.target.value, name)}
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
})
