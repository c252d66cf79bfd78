/** The form of Add and Update as a test fills it. */
import { type ReactNode, useState } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { createApiClient } from '#firebase/apiClient.ts'
import { ApiContext } from '#firebase/useApi.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { readDraft } from '#drafts/drafts.ts'
import { deleteUnsent } from '#drafts/privateData.ts'
import { ArtifactForm, type Submission } from '#features/editor/form/ArtifactForm.tsx'
import { Drafted } from '#features/editor/drafts/Drafted.tsx'
import { EMPTY_FORM, type FormValues } from '#features/editor/form/formValues.ts'
import { IN_WORKER, urlOf } from './photoForm.tsx'
import { renderApp } from './render.tsx'
import { searchAnswer } from './searchAnswers.ts'

const ADDER = { uid: 'ada', email: 'ada@example.com', displayName: 'Ada', photoURL: '' }
export const STONE: FormValues = {
  ...EMPTY_FORM,
  artifact_name: 'Rosetta Stone',
  artifact_type: 'Writings',
  created_at: '196 BCE',
}

export const textbox = (name: string) => page.getByRole('textbox', { name })
export const type = page.getByRole('combobox', { name: 'Type' })
export const save = page.getByRole('button', { name: 'Save' })

interface Saving extends Submission {
  succeed: (isSaved?: boolean) => void
  fail: (error: unknown) => void
}

/** An API that finds nothing that is like the one in the form. */
const findsNothing = createApiClient({
  fetch: () => Promise.resolve(Response.json(searchAnswer())),
  token: () => Promise.resolve('a token'),
  appCheckToken: () => Promise.resolve(null),
})
const withoutFinds = (children: ReactNode) => <ApiContext value={findsNothing}>{children}</ApiContext>

/** The form; its savings wait for their answer. @param provide gives it an API, for photos */
export async function renderForm(
  initial: FormValues = EMPTY_FORM,
  provide: (children: ReactNode) => ReactNode = withoutFinds,
) {
  const savings: Saving[] = []
  const form = (
    <Drafted uid={ADDER.uid} form="stone">
      {(draft) => (
        <ArtifactForm
          draft={draft}
          initial={initial}
          artifactId="stone"
          adder={ADDER}
          doing="Adding"
          submitText="Save"
          busyText="Saving"
          onSave={(submission) =>
            new Promise((resolve, reject) => {
              const succeed = (isSaved = true) => resolve(isSaved ? 'stone' : null)
              savings.push({ ...submission, succeed, fail: reject })
            })
          }
          success={{ title: 'Saved!', text: 'The stone is saved.', icon: 'check' }}
        />
      )}
    </Drafted>
  )
  const app = await renderApp(<Leavable>{provide(form)}</Leavable>, { at: '/form' })
  // It is there once its draft is open.
  await expect.poll(() => save.elements().length).toBeGreaterThan(0)
  return { ...app, savings }
}

/** A page that can be left, and come back to. */
function Leavable({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button onClick={() => setShown(!isShown)}>Leave or return</button>
      {isShown && children}
    </>
  )
}
export const leaveOrReturn = page.getByRole('button', { name: 'Leave or return' })
export const titles = () => dialogs.requests.get().map(({ title }) => title)
export const closeDialog = () => dialogs.requests.get()[0]?.settle(false)

/** The changed values of the stored draft; null if there is none. */
export async function draftValues(): Promise<unknown> {
  const stored = await readDraft(ADDER.uid, 'stone')
  return stored && JSON.parse(stored.draft.text)
}

/** Waits until the form has a photo of this site: the address is in the draft only. @param turn number of the upload */
export async function expectPhoto(turn: number) {
  await expect.element(page.getByText('Your photo', { exact: true }), IN_WORKER).toBeVisible()
  await expect.element(textbox('Image URL')).not.toBeInTheDocument()
  await expect.poll(draftValues, IN_WORKER).toMatchObject({ artifact_image: urlOf(turn) })
}

/** Deletes what an earlier test has left. */
export async function resetForm() {
  await deleteUnsent()
  toast.take()
  closeDialog()
}
