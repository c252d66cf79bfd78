import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { Notice } from '#components/states/Notice.tsx'

interface Props {
  /** `hidden`: by curators, who may restore it. */
  reason: 'deleted' | 'hidden'
  onAdd: () => void
}

/** Takes the place of the submit button when the edited artifact is gone. The form keeps its text. */
export function GoneNotice({ reason, onAdd }: Props) {
  return (
    <Notice
      severity="warning"
      role="alert"
      sx={{ flexWrap: 'wrap' }}
      action={
        reason === 'deleted' && (
          <Button color="inherit" size="small" onClick={onAdd}>
            {t`Add as new`}
          </Button>
        )
      }
    >
      {reason === 'deleted'
        ? t`This artifact was deleted. Copy your text, or add it as new.`
        : t`Curators have hidden this artifact. Your text stays here, and can be saved when they show it again.`}
    </Notice>
  )
}
