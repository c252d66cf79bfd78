import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import MenuItem from '@mui/material/MenuItem'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef } from 'react'
import { Link } from 'react-router'
import { DeleteButton } from '#components/forms/DeleteButton.tsx'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { useDeleteArtifact } from '#features/collection/api/useDeleteArtifact.ts'
import { useUndoDelete } from '#features/collection/api/useUndoDelete.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { artifactAddress, updateAddress } from '#navigation/paths.ts'
import { UNDO_MS } from '@tracker/domain/limits.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { AddLikeThisItem } from '#components/records/actions/AddLikeThis.tsx'
import { ArtifactMenu } from '#components/records/actions/ArtifactMenu.tsx'
import { Trash } from '#icons/screenIcons.tsx'
import { theme } from '#theme/theme.ts'

/** Actions of the adder on an artifact. */
export function CollectionActions({ artifact }: { artifact: Artifact }) {
  const { _id: id } = artifact
  const name = isolate(artifact.artifact_name)
  const { mutateAsync: deleteArtifact, isPending } = useDeleteArtifact()
  const { mutateAsync: undoDelete } = useUndoDelete()
  // A ref, so that a second press does not ask again before the next render.
  const isAsked = useRef(false)

  const confirmAndDelete = async () => {
    if (!(await dialogs.confirmDelete(t`“${name}” and its likes will be gone.`))) return
    try {
      // The row is unmounted with the artifact, so the following code must not depend on this component.
      await deleteArtifact(id)
    } catch (error) {
      toast.writeFailure(error)
      return
    }
    await dialogs.alert({
      title: t`Deleted!`,
      text: t`The Artifact has been deleted.`,
      icon: 'check',
      button: t`Ok`,
    })
    focusHeading()
    toast.add('notice', t`“${name}” was deleted.`, UNDO_MS, { label: t`Undo`, run: () => void undo() })
  }

  const undo = () => undoDelete(id).then(() => toast.success(t`“${name}” is back.`), toast.writeFailure)

  const deleteOnce = async () => {
    if (isAsked.current) return
    isAsked.current = true
    try {
      await confirmAndDelete()
    } finally {
      isAsked.current = false
    }
  }

  const isShown = artifact.hidden_reason === undefined
  const isTablet = useMediaQuery(theme.breakpoints.between('sm', 'md'), { noSsr: true })
  if (isTablet) {
    return (
      <ArtifactMenu id={id} name={artifact.artifact_name} isPublic={isShown}>
        <MenuItem component={Link} to={artifactAddress(id)}>{t`Details`}</MenuItem>
        {isShown && <MenuItem component={Link} to={updateAddress(id)}>{t`Update`}</MenuItem>}
        {isShown && <AddLikeThisItem artifact={artifact} />}
        <MenuItem sx={{ color: 'error.main' }} onClick={() => void deleteOnce()}>
          <Trash size={20} />
          {t`Delete`}
        </MenuItem>
      </ArtifactMenu>
    )
  }
  return (
    <>
      <ButtonLink size="small" to={artifactAddress(id)}>
        <Trans>
          Details<span className="visually-hidden"> of {name}</span>
        </Trans>
      </ButtonLink>
      {isShown && (
        <ButtonLink size="small" to={updateAddress(id)}>
          <Trans>
            Update<span className="visually-hidden"> {name}</span>
          </Trans>
        </ButtonLink>
      )}
      <DeleteButton of={artifact.artifact_name} isBusy={isPending} onClick={() => void deleteOnce()} />
      {isShown && (
        <ArtifactMenu id={id} name={artifact.artifact_name}>
          <AddLikeThisItem artifact={artifact} />
        </ArtifactMenu>
      )}
    </>
  )
}
