import { t } from '@lingui/core/macro'
import { useBackCloses } from '#components/hooks/useBackCloses.ts'
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
import type { DialogIcon, DialogRequest } from './dialogs.ts'

const ICONS = { check: CheckSeal, question: QuestionSeal, crack: CrackSeal, wave: WaveSeal }

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(5, 4, 4),
  textAlign: 'center',
}))

const Ornament = styled('div')<{ $icon: DialogIcon }>(({ theme, $icon }) => ({
  lineHeight: 0,
  marginBottom: theme.spacing(1),
  color: $icon === 'crack' ? theme.vars.palette.error.main : theme.vars.palette.bronze.main,
}))

const Actions = styled(DialogActions)(({ theme }) => ({
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(2),
  padding: 0,
  // Three buttons do not fit in one row on phones.
  [theme.breakpoints.down('sm')]: { '&:has(> :nth-of-type(3)) > *': { width: '100%' } },
}))

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
  const also = request.kind === 'confirm' && request.also
  return (
    <Dialog
      open={answer === undefined}
      onClose={() => setAnswer(false)}
      aria-describedby={request.text ? textId : undefined}
      slotProps={{
        transition: { onExited: () => request.settle(answer ?? false) },
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
          {request.kind === 'alert' ? (
            <>
              <Button
                variant="contained"
                ref={takeFocus}
                onClick={() => setAnswer(false)}
                sx={{ minWidth: 120 }}
              >
                {request.button ?? t`Ok`}
              </Button>
              {request.other && (
                <Button variant="outlined" onClick={() => setAnswer(true)}>
                  {request.other}
                </Button>
              )}
            </>
          ) : (
            <>
              <Button variant="outlined" ref={takeFocus} onClick={() => setAnswer(false)}>
                {request.cancel ?? t`Cancel`}
              </Button>
              {also && (
                <Button variant="outlined" color={also.color} onClick={() => setAnswer(also.choose())}>
                  {also.label}
                </Button>
              )}
              <Button variant="contained" color={also ? 'primary' : 'error'} onClick={() => setAnswer(true)}>
                {request.confirm}
              </Button>
            </>
          )}
        </Actions>
      </Sheet>
    </Dialog>
  )
}
