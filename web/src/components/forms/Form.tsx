import { type ComponentProps, type FormEvent, useRef } from 'react'
import { toast } from '#notifications/toast.ts'

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit' | 'method' | 'noValidate'> {
  /** What `handleSubmit` of `useForm` returns. */
  onSubmit: (event: FormEvent) => Promise<void>
}

/**
 * A form of react-hook-form. It ignores a second submission while the first one runs, and takes back the toast of a
 * failure when the next attempt starts.
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
      // Form data never becomes part of an address: public/boot.js cancels submissions before hydration by this method.
      method="post"
      onSubmit={(event) => void submit(event)}
    />
  )
}
