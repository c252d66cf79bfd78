import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useBackCloses } from '#components/hooks/useBackCloses.ts'
import { FocusHold } from './FocusHold.tsx'
import { theme } from '#theme/theme.ts'

const Frame = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2.5),
  padding: theme.spacing(4, 3),
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
})

export interface SheetProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Called after the closing transition. */
  onGone: () => void
  children: ReactNode
}

/** A dialog with a title and content to fill in or choose from. For messages and questions use `dialogs`. */
export function Sheet({ title, isOpen, onClose, onGone, children }: SheetProps) {
  const titleId = useId()
  useBackCloses(isOpen, onClose)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ transition: { onExited: onGone } }}
    >
      <Frame>
        <FocusHold />
        <Typography variant="h3" component="h2" id={titleId} dir="auto">
          {title}
        </Typography>
        {children}
      </Frame>
    </Dialog>
  )
}
