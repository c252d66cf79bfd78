import { adderName } from '@tracker/domain/account.ts'
import { type ArtifactContent, parseContent } from '@tracker/domain/artifact.ts'
import { Problem } from '@tracker/domain/errors.ts'
import Alert from '@mui/material/Alert'
import { Button } from '#components/Button.tsx'
import { useNavigate } from 'react-router'
import type { UserProfile } from '#firebase/currentUser.ts'
import { SignInExpired } from '#firebase/signInExpired.ts'
import { type AlertContent, dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { PATHS } from '#paths.ts'
import { Field } from '#components/Field.tsx'
import { SubmitButton } from '#components/SubmitButton.tsx'
import { useForm } from '#components/useForm.ts'
import { useIsShown } from '#components/useIsShown.ts'
import { usePhoto, useSentPhoto } from '#features/artifacts/photo/usePhoto.ts'
import { ArtifactFields } from './ArtifactFields.tsx'
import { FormSection } from './FormSection.tsx'
import type { FormValues } from './formValues.ts'
import { useDraft } from './useDraft.ts'

interface Props {
  /** Names the draft that is kept while the form is not saved. */
  draftName: string
  initial: FormValues
  adder: UserProfile
  submitText: string
  busyText: string
  /** Saves. What it throws is told here, and everything typed stays. True: it was saved. */
  onSave: (content: ArtifactContent, idempotencyKey: string) => Promise<boolean>
  /** The dialog after a save, before My Artifacts is shown. Who has left the form meanwhile is told by a toast, and stays. */
  success: AlertContent
}

/** The form of Add and Update. */
export function ArtifactForm(props: Props) {
  const { draftName, initial, adder, submitText, busyText, onSave, success } = props
  const draft = useDraft(`${adder.uid} ${draftName}`, initial)
  const navigate = useNavigate()
  const isShown = useIsShown()

  const photo = usePhoto()

  const submit = async (typed: ArtifactContent) => {
    try {
      // A photo that does not arrive says so at its field.
      const isOnItsWay = photo.isUnderWay()
      const artifact_image = await photo.arrival()
      if (isOnItsWay && artifact_image === null) return
      const content = artifact_image === null ? typed : { ...typed, artifact_image }
      if (!(await onSave(content, draft.idempotencyKey(content)))) return
      photo.keep()
      draft.clear({ ...values, artifact_image: artifact_image ?? values.artifact_image })
      if (!isShown()) {
        toast.success(success.text ?? success.title)
        return
      }
      await dialogs.alert(success)
      if (isShown()) await navigate(PATHS.myArtifacts)
    } catch (error) {
      if (error instanceof SignInExpired) return
      if (error instanceof Problem) setErrors(error.errors)
      toast.failure(error)
    }
  }
  const { formProps, values, register, isSubmitting, setErrors, reset } = useForm({
    defaultValues: draft.values,
    parse: (value) => parseContent(value, { site: location.host, stored: initial.artifact_image }),
    onSubmit: submit,
    onChange: draft.keep,
  })
  useSentPhoto(photo, (url) => register('artifact_image').onChange(url))
  const startOver = () => {
    draft.discard()
    photo.cancel()
    reset(initial)
  }

  return (
    <form {...formProps} data-draft>
      {draft.isRestored && (
        <Alert
          severity="info"
          sx={{ mb: 4 }}
          action={
            <Button color="inherit" size="small" onClick={startOver}>
              Start over
            </Button>
          }
        >
          What you typed earlier is still here.
        </Alert>
      )}
      <FormSection legend="Adder Information">
        <Field
          label="Adder name"
          name="adder_name"
          autoComplete="name"
          value={adderName(adder.displayName, undefined, adder.email)}
          readOnly
          helper="Shown with the artifact. It comes from your account."
        />
        <Field
          label="Adder e-mail"
          name="adder_email"
          type="email"
          autoComplete="email"
          value={adder.email}
          readOnly
          helper="Only you can see it."
        />
      </FormSection>
      <ArtifactFields values={values} register={register} photo={photo} />
      <SubmitButton
        isBusy={isSubmitting}
        busyText={busyText}
        sx={{ width: '100%', '@media (min-width: 600px)': { width: 'auto' } }}
      >
        {submitText}
      </SubmitButton>
    </form>
  )
}
