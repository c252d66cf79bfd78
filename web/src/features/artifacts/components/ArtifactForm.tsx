import { adderName } from '@tracker/domain/account.ts'
import { type ArtifactContent, parseContent } from '@tracker/domain/artifact.ts'
import { Problem } from '@tracker/domain/errors.ts'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import type { UserProfile } from '#firebase/currentUser.ts'
import { SignInExpired } from '#firebase/apiClient.ts'
import { toast } from '#notifications/toast.ts'
import { Field } from '#components/Field.tsx'
import { SubmitButton } from '#components/SubmitButton.tsx'
import { useFieldErrors } from '#components/useFieldErrors.ts'
import { ArtifactFields } from './ArtifactFields.tsx'
import { FormSection } from './FormSection.tsx'
import type { FormValues } from './formValues.ts'
import { useDraft } from './useDraft.ts'

interface Props {
  /** Names the draft that is kept while the form is not saved. */
  draftKey: string
  initial: FormValues
  adder: UserProfile
  submitText: string
  busyText: string
  /** Saves. What it throws is told here, and everything typed stays. True: it was saved. */
  onSave: (content: ArtifactContent) => Promise<boolean>
  /** Called after a save, when the draft is settled. */
  onSaved: () => Promise<void> | void
}

/** The form of Add and Update. */
export function ArtifactForm(props: Props) {
  const { draftKey, initial, adder, submitText, busyText, onSave, onSaved } = props
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(`${draftKey} ${adder.uid}`, initial)
  const errors = useFieldErrors(form)
  const [isBusy, setBusy] = useState(false)

  const submit = async () => {
    if (isBusy) return
    const parsed = parseContent(draft.values)
    errors.show(parsed.ok ? [] : parsed.errors)
    if (!parsed.ok) return
    setBusy(true)
    try {
      if (!(await onSave(parsed.value))) return
      draft.settle()
      await onSaved()
    } catch (error) {
      if (error instanceof SignInExpired) return
      if (error instanceof Problem) errors.show(error.errors)
      toast.failure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {draft.isRestored && (
        <Alert
          severity="info"
          sx={{ mb: 4 }}
          action={
            <Button color="inherit" size="small" onClick={draft.discard}>
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
      <ArtifactFields
        values={draft.values}
        errorOf={errors.of}
        onChange={(field, value) => draft.change({ ...draft.values, [field]: value })}
      />
      <SubmitButton isBusy={isBusy} busyText={busyText} sx={{ width: { xs: '100%', sm: 'auto' } }}>
        {submitText}
      </SubmitButton>
    </form>
  )
}
