import { t } from '@lingui/core/macro'
import { profileSchema } from '@tracker/domain/account/credentials.ts'
import { NAME_MAX } from '@tracker/domain/limits.ts'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useEffect, useState } from 'react'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { useLocation, useNavigate } from 'react-router'
import { Form } from '#components/forms/Form.tsx'
import { FormField } from '#components/forms/FormField.tsx'
import { FormError } from '#components/forms/FormError.tsx'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { useIsMounted } from '#components/hooks/useIsMounted.ts'
import { setProfile } from '#firebase/auth/auth.ts'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { SignInExpired } from '#utils/signInExpired.ts'
import { problemText } from '#components/states/problemText.ts'
import { toast } from '#notifications/toast.ts'
import { useRenameArtifacts } from '#features/account/api/useRenameArtifacts.ts'
import { PhotoUrlField } from '#features/account/PhotoUrlField.tsx'
import { asSignInError } from '#features/account/messages.ts'
import { isUploaded } from './OwnPhoto.tsx'

/**
 * Changes the public name and photo, optionally also on earlier artifacts. With the navigation state `back`,
 * set by Add Artifact, it returns there.
 */
export function NameForm({ user }: { user: UserProfile }) {
  const navigate = useNavigate()
  const location: { state: unknown } = useLocation()
  const isShown = useIsMounted()
  const [failure, setFailure] = useState<string>()
  const [isForEarlier, setIsForEarlier] = useState(false)
  const [progress, setProgress] = useState('')
  const { mutateAsync: renameArtifacts } = useRenameArtifacts()
  const hasUpload = isUploaded(user.photoURL)
  const address = hasUpload ? '' : user.photoURL
  const { control, handleSubmit, formState, setValue } = useSchemaForm(profileSchema, {
    defaultValues: { name: user.displayName, photoURL: address },
  })
  // An upload beside this form replaces the address.
  useEffect(() => setValue('photoURL', address), [setValue, address])
  const fail = (message: string) => {
    setFailure(message)
    toast.failure(message)
  }
  /** @returns true if all artifacts have the name */
  const renameEarlier = async () => {
    try {
      await renameArtifacts((done, total) => setProgress(t`Saving (${done} of ${total} artifacts)`))
      setIsForEarlier(false)
      return true
    } catch (error) {
      if (!(error instanceof SignInExpired))
        fail(`${t`Your name has been saved, but not yet on all artifacts.`} ${problemText(error)}`)
      return false
    } finally {
      setProgress('')
    }
  }
  const save = handleSubmit(async ({ name, photoURL }) => {
    setFailure(undefined)
    try {
      await setProfile(name, hasUpload ? user.photoURL : photoURL)
    } catch (error) {
      return fail(asSignInError(error).message)
    }
    if (isForEarlier && !(await renameEarlier())) return
    toast.success(t`Your name and photo have been saved.`)
    if (location.state === 'back' && isShown()) await navigate(-1)
  })
  return (
    <Form onSubmit={save}>
      <FormField
        control={control}
        name="name"
        label={t`Name`}
        autoComplete="name"
        required
        helper={t`Shown with the artifacts that you add from now on. Those that you added before keep their name, unless you tick the box.`}
        slotProps={{ htmlInput: { maxLength: NAME_MAX } }}
      />
      <FormControlLabel
        label={t`Change my name on my earlier artifacts as well`}
        sx={{ minHeight: 44 }}
        control={
          <Checkbox checked={isForEarlier} onChange={(event) => setIsForEarlier(event.target.checked)} />
        }
      />
      {!hasUpload && <PhotoUrlField control={control} name="photoURL" />}
      <FormError text={failure} />
      <SubmitButton isBusy={formState.isSubmitting} busyText={progress || t`Saving`}>
        {t`Save`}
      </SubmitButton>
    </Form>
  )
}
