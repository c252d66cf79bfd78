import type { FieldError } from '@tracker/domain/parse.ts'
import { type RefObject, useEffect, useState } from 'react'

/** The complaints of a form, one for each field. Showing them moves the focus to the first field that has one. */
export function useFieldErrors(form: RefObject<HTMLFormElement | null>) {
  const [errors, show] = useState<readonly FieldError[]>([])
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors, form])
  return {
    /** What is wrong with a field. */
    of: (field: string) => errors.find((error) => error.field === field)?.message,
    show,
  }
}
