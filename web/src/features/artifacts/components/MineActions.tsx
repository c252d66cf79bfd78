import type { Artifact } from '@tracker/domain/artifact.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { VISUALLY_HIDDEN } from '#components/visuallyHidden.ts'
import { Trash } from '#icons.tsx'
import { artifactAddress, updateAddress } from '#paths.ts'
import { askToDelete, deleteAndTell } from '#features/artifacts/api/deletion.ts'

/** What the adder can do with an artifact. */
export function MineActions({ artifact }: { artifact: Artifact }) {
  const [isBusy, setBusy] = useState(false)
  const name = artifact.artifact_name
  const remove = async () => {
    if (isBusy || !(await askToDelete(artifact))) return
    setBusy(true)
    await deleteAndTell(artifact)
    setBusy(false)
  }
  return (
    <>
      <ButtonLink size="small" to={artifactAddress(artifact._id)}>
        Details<span style={VISUALLY_HIDDEN}> of {name}</span>
      </ButtonLink>
      <ButtonLink size="small" to={updateAddress(artifact._id)}>
        Update<span style={VISUALLY_HIDDEN}> {name}</span>
      </ButtonLink>
      <Button
        size="small"
        color="error"
        aria-disabled={isBusy}
        startIcon={<Trash size={18} />}
        onClick={() => void remove()}
      >
        {isBusy ? 'Deleting' : 'Delete'}
        <span style={VISUALLY_HIDDEN}> {name}</span>
      </Button>
    </>
  )
}
