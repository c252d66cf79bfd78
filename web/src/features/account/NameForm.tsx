import { zodResolver } from '@hookform/resolvers/zod'
import { nameSchema } from '@tracker/domain/account/credentials.ts'
import { NAME_MAX } from '@tracker/domain/limits.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { Form } from '#components/forms/Form.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { FormError } from '#components/forms/FormError.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { useIsMounted } from '#components/hooks/useIsMounted.ts'
import { setProfile } from '#firebase/auth.ts'
import type { UserProfile } from '#firebase/currentUser.ts'
import { toast } from '#notifications/toast.ts'
import { asSignInError } from './messages.ts'

/** Changes the public name. With the navigation state `back`, from Add Artifact, it returns there. */
export function NameForm({ user }: { user: UserProfile }) {
  const navigate = useNavigate()
  const location: { state: unknown } = useLocation()
  const isShown = useIsMounted()
  const [failure, setFailure] = useState<string>()
  const { control, handleSubmit, formState } = useForm({
    resolver: zodResolver(nameSchema),
    reValidateMode: 'onSubmit',
    defaultValues: { name: user.displayName },
  })
  const save = handleSubmit(async ({ name }) => {
    setFailure(undefined)
    try {
      await setProfile(name, user.photoURL)
    } catch (error) {
      const { message } = asSignInError(error)
      setFailure(message)
      toast.failure(message)
      return
    }
    toast.success('Your name has been saved.')
    if (location.state === 'back' && isShown()) await navigate(-1)
  })
  return (
    <Form onSubmit={save}>
      <FormField
        control={control}
        name="name"
        label="Name"
        autoComplete="name"
        required
        helper="Shown with the artifacts that you add from now on. Those that you added before keep their name."
        slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
      />
      <FormError text={failure} />
      <SubmitButton isBusy={formState.isSubmitting} busyText="Saving">
        Save name
      </SubmitButton>
    </Form>
  )
}
