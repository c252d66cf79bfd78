import { styled } from '@mui/material/styles'
import { type ComponentProps, type FormEvent, useRef } from 'react'
import { toast } from '#notifications/toast.ts'
import { theme } from '#theme/theme.ts'

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate'> {
  /** The handler that `handleSubmit` of `useForm` returns. */
  onSubmit: (event: FormEvent) => Promise<void>
}

/**
 * A form for react-hook-form. Ignores further submissions while one is running, and removes failure toasts at
 * the next attempt.
 */
export function Form({ onSubmit, ...props }: Props) {
  const isRunning = useRef(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    toast.retract()
    try {
      await onSubmit(event)
    } finally {
      isRunning.current = false
    }
  }
  return (
    <form
      {...props}
      noValidate
      // public/boot.js cancels submissions of POST forms before hydration. GET would put the input into the
      // address.
      method="post"
      onSubmit={(event) => void submit(event)}
    />
  )
}

/** A form with its fields below each other. */
export const ColumnForm = styled(Form)({ display: 'grid', gap: theme.spacing(3) })
