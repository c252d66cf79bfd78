import { zodResolver } from '@hookform/resolvers/zod'
import { type FieldValues, useForm, type UseFormProps } from 'react-hook-form'
import type * as z from 'zod/mini'

/** `useForm` with a schema, which validates on submit only, so that nobody is corrected while typing. */
export const useSchemaForm = <Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  options: Omit<UseFormProps<Input, unknown, Output>, 'resolver' | 'reValidateMode'>,
) => useForm({ ...options, resolver: zodResolver(schema), reValidateMode: 'onSubmit' })
