import Button from '@mui/material/Button'
import type { ComponentProps } from 'react'
import { Actions } from './Actions.ts'

interface Props extends Pick<ComponentProps<typeof Actions>, 'sx'> {
  label: string
  onClose: () => void
}

/** The end of a sheet with one button, which closes it. */
export const CloseRow = ({ label, onClose, sx }: Props) => (
  <Actions sx={sx}>
    <Button variant="outlined" size="large" onClick={onClose}>
      {label}
    </Button>
  </Actions>
)
