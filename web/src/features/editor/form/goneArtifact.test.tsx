import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { readDraft, writeDraft } from '#drafts/drafts.ts'
import { deleteUnsent } from '#drafts/privateData.ts'
import { claimStore } from '#drafts/unsentStore.ts'
import { Drafted } from '#features/editor/drafts/Drafted.tsx'
import { dialogs } from '#notifications/dialogs.ts'
import { readLike } from '#navigation/likeThis.ts'
import { save, STONE, textbox, titles } from '#test/artifactForm.tsx'
import { expectAccessible } from '#test/axe.ts'
import { renderApp } from '#test/render.tsx'
import { blockStorage } from '#test/storage.ts'
import { ADA } from '#test/users.ts'
import { NEW_ARTIFACT } from './addAsNew.ts'
import { ArtifactForm } from './ArtifactForm.tsx'

const PHOTO = `http://${location.host}/api/photos/0123456789abcdef0123-4x3`

beforeEach(deleteUnsent)

/** The form of the stone, which another tab can delete and restore. */
function Form() {
  const [isGone, setGone] = useState(false)
  return (
    <>
      <button onClick={() => setGone(!isGone)}>Delete or restore elsewhere</button>
      <Drafted uid={ADA.uid} form="stone">
        {(draft) => (
          <ArtifactForm
            draft={draft}
            initial={{ ...STONE, artifact_image: PHOTO, image_credit: 'Ada' }}
            artifactId="stone"
            gone={isGone ? 'deleted' : undefined}
            adder={ADA}
            doing="Updating"
            submitText="Save"
            busyText="Saving"
            onSave={() => Promise.resolve(null)}
            success={{ title: 'Saved!', icon: 'check' }}
          />
        )}
      </Drafted>
    </>
  )
}

const notice = page.getByText('This artifact was deleted. Copy your text, or add it as new.')
const addAsNew = page.getByRole('button', { name: 'Add as new' })
const elsewhere = page.getByRole('button', { name: 'Delete or restore elsewhere' })

async function typeAndDelete() {
  const app = await renderApp(<Form />, { at: '/updateArtifact/stone' })
  await textbox('Short description').fill('A decree in three scripts.')
  await elsewhere.click()
  await expect.element(notice).toBeVisible()
  return app
}

const added = async () => {
  const stored = await readDraft(ADA.uid, NEW_ARTIFACT)
  const values: unknown = stored && JSON.parse(stored.draft.text)
  return values
}
const TEXT = { artifact_name: 'Rosetta Stone', short_description: 'A decree in three scripts.' }

it('a form whose artifact is deleted elsewhere keeps its text, and goes on if the deletion is undone', async () => {
  const { screen } = await typeAndDelete()
  await expect.element(save).not.toBeInTheDocument()
  await expect.element(textbox('Short description')).toHaveValue('A decree in three scripts.')
  await expectAccessible(screen.locator)
  await elsewhere.click()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(save).toBeVisible()
  await expect.element(textbox('Short description')).toHaveValue('A decree in three scripts.')
})

it('its text becomes the draft of Add, without the photo that is deleted too, and nothing is asked', async () => {
  const { address } = await typeAndDelete()
  await addAsNew.click()
  await expect.poll(address).toBe('/addArtifact')
  expect(await added()).toMatchObject(TEXT)
  expect(await added()).not.toHaveProperty('artifact_image')
  expect(titles()).toEqual([])
})

it('another draft of Add is replaced only after a question', async () => {
  await claimStore(ADA.uid)
  const other = { artifact_name: 'Stele' }
  const draft = {
    savedAt: Date.now(),
    text: JSON.stringify(other),
    sent: null,
    isPhotoLater: false,
    opening: '',
  }
  await writeDraft(ADA.uid, NEW_ARTIFACT, { ...draft, writer: 'another form' }, null)
  const { address } = await typeAndDelete()
  await addAsNew.click()
  await expect.poll(titles).toEqual(['Replace your other draft?'])
  dialogs.requests.get()[0]?.settle(false)
  await expect.poll(titles).toEqual([])
  expect(await added()).toEqual(other)
  await addAsNew.click()
  await expect.poll(titles).toEqual(['Replace your other draft?'])
  dialogs.requests.get()[0]?.settle(true)
  await expect.poll(address).toBe('/addArtifact')
  expect(await added()).toMatchObject(TEXT)
})

it('without browser storage, Add opens with the text all the same', async () => {
  const { router } = await typeAndDelete()
  blockStorage()
  await addAsNew.click()
  await expect.poll(() => readLike(router.state.location.state)).toMatchObject(TEXT)
})
