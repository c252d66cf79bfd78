import { t } from '@lingui/core/macro'
import Button, { type ButtonProps } from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import { isolate } from '@tracker/domain/text/direction.ts'
import { Trash } from '#icons/screenIcons.tsx'

interface Props extends Pick<ButtonProps, 'onClick' | 'size' | 'type'> {
  label?: string
  /** Name of what is deleted, for screen readers. */
  of?: string
  isBusy?: boolean
  /** `start` aligns the icon with the left edge of the content. */
  edge?: 'start'
}

/** A delete button: carmine text with a bin. Ask for confirmation with `dialogs.confirmDelete`. */
export function DeleteButton({
  label = t`Delete`,
  of,
  isBusy = false,
  size = 'small',
  edge,
  ...button
}: Props) {
  return (
    <Button
      color="error"
      size={size}
      aria-disabled={isBusy}
      startIcon={isBusy ? <CircularProgress size={18} color="inherit" aria-hidden /> : <Trash size={18} />}
      sx={{ marginLeft: edge && -1 }}
      {...button}
    >
      {isBusy ? t`Deleting` : label}
      {of && <span className="visually-hidden"> {isolate(of)}</span>}
    </Button>
  )
}
