import { pageReleased } from '#components/hooks/heldPage.ts'
import { useBackCloses } from '#components/hooks/useBackCloses.ts'
import { inSight } from '#components/layout/Actions.ts'
import { FocusHold } from '#components/layout/FocusHold.tsx'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { CheckSeal } from '#illustrations/seals/CheckSeal.tsx'
import { CrackSeal } from '#illustrations/seals/CrackSeal.tsx'
import { QuestionSeal } from '#illustrations/seals/QuestionSeal.tsx'
import { WaveSeal } from '#illustrations/seals/WaveSeal.tsx'
import { choicesOf } from './choices.ts'
import type { DialogIcon, DialogRequest } from './dialogs.ts'
import { theme } from '#theme/theme.ts'

const ICONS = { check: CheckSeal, question: QuestionSeal, crack: CrackSeal, wave: WaveSeal }

const Sheet = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(5, 4, 4),
  textAlign: 'center',
})

const Ornament = styled('div')<{ $icon: DialogIcon }>(({ theme, $icon }) => ({
  lineHeight: 0,
  marginBottom: theme.spacing(1),
  color: $icon === 'crack' ? theme.vars.palette.error.main : theme.vars.palette.bronze.main,
}))

const Actions = styled(DialogActions)({
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
  padding: 0,
  ...inSight(theme),
  // Three buttons do not fit in one row on phones.
  [theme.breakpoints.down('sm')]: { '&:has(> :nth-of-type(3)) > *': { width: '100%' } },
})

/** Focuses the safe button when the dialog opens. */
function takeFocus(button: HTMLButtonElement | null) {
  button?.focus()
}

/** A dialog with its seal. Settles its request after the closing transition. */
export function DialogView({ request }: { request: DialogRequest }) {
  const [answer, setAnswer] = useState<boolean>()
  const textId = useId()
  useBackCloses(answer === undefined, () => setAnswer(false))
  const icon = request.kind === 'alert' ? request.icon : 'question'
  const Drawing = ICONS[icon]
  return (
    <Dialog
      open={answer === undefined}
      onClose={() => setAnswer(false)}
      aria-describedby={request.text ? textId : undefined}
      slotProps={{
        transition: { onExited: () => void pageReleased().then(() => request.settle(answer ?? false)) },
        paper: { role: request.kind === 'confirm' || icon === 'crack' ? 'alertdialog' : 'dialog' },
      }}
    >
      <Sheet>
        <FocusHold />
        <Ornament $icon={icon} aria-hidden>
          <Drawing size={64} />
        </Ornament>
        <DialogTitle variant="h3" sx={{ p: 0 }}>
          {request.title}
        </DialogTitle>
        {request.text && (
          <DialogContent id={textId} sx={{ p: 0 }}>
            <DialogContentText>{request.text}</DialogContentText>
            {request.kind === 'confirm' && request.detail && (
              <DialogContentText sx={{ mt: 1, overflowWrap: 'anywhere' }}>{request.detail}</DialogContentText>
            )}
          </DialogContent>
        )}
        <Actions disableSpacing>
          {choicesOf(request).map(({ label, isMain, color, choose }, index) => (
            <Button
              key={label}
              variant={isMain ? 'contained' : 'outlined'}
              color={color ?? 'primary'}
              ref={index === 0 ? takeFocus : null}
              onClick={() => setAnswer(choose())}
              sx={{ minWidth: request.kind === 'alert' && index === 0 ? 120 : undefined }}
            >
              {label}
            </Button>
          ))}
        </Actions>
      </Sheet>
    </Dialog>
  )
}
