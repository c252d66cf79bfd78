import { translateDomainText } from '#i18n/domainTexts.ts'
import { type Control, type FieldPath, type FieldValues, useFormState } from 'react-hook-form'
import { Field, type FieldProps } from './Field.tsx'
import { SelectField, type SelectFieldProps } from './SelectField.tsx'

interface Bound<Values extends FieldValues, Value> {
  control: Control<Values, unknown, Value>
  name: FieldPath<Values>
}
type Own = 'name' | 'value' | 'defaultValue' | 'onBlur' | 'inputRef' | 'error'

/** Registers a field. Renders again when its own error changes, but not on input. */
function useField<Values extends FieldValues, Value>({ control, name }: Bound<Values, Value>) {
  const formState = useFormState({ control, name, exact: true })
  const { ref, ...field } = control.register(name)
  const { error } = control.getFieldState(name, formState)
  return { ...field, inputRef: ref, error: error?.message && translateDomainText(error.message) }
}

/** A `Field` of a form: uncontrolled, so that text entered before hydration is kept. */
export function FormField<Values extends FieldValues, Value>({
  control,
  name,
  ...field
}: Bound<Values, Value> & Omit<FieldProps, Own>) {
  return <Field {...field} {...useField({ control, name })} />
}

/** A list of options at the end of an error, which a select shows anyway. */
const OPTIONS = /: .*/s

/** A `SelectField` of a form. */
export function FormSelect<Values extends FieldValues, Value>({
  control,
  name,
  ...field
}: Bound<Values, Value> & Omit<SelectFieldProps, Own>) {
  const { error, ...bound } = useField({ control, name })
  // Otherwise the browser selects the first enabled option.
  return <SelectField {...field} defaultValue="" {...bound} error={error?.replace(OPTIONS, '.')} />
}
