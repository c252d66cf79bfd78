import type { Artifact } from '@tracker/domain/artifact.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { focusHeading } from '#components/pageHeading.ts'
import { VISUALLY_HIDDEN } from '#components/visuallyHidden.ts'
import { useDeleteArtifact } from '#features/artifacts/api/useDeleteArtifact.ts'
import { SignInExpired } from '#firebase/apiClient.ts'
import { Trash } from '#screenIcons.tsx'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { artifactAddress, updateAddress } from '#paths.ts'

/** What the adder can do with an artifact. */
export function MineActions({ artifact }: { artifact: Artifact }) {
  const { _id: id, artifact_name: name } = artifact
  const { mutateAsync: deleteArtifact } = useDeleteArtifact()
  const [isBusy, setBusy] = useState(false)

  const confirmAndDelete = async () => {
    if (isBusy) return
    const isSure = await dialogs.confirm({
      title: 'Are you sure?',
      text: "You won't be able to revert this!",
      detail: `“${name}” and its likes will be gone.`,
      confirm: 'Yes, delete it!',
      cancel: 'Keep it',
    })
    if (!isSure) return
    setBusy(true)
    try {
      // The row goes away with the artifact: what follows must not depend on this component.
      await deleteArtifact(id)
    } catch (error) {
      if (!(error instanceof SignInExpired)) toast.failure(error)
      return
    } finally {
      setBusy(false)
    }
    await dialogs.alert({
      title: 'Deleted!',
      text: 'The Artifact has been deleted.',
      icon: 'check',
      button: 'Ok',
    })
    focusHeading()
  }

  return (
    <>
      <ButtonLink size="small" to={artifactAddress(id)}>
        Details<span style={VISUALLY_HIDDEN}> of {name}</span>
      </ButtonLink>
      <ButtonLink size="small" to={updateAddress(id)}>
        Update<span style={VISUALLY_HIDDEN}> {name}</span>
      </ButtonLink>
      <Button
        size="small"
        color="error"
        aria-disabled={isBusy}
        startIcon={<Trash size={18} />}
        onClick={() => void confirmAndDelete()}
      >
        {isBusy ? 'Deleting' : 'Delete'}
        <span style={VISUALLY_HIDDEN}> {name}</span>
      </Button>
    </>
  )
}
