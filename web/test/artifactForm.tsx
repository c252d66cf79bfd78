/** Renders the form of Add and Update for tests. */
import { type ReactNode, useState } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { ApiContext } from '#firebase/api/apiContext.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { readDraft } from '#drafts/drafts.ts'
import { ArtifactForm, type Submission } from '#features/editor/form/ArtifactForm.tsx'
import { Drafted } from '#features/editor/drafts/Drafted.tsx'
import { EMPTY_FORM, type FormValues } from '#features/editor/form/formValues.ts'
import { apiWith } from './fakeApi.tsx'
import { choose, IN_WORKER, photoApi, type Uploads, urlOf } from './photoForm.tsx'
import { renderApp } from './render.tsx'
import { searchResponse } from './searchResponses.ts'
import { ADA } from './users.ts'

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

/** An API that finds no similar artifacts. */
const findsNothing = apiWith(() => Promise.resolve(Response.json(searchResponse())))
const withoutFinds = (children: ReactNode) => <ApiContext value={findsNothing}>{children}</ApiContext>

/**
 * Renders the form; its save requests stay pending until the test settles them.
 * @param provide wraps the form in an API, for photos
 */
export async function renderForm(
  initial: FormValues = EMPTY_FORM,
  provide: (children: ReactNode) => ReactNode = withoutFinds,
) {
  const savings: Saving[] = []
  const form = (
    <Drafted uid={ADA.uid} form="stone">
      {(draft) => (
        <ArtifactForm
          draft={draft}
          initial={initial}
          artifactId="stone"
          adder={ADA}
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
  const app = await renderApp(<Leavable>{provide(form)}</Leavable>, { at: '/form', user: ADA })
  // The form appears once its draft has been read.
  await expect.poll(() => save.elements().length).toBeGreaterThan(0)
  return { ...app, savings }
}

/** Renders the form of the stone, and chooses a file for its photo. */
export async function renderWithPhoto(file: File, uploads?: Uploads) {
  const api = photoApi(uploads)
  const app = await renderForm(STONE, api.provide)
  choose(file)
  return { ...app, api }
}

/** A page that can be left and visited again. */
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
export async function leaveAndReturn() {
  await leaveOrReturn.click()
  await leaveOrReturn.click()
}
export const titles = () => dialogs.requests.get().map(({ title }) => title)
export const closeDialog = () => dialogs.requests.get()[0]?.settle(false)

/** The changed values in the stored draft; null without a draft. */
export async function draftValues(): Promise<unknown> {
  const stored = await readDraft(ADA.uid, 'stone')
  return stored && JSON.parse(stored.draft.text)
}

/**
 * Waits until the form has a photo of this site, whose address is only in the draft.
 * @param turn number of the upload
 */
export async function expectPhoto(turn: number) {
  await expect.element(page.getByText('Your photo', { exact: true }), IN_WORKER).toBeVisible()
  await expect.element(textbox('Image URL')).not.toBeInTheDocument()
  await expect.poll(draftValues, IN_WORKER).toMatchObject({ artifact_image: urlOf(turn) })
}
