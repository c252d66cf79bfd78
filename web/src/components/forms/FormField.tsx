import { type Control, type FieldPath, type FieldValues, useFormState } from 'react-hook-form'
import { Field, type FieldProps } from './Field.tsx'
import { SelectField, type SelectFieldProps } from './SelectField.tsx'

interface Bound<Values extends FieldValues, Value> {
  control: Control<Values, unknown, Value>
  name: FieldPath<Values>
}
type Own = 'name' | 'value' | 'defaultValue' | 'onBlur' | 'inputRef' | 'error'

/** Registers a field. It renders again when its own error changes, not while somebody types. */
function useField<Values extends FieldValues, Value>({ control, name }: Bound<Values, Value>) {
  const formState = useFormState({ control, name, exact: true })
  const { ref, ...field } = control.register(name)
  return { ...field, inputRef: ref, error: control.getFieldState(name, formState).error?.message }
}

/** A `Field` of a form: uncontrolled, so that text that is entered before hydration stays. */
export function FormField<Values extends FieldValues, Value>({
  control,
  name,
  ...field
}: Bound<Values, Value> & Omit<FieldProps, Own>) {
  return <Field {...field} {...useField({ control, name })} />
}

/** A `SelectField` of a form. */
export function FormSelect<Values extends FieldValues, Value>({
  control,
  name,
  ...field
}: Bound<Values, Value> & Omit<SelectFieldProps, Own>) {
  // Without it the browser would choose the first option that is not disabled.
  return <SelectField {...field} defaultValue="" {...useField({ control, name })} />
}
