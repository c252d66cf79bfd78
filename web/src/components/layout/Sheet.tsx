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
  // Like dialogs that ask (DialogView.tsx).
  '& > .seal': { justifySelf: 'center', lineHeight: 0, color: theme.vars.palette.bronze.main },
  '& > .seal + h2': { textAlign: 'center' },
})

export interface SheetProps {
  title: string
  /** Drawing above the title, which then stands in the middle. */
  seal?: ReactNode
  isOpen: boolean
  onClose: () => void
  /** Called after the closing transition. */
  onGone: () => void
  children: ReactNode
}

/** A dialog with a title and content to fill in or choose from. For messages and questions use `dialogs`. */
export function Sheet({ title, seal, isOpen, onClose, onGone, children }: SheetProps) {
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
        {seal && <div className="seal">{seal}</div>}
        <Typography variant="h3" component="h2" id={titleId} dir="auto">
          {title}
        </Typography>
        {children}
      </Frame>
    </Dialog>
  )
}
