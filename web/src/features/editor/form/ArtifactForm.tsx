import { plural, t } from '@lingui/core/macro'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { CONTENT_FIELDS, FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import type { ArtifactContent } from '@tracker/domain/artifact/content.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useSchemaForm } from '#components/forms/useSchemaForm.ts'
import { useNavigate } from 'react-router'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { SignInExpired } from '#utils/signInExpired.ts'
import { type AlertContent, dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { PATHS } from '#navigation/paths.ts'
import { draftedForm } from '#components/forms/draftedForms.ts'
import { Form } from '#components/forms/Form.tsx'
import { FormError } from '#components/forms/FormError.tsx'
import { problemText } from '#components/states/problemText.ts'
import { SubmitButton } from '#components/forms/SubmitButton.tsx'
import { useIsMounted } from '#components/hooks/useIsMounted.ts'
import { useAskLikelySame } from '#features/editor/api/useLikelySame.ts'
import { DraftNotices } from '#features/editor/drafts/DraftNotices.tsx'
import type { OpenDraft } from '#features/editor/drafts/draftWriter.ts'
import { useDraft } from '#features/editor/drafts/useDraft.ts'
import { useDraftGuard } from '#features/editor/drafts/useDraftGuard.ts'
import { isPictured } from '#features/editor/photo/photoState.ts'
import { useMorePhotos } from '#features/editor/photo/morePhotos.ts'
import { usePhoto } from '#features/editor/photo/photoUpload.ts'
import { addAsNew } from './addAsNew.ts'
import { AdderInformation } from './AdderInformation.tsx'
import { ArtifactFields } from './ArtifactFields.tsx'
import { finishSave } from './finishSave.ts'
import { formSchema, type FormValues } from './formValues.ts'
import { GoneNotice } from './GoneNotice.tsx'
import { LikelySame } from './LikelySame.tsx'
import { LiveCard } from './LiveCard.tsx'
import { askAboutPhoto, saveWithPhoto } from './saveWithPhoto.ts'

/** Content to save. */
export interface Submission {
  readonly content: ArtifactContent
  /** Further photographs. */
  readonly more: readonly Photograph[]
  readonly idempotencyKey: string
  /** True if the record's photo will be uploaded later. */
  readonly isPhotoWaiting: boolean
}

interface Props {
  /** The initial draft. */
  draft: OpenDraft
  initial: FormValues
  /** Values against which the draft's changes are computed, if not the initial ones. */
  base?: FormValues
  /** Id of the edited artifact; undefined for a new one. */
  artifactId?: string
  /** Set while the edited artifact is not there. The form keeps its values. */
  gone?: ComponentProps<typeof GoneNotice>['reason'] | undefined
  adder: UserProfile
  doing: ComponentProps<typeof AdderInformation>['doing']
  submitText: string
  busyText: string
  /**
   * Saves and resolves with the record's id, or null if nothing was saved. The form then shows errors and
   * keeps its values.
   */
  onSave: (submission: Submission) => Promise<string | null>
  /** Dialog shown after saving, before My Artifacts. A user who has left the form meanwhile gets a toast. */
  success: AlertContent
  /** Action of the dialog's second button. */
  onOther?: (saved: ArtifactContent) => Promise<void>
}

const NO_PHOTOS: ReadonlyMap<string, never> = new Map<string, never>()

/** The form of Add and Update. */
export function ArtifactForm(props: Props) {
  const { draft: opened, initial, base, adder, doing, submitText, busyText, onSave, success, onOther } = props
  const draft = useDraft(opened, initial, base)
  const navigate = useNavigate()
  const isShown = useIsMounted()
  const [failure, setFailure] = useState<string>()
  const photo = usePhoto({
    stored: opened.stored?.photo ?? null,
    isLater: opened.stored?.draft.isPhotoLater ?? false,
    onMade: draft.setPhoto,
    onUploaded: (url) => {
      setValue('artifact_image', url)
      draft.setPhoto(null)
    },
  })

  const more = useMorePhotos({
    text: draft.values.photographs,
    stored: opened.stored?.more ?? NO_PHOTOS,
    isLater: opened.stored?.draft.isPhotoLater ?? false,
    onMade: draft.setMorePhoto,
    onChange: (text) => setValue('photographs', text),
  })

  // The site may have the type of an existing artifact no more.
  const type = props.artifactId === undefined ? '' : initial.artifact_type
  const askLikelySame = useAskLikelySame(initial, props.artifactId)
  const { control, handleSubmit, getValues, setValue, setError, setFocus, reset, subscribe, formState } =
    useSchemaForm(
      formSchema({ site: location.host, stored: initial.artifact_image }, type, (address) =>
        isPictured(photo.state, address),
      ),
      { defaultValues: draft.values },
    )
  const { errors, isSubmitting } = formState

  const { setValues } = draft
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A reset reports no field name.
        callback: ({ name, values }) => {
          if (name !== undefined) setValues(values)
        },
      }),
    [subscribe, setValues],
  )

  const submit = async (typed: ArtifactContent) => {
    const values = getValues()
    setFailure(undefined)
    try {
      const saved = await saveWithPhoto(typed, {
        photo,
        more,
        isPhotoStored: draft.isStored,
        ask: askAboutPhoto,
        saveLater: draft.setPhotoLater,
        send: async (sent, isPhotoWaiting) => {
          const { content } = sent
          // What is repeated after a lost response may be there already.
          if (!draft.wasSent(sent) && !(await askLikelySame(content))) return null
          const idempotencyKey = draft.idempotencyKey(sent)
          // Stores the key before the request, so that a repetition after a reload uses the same key.
          await draft.settled()
          return onSave({ ...sent, idempotencyKey, isPhotoWaiting })
        },
      })
      if (!saved) return
      photo.markUsed()
      more.markUsed()
      const finished = { ...values, photographs: getValues('photographs') }
      const result = await finishSave(saved, { uid: adder.uid, form: opened.form, draft, values: finished })
      const count = saved.waitingMore.length + (saved.waiting ? 1 : 0)
      if (result === 'waits')
        toast.notice(
          count === 1
            ? t`The photo waits in this browser, and is sent by itself.`
            : t`The photos wait in this browser, and are sent by themselves.`,
        )
      if (result === 'lost')
        toast.add(
          'failure',
          count === 1
            ? t`This browser cannot keep the photo. Please add it again with Update.`
            : t`This browser cannot keep the photos. Please add them again with Update.`,
          null,
        )
      await leave(saved.content)
    } catch (error) {
      showError(error)
    }
  }
  const leave = async (content: ArtifactContent) => {
    if (!isShown()) {
      toast.success(success.text ?? success.title)
      return
    }
    const isOther = await dialogs.alert(success)
    if (!isShown()) return
    if (isOther) await onOther?.(content)
    else await navigate(PATHS.myArtifacts)
  }
  const showError = (error: unknown) => {
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
  const startOver = () => {
    draft.discard()
    photo.cancel()
    setFailure(undefined)
    reset(initial)
    more.reset(initial.photographs)
  }
  const isMoving = useRef(false)
  const isDirty = () => !isMoving.current && draft.isDirty()
  useDraftGuard({ isDirty, isStored: draft.isStored }, startOver, isSubmitting)
  const moveToAdd = async () => {
    const moved = await addAsNew(adder.uid, getValues(), initial)
    isMoving.current = moved !== null
    if (moved) await navigate(PATHS.addArtifact, moved)
  }
  const wrong = CONTENT_FIELDS.filter((name) => errors[name]).map((name) => ({
    name,
    label: translateDomainText(FIELD_LABELS[name]),
  }))
  const notSaved = plural(wrong.length, {
    one: 'Not saved yet. Please check this field:',
    other: 'Not saved yet. Please check these fields:',
  })
  const problem = failure ?? (wrong.length > 0 ? notSaved : undefined)

  return (
    <Form
      onSubmit={handleSubmit(submit, () => setFailure(undefined))}
      ref={draftedForm}
      style={{ position: 'relative' }}
    >
      <DraftNotices isRestored={draft.isRestored} isTakenOver={draft.isTakenOver} onStartOver={startOver} />
      <AdderInformation adder={adder} doing={doing} />
      <ArtifactFields
        control={control}
        setValue={setValue}
        photo={photo}
        more={more}
        type={type}
        belowName={<LikelySame control={control} stored={initial} own={props.artifactId} />}
      />
      <FormError text={problem} fields={wrong} onField={setFocus} />
      {props.gone ? (
        <GoneNotice reason={props.gone} onAdd={() => void moveToAdd()} />
      ) : (
        <SubmitButton
          isBusy={isSubmitting}
          busyText={busyText}
          sx={{ marginTop: problem ? 2 : 0, width: '100%', '@media (min-width: 600px)': { width: 'auto' } }}
        >
          {submitText}
        </SubmitButton>
      )}
      <LiveCard control={control} photo={photo} />
    </Form>
  )
}
