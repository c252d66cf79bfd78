import { type ArtifactContent, CONTENT_FIELDS, FIELD_LABELS, parseContent } from '@tracker/domain/artifact.ts'
import { Problem } from '@tracker/domain/errors.ts'
import type { FieldError } from '@tracker/domain/parse.ts'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { Button } from '#components/Button.tsx'
import { useNavigate } from 'react-router'
import type { UserProfile } from '#firebase/currentUser.ts'
import { SignInExpired } from '#firebase/signInExpired.ts'
import { type AlertContent, dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { PATHS } from '#paths.ts'
import { FormError } from '#components/FormError.tsx'
import { problemText } from '#components/problemText.ts'
import { SubmitButton } from '#components/SubmitButton.tsx'
import { useForm } from '#components/useForm.ts'
import { useIsShown } from '#components/useIsShown.ts'
import type { OpenDraft } from '#drafts/useOpenDraft.ts'
import { useLikelySame } from '#features/artifacts/api/useLikelySame.ts'
import { useDraftGuard } from '#features/artifacts/drafts/useDraftGuard.ts'
import { isPictured, useKeptPhoto, usePhoto, useSentPhoto } from '#features/artifacts/photo/usePhoto.ts'
import { AdderInformation } from './AdderInformation.tsx'
import { ArtifactFields } from './ArtifactFields.tsx'
import { type FormValues, withoutCaption } from './formValues.ts'
import { LikelySame } from './LikelySame.tsx'
import { useDraft } from './useDraft.ts'

interface Props {
  /** Where what is typed is kept while the form is not saved. */
  draft: OpenDraft
  initial: FormValues
  /** What the draft is told from, when that is not what the form begins with. */
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
  /** Saves. What it throws is told here, and everything typed stays. True: it was saved. */
  onSave: (content: ArtifactContent, idempotencyKey: string) => Promise<boolean>
  /** The dialog after a save, before My Artifacts is shown. Who has left the form meanwhile is told by a toast, and stays. */
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
  const [failure, setFailure] = useState<{ text: string; errors: readonly FieldError[] }>()
  const photo = usePhoto(draft.keepPhoto)

  const submit = async (typed: ArtifactContent) => {
    setFailure(undefined)
    try {
      // A photo that does not arrive says so at its field.
      const isOnItsWay = photo.isUnderWay()
      const artifact_image = await photo.arrival()
      if (isOnItsWay && artifact_image === null) return
      const content = artifact_image === null ? typed : { ...typed, artifact_image }
      if (!(await likely.ask(content))) return
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
      const refused = error instanceof Problem ? error.errors : []
      setErrors(refused)
      setFailure({ text: problemText(error), errors: refused })
      toast.failure(error)
    }
  }
  const { formProps, values, register, change, isSubmitting, errors, setErrors, focus, reset } = useForm({
    defaultValues: draft.values,
    parse: (value) =>
      parseContent(isPictured(photo, value.artifact_image) ? value : withoutCaption(value), {
        site: location.host,
        stored: initial.artifact_image,
      }),
    onSubmit: submit,
    onChange: draft.keep,
  })
  useSentPhoto(photo, (url) => {
    change(url, 'artifact_image')
    draft.keepPhoto(null)
  })
  useKeptPhoto(photo, opened.photo)
  const likely = useLikelySame(values, initial, props.artifactId)
  const startOver = () => {
    draft.discard()
    photo.cancel()
    setFailure(undefined)
    reset(initial)
  }
  // A form that is discarded is seen once more by whoever comes back before the next page is there.
  useDraftGuard(draft, startOver, isSubmitting)
  const wrong = CONTENT_FIELDS.filter((field) => errors.some((error) => error.field === field)).map(
    (name) => ({ name, label: FIELD_LABELS[name] }),
  )
  // What was found here, before anything was sent, replaces what the server said.
  const isOfServer = errors.length === 0 || failure?.errors === errors
  const problem = isOfServer
    ? failure?.text
    : `Not saved yet. Please check ${wrong.length === 1 ? 'this field' : 'these fields'}:`

  return (
    <form {...formProps} data-draft>
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
        values={values}
        register={register}
        change={change}
        photo={photo}
        belowName={<LikelySame found={likely.found} />}
      />
      <FormError text={problem} fields={wrong} onField={focus} />
      <SubmitButton
        isBusy={isSubmitting}
        busyText={busyText}
        sx={{ marginTop: problem ? 16 : 0, width: '100%', '@media (min-width: 600px)': { width: 'auto' } }}
      >
        {submitText}
      </SubmitButton>
    </form>
  )
}
