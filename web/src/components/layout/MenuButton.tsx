import Menu from '@mui/material/Menu'
import { type ReactNode, useState } from 'react'
import { useBackCloses } from '#components/hooks/useBackCloses.ts'
import { ChevronDown } from '#icons/screenIcons.tsx'
import { ReadyButton, ReadyIconButton } from './ReadyButton.tsx'

interface SurfaceProps {
  /** The menu's button. */
  anchor: HTMLElement
  label: string
  onClose: () => void
  /** Items. */
  children: ReactNode
}

/** An open menu. A press on an item closes it. */
export function MenuSurface({ anchor, label, onClose, children }: SurfaceProps) {
  useBackCloses(true, onClose)
  return (
    <Menu
      open
      anchorEl={anchor}
      // Inside a landmark, for screen readers.
      container={() => document.querySelector('main')}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { variant: 'menu', sx: { minWidth: 200, mt: 0.5 } },
        list: { 'aria-label': label, onClick: onClose },
      }}
    >
      {children}
    </Menu>
  )
}

interface Props {
  label: string
  /** Shown instead of the label. */
  icon?: ReactNode
  /** Items. */
  children: ReactNode
}

/** A button that opens a menu. */
export function MenuButton({ label, icon, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => setAnchor(currentTarget),
  } as const
  return (
    <>
      {icon ? (
        <ReadyIconButton aria-label={label} {...opener}>
          {icon}
        </ReadyIconButton>
      ) : (
        <ReadyButton endIcon={<ChevronDown size={18} />} {...opener}>
          {label}
        </ReadyButton>
      )}
      {anchor && (
        <MenuSurface anchor={anchor} label={label} onClose={() => setAnchor(null)}>
          {children}
        </MenuSurface>
      )}
    </>
  )
}
