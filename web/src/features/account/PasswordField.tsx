import { IconButton } from '#components/IconButton.ts'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import { Field } from '#components/Field.tsx'
import { Eye, EyeOff } from '#screenIcons.tsx'

interface Props {
  /** The wire name. */
  name: string
  value: string
  onChange: (value: string, name: string) => void
  /** Tells password managers whether to fill in or to suggest. */
  autoComplete: 'current-password' | 'new-password'
  helper?: string
  error?: string | undefined
}

/** A password that can be shown, pasted and filled in by a password manager. */
export function PasswordField(props: Props) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      label="Password"
      type={isShown ? 'text' : 'password'}
      required
      inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            style={{ marginRight: -12 }}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
          </IconButton>
        </InputAdornment>
      }
    />
  )
}
