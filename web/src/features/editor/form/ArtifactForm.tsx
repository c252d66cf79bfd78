import { zodResolver } from '@hookform/resolvers/zod'
import { type ArtifactContent, CONTENT_FIELDS, FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import Alert from '@mui/material/Alert'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router'
import type { UserProfile } from '#firebase/currentUser.ts'
import { SignInExpired } from '#firebase/signInExpired.ts'
import { type AlertContent, dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { PATHS } from '#navigation/paths.ts'
import { Form } from '#components/forms/Form.tsx'
import { FormError } from '#components/forms/FormError.tsx'
import { problemText } from '#components/states/problemText.ts'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { useIsShown } from '#components/hooks/useIsShown.ts'
import type { OpenDraft } from '#drafts/useOpenDraft.ts'
import { useAskLikelySame } from '#features/editor/api/useLikelySame.ts'
import { useDraftGuard } from '#features/editor/drafts/useDraftGuard.ts'
import { isPictured, useKeptPhoto, usePhoto, useSentPhoto } from '#features/editor/photo/usePhoto.ts'
import { AdderInformation } from './AdderInformation.tsx'
import { ArtifactFields } from './ArtifactFields.tsx'
import { formSchema, type FormValues } from './formValues.ts'
import { LikelySame } from './LikelySame.tsx'
import { useDraft } from '#features/editor/drafts/useDraft.ts'

interface Props {
  /** Where unsaved values are stored. */
  draft: OpenDraft
  initial: FormValues
  /** What the draft is compared with, if not with the initial values. */
  base?: FormValues
  /** Opens an empty form, and keeps this one's draft. */
  onStartNew?: () => void
  /** Of the artifact that is changed; a new one has none yet. */
  artifactId?: string
  adder: UserProfile
  /** What the adder does here, such as “Adding”. */
  doing: string
  submitText: string
  busyText: string
  /** Saves; resolves with whether something was saved. Errors are shown by the form, which keeps its values. */
  onSave: (content: ArtifactContent, idempotencyKey: string) => Promise<boolean>
  /** The dialog after a save, before My Artifacts is shown. A person who has left the form meanwhile gets a toast. */
  success: AlertContent
  /** What the dialog's second button does instead. */
  onOther?: (saved: ArtifactContent) => Promise<void>
}

/** The form of Add and Update. */
export function ArtifactForm(props: Props) {
  const { draft: opened, initial, base, adder, doing, submitText, busyText, onSave, success, onOther } = props
  const draft = useDraft(opened, initial, base)
  const navigate = useNavigate()
  const isShown = useIsShown()
  const [failure, setFailure] = useState<string>()
  const photo = usePhoto(draft.keepPhoto)

  const askLikelySame = useAskLikelySame(initial, props.artifactId)
  const { control, handleSubmit, getValues, setValue, setError, setFocus, reset, subscribe, formState } =
    useForm({
      resolver: zodResolver(
        formSchema({ site: location.host, stored: initial.artifact_image }, (address) =>
          isPictured(photo, address),
        ),
      ),
      reValidateMode: 'onSubmit',
      defaultValues: draft.values,
    })
  const { errors, isSubmitting } = formState

  const { keep } = draft
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A reset changes all fields, and has no name.
        callback: ({ name, values }) => {
          if (name !== undefined) keep(values)
        },
      }),
    [subscribe, keep],
  )
  useSentPhoto(photo, (url) => {
    setValue('artifact_image', url)
    draft.keepPhoto(null)
  })
  useKeptPhoto(photo, opened.photo)

  const submit = async (typed: ArtifactContent) => {
    const values = getValues()
    setFailure(undefined)
    try {
      // A photo that does not arrive says so at its field.
      const isOnItsWay = photo.isUnderWay()
      const artifact_image = await photo.arrival()
      if (isOnItsWay && artifact_image === null) return
      const content = artifact_image === null ? typed : { ...typed, artifact_image }
      if (!(await askLikelySame(content))) return
      if (!(await onSave(content, draft.idempotencyKey(content)))) return
      photo.keep()
      draft.clear({ ...values, artifact_image: artifact_image ?? values.artifact_image })
      if (!isShown()) {
        toast.success(success.text ?? success.title)
        return
      }
      const isOther = await dialogs.alert(success)
      if (!isShown()) return
      if (isOther) await onOther?.(content)
      else await navigate(PATHS.myArtifacts)
    } catch (error) {
      if (error instanceof SignInExpired) return
      setFailure(problemText(error))
      toast.failure(error)
      const refused = error instanceof Problem ? error.errors : []
      const fields = CONTENT_FIELDS.filter((name) => refused.some(({ field }) => field === name))
      for (const name of fields) {
        const message = refused.find(({ field }) => field === name)?.message ?? ''
        setError(name, { message }, { shouldFocus: name === fields[0] })
      }
    }
  }
  const startOver = () => {
    draft.discard()
    photo.cancel()
    setFailure(undefined)
    reset(initial)
  }
  // A form that is discarded is seen once more by whoever comes back before the next page is there.
  useDraftGuard(draft, startOver, isSubmitting)
  const wrong = CONTENT_FIELDS.filter((name) => errors[name]).map((name) => ({
    name,
    label: FIELD_LABELS[name],
  }))
  const notSaved = `Not saved yet. Please check ${wrong.length === 1 ? 'this field' : 'these fields'}:`
  const problem = failure ?? (wrong.length > 0 ? notSaved : undefined)

  return (
    <Form onSubmit={handleSubmit(submit, () => setFailure(undefined))} data-draft>
      {draft.isRestored && (
        <Alert
          severity="info"
          sx={{ mb: 4, flexWrap: 'wrap' }}
          action={
            <>
              {props.onStartNew && (
                <Button color="inherit" size="small" onClick={props.onStartNew}>
                  Start new
                </Button>
              )}
              <Button color="inherit" size="small" onClick={startOver}>
                Start over
              </Button>
            </>
          }
        >
          What you typed earlier is still here.
        </Alert>
      )}
      <AdderInformation adder={adder} doing={doing} />
      <ArtifactFields
        control={control}
        setValue={setValue}
        photo={photo}
        belowName={<LikelySame control={control} stored={initial} own={props.artifactId} />}
      />
      <FormError text={problem} fields={wrong} onField={setFocus} />
      <SubmitButton
        isBusy={isSubmitting}
        busyText={busyText}
        sx={{ marginTop: problem ? 2 : 0, width: '100%', '@media (min-width: 600px)': { width: 'auto' } }}
      >
        {submitText}
      </SubmitButton>
    </Form>
  )
}
