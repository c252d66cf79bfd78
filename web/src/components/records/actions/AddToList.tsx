import { t } from '@lingui/core/macro'
import { isolate } from '@tracker/domain/text/direction.ts'
import Button from '@mui/material/Button'
import { icon } from '#icons/icons.tsx'
import { listPicker, type Pickable } from '#components/records/actions/listPicker.ts'
import { useStore } from '#utils/createStore.ts'

/** Icon of lines with a plus. */
const ListPlus = /* @__PURE__ */ icon('M4 6.5h16M4 12h9M4 17.5h9M17.5 11.5v8M13.5 15.5h8')

/** Class name of the button's text, which narrow layouts hide. */
export const WORD = 'word'

interface Props {
  artifact: Pickable
  /** True on a card, which styles the button: shows an icon whose accessible name contains the artifact's name. */
  isListed?: boolean
}

/** Opens the dialog that adds an artifact to a list. Only for signed-in users. */
export function AddToList({ artifact, isListed = false }: Props) {
  if (!useStore(listPicker.isOffered)) return null
  const open = () => listPicker.artifact.set(artifact)
  if (isListed) {
    const artifactName = isolate(artifact.artifact_name)
    const name = t`Add ${artifactName} to a list`
    return (
      <button type="button" aria-label={name} aria-haspopup="dialog" onClick={open}>
        <ListPlus size={20} />
      </button>
    )
  }
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      title={t`Add to list`}
      startIcon={<ListPlus size={20} />}
      onClick={open}
    >
      <span className={WORD}>{t`Add to list`}</span>
    </Button>
  )
}
