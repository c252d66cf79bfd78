import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import type { ComponentProps } from 'react'
import { Actions } from '#components/layout/Actions.ts'
import { Sheet, type SheetProps } from '#components/layout/Sheet.tsx'
import { ColumnForm } from './Form.tsx'
import { QuestionSeal } from '#illustrations/seals/QuestionSeal.tsx'
import { SubmitButton } from './SubmitButton.tsx'

interface Props extends SheetProps, Pick<ComponentProps<typeof ColumnForm>, 'onSubmit'> {
  /** The submit button: its label, also while it submits, and its colour. */
  submit: { readonly label: string; readonly busy: string; readonly color?: 'primary' | 'error' }
  isBusy: boolean
}

/** A dialog with a form, Cancel and a submit button. Cannot be closed during submission. */
export function FormDialog({ submit, isBusy, onSubmit, onClose, children, ...sheet }: Props) {
  const close = () => {
    if (!isBusy) onClose()
  }
  return (
    <Sheet {...sheet} seal={<QuestionSeal size={64} />} onClose={close}>
      <ColumnForm onSubmit={onSubmit}>
        {children}
        <Actions sx={{ justifyContent: 'center' }}>
          <Button variant="outlined" size="large" aria-disabled={isBusy} onClick={close}>
            {t`Cancel`}
          </Button>
          <SubmitButton color={submit.color ?? 'primary'} busyText={submit.busy} isBusy={isBusy}>
            {submit.label}
          </SubmitButton>
        </Actions>
      </ColumnForm>
    </Sheet>
  )
}
