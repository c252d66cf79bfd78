import { t } from '@lingui/core/macro'
import InputAdornment from '@mui/material/InputAdornment'
import { type ComponentProps, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormField } from '#components/forms/FormField.tsx'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import IconButton from '@mui/material/IconButton'
import { Eye, EyeOff } from '#icons/screenIcons.tsx'

type Props<Values extends FieldValues, Value> = Pick<
  ComponentProps<typeof FormField<Values, Value>>,
  'control' | 'name' | 'helper'
> & {
  /** Default: Password. */
  label?: string
  /** Tells password managers whether to fill in or suggest a password. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that shows the password. */
export function PasswordField<Values extends FieldValues, Value>({
  label = t`Password`,
  ...props
}: Props<Values, Value>) {
  const isHydrated = useHydrated()
  const [isShown, setShown] = useState(false)
  return (
    <FormField
      {...props}
      label={label}
      type={isShown ? 'text' : 'password'}
      required
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'none' },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                style={{ marginRight: -12 }}
                aria-label={isShown ? t`Hide password` : t`Show password`}
                disabled={!isHydrated}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  )
}
