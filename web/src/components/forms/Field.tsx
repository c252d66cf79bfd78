import InputLabel, { type InputLabelProps } from '@mui/material/InputLabel'
import type { InputBaseComponentProps } from '@mui/material/InputBase'
import type { OutlinedInputProps } from '@mui/material/OutlinedInput'
import TextField, { type OutlinedTextFieldProps } from '@mui/material/TextField'
import { useId } from 'react'
import { Warning } from '#icons/icons.tsx'
import { styled } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'

declare module '@mui/material/TextField' {
  interface TextFieldInputLabelSlotPropsOverrides {
    question?: string | undefined
  }
}

const Heading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.spacing(1),
  marginBottom: 6,
  '& > label': { marginBottom: 0 },
  '& > span': { fontSize: '0.9375rem', lineHeight: 1.4, color: theme.vars.palette.inkFaint },
})

/** A label with a question next to it. */
function Label({ question, ...label }: InputLabelProps & { question?: string | undefined }) {
  if (!question) return <InputLabel {...label} />
  return (
    <Heading>
      <InputLabel {...label} />
      <span id={`${label.htmlFor}-question`}>{question}</span>
    </Heading>
  )
}

const Help = styled('span')({ color: theme.vars.palette.inkFaint })

const Wrong = styled('span')({ display: 'flex', gap: 6, '& > svg': { flex: 'none', marginTop: 1 } })

export interface FieldProps extends Omit<
  OutlinedTextFieldProps,
  'error' | 'helperText' | 'slots' | 'slotProps' | 'variant'
> {
  label: string
  name: string
  /** The label as a question, shown next to it: “When was it made?”. */
  question?: string
  /** Help text: an example of a good value. */
  helper?: string | undefined
  /** Error text: what is wrong and how to correct it. */
  error?: string | undefined
  slotProps?: { input?: Partial<OutlinedInputProps>; htmlInput?: InputBaseComponentProps }
}

/** A text field with its label above, and error and help below, linked by `aria-describedby`. */
export function Field({ question, helper, error, slotProps, select = false, ...field }: FieldProps) {
  const id = useId()
  const help = helper === error ? undefined : helper
  const description = [error && `${id}-error`, question && `${id}-question`, help && `${id}-helper`]
    .filter(Boolean)
    .join(' ')
  return (
    <TextField
      {...field}
      id={id}
      select={select}
      error={Boolean(error)}
      helperText={
        (error || help) && (
          <>
            {error && (
              <Wrong id={`${id}-error`}>
                <Warning size={18} />
                {error}
              </Wrong>
            )}
            {help && <Help id={`${id}-helper`}>{help}</Help>}
          </>
        )
      }
      slots={{ inputLabel: Label }}
      slotProps={{
        inputLabel: { question },
        ...(slotProps?.input ? { input: slotProps.input } : {}),
        htmlInput: { ...slotProps?.htmlInput, 'aria-describedby': description || undefined },
        ...(select ? { select: { native: true } } : {}),
      }}
    />
  )
}
