import type { FieldError, Parsed } from '@tracker/domain/parse.ts'
import { toast } from '#notifications/toast.ts'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'

interface Options<Values, Value> {
  /** What the fields hold at first: text for each, under its wire name. */
  defaultValues: Values
  /** Reads what was typed: the value to submit, or an error for each field that is wrong. The domain's parsers are of this kind. */
  parse: (values: Values) => Parsed<Value>
  /** Submits what was read. It tells its own failures; the form is usable again when it is done. */
  onSubmit: (value: Value) => Promise<void> | void
  /** Called with every change that a person makes. */
  onChange?: (values: Values) => void
}

/**
 * The one way to write a form. Nothing is checked before it is submitted; then every field that is wrong says so, and the
 * first of them gets the focus. While a submission runs, another is not begun.
 *
 * Spread `formProps` on the `form` and `register(name)` on each `Field`.
 */
export function useForm<Values extends { [Name in keyof Values]: string }, Value>(
  options: Options<Values, Value>,
) {
  const { defaultValues, parse, onSubmit, onChange } = options
  const form = useRef<HTMLFormElement | null>(null)
  const isRunning = useRef(false)
  const [values, setValues] = useState(defaultValues)
  // Every field has the same handler at every drawing, so that only the one that is typed into is drawn anew.
  const latest = useRef({ values, onChange })
  useEffect(() => {
    latest.current = { values, onChange }
  })
  const [change] = useState(() => (value: string, name: string) => {
    const { current } = latest
    current.values = { ...current.values, [name]: value }
    setValues(current.values)
    current.onChange?.(current.values)
  })
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [status, setStatus] = useState<'idle' | 'submitting' | 'submitted'>('idle')

  // What was typed before the app ran is in the fields already.
  const adopt = useCallback((element: HTMLFormElement | null) => {
    form.current = element
    const typed: Record<string, string> = {}
    for (const field of element?.elements ?? [])
      if (field instanceof HTMLInputElement && field.value !== field.defaultValue)
        typed[field.name] = field.value
    if (Object.keys(typed).length > 0) setValues((before) => ({ ...before, ...typed }))
  }, [])

  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  const submit = async () => {
    if (isRunning.current) return
    toast.retract()
    const parsed = parse(values)
    setErrors(parsed.ok ? [] : parsed.errors)
    setStatus(parsed.ok ? 'submitting' : 'idle')
    if (!parsed.ok) return
    isRunning.current = true
    try {
      await onSubmit(parsed.value)
    } finally {
      isRunning.current = false
      setStatus('submitted')
    }
  }

  return {
    /** What the fields hold now. */
    values,
    /** What is wrong with them, since the last submission. */
    errors,
    isSubmitting: status === 'submitting',
    /** Whether the last submission was begun and is over; false again when the next one is refused. */
    isSubmitted: status === 'submitted',
    formProps: {
      ref: adopt,
      noValidate: true,
      // What is typed is never part of an address: public/boot.js holds back what is submitted before the app runs.
      method: 'post',
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
    /** The properties of a field: its name, value and error, and what to do when it changes. */
    register: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: errors.find(({ field }) => field === name)?.message,
      onChange: change,
    }),
    /** What to do when the value of a field changes otherwise: with the value, and the name. */
    change,
    /** Goes to a field, also to one in a disclosure that is closed. */
    focus: (name: string) => {
      const field = form.current?.elements.namedItem(name)
      if (!(field instanceof HTMLElement)) return
      field.closest('details')?.setAttribute('open', '')
      field.focus()
    },
    /** Shows errors at their fields, such as those of the server. */
    setErrors,
    /** Fills the fields anew. What was wrong with the old values is forgotten. */
    reset: (next: Values) => {
      setValues(next)
      setErrors([])
    },
  }
}
