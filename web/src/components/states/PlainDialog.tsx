import { styled } from '@mui/material/styles'
import { type ReactNode, useCallback, useId } from 'react'
import { useBackCloses } from '#components/hooks/useBackCloses.ts'
import { FocusHold } from '#components/layout/FocusHold.tsx'
import { floatingSurface, SCRIM } from '#theme/components/surfaces.ts'
import { DIALOG_WIDTH } from '#theme/measures.ts'
import { theme } from '#theme/theme.ts'

const Frame = styled('dialog')({
  boxSizing: 'border-box',
  width: `min(${DIALOG_WIDTH}px, calc(100% - 16px))`,
  margin: 'auto',
  padding: theme.spacing(4),
  ...floatingSurface(theme.vars),
  '&[popover]': { inset: 'auto 0 16px' },
  '&:modal::backdrop': { backgroundColor: SCRIM },
  '& > h2': { ...theme.typography.h3, margin: 0 },
  '& > p': { margin: theme.spacing(1.5, 0, 0) },
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5),
    marginTop: theme.spacing(3),
  },
})

interface Props {
  title: string
  role?: 'dialog' | 'alertdialog'
  /** False for a message beside which the page can be used. */
  isModal?: boolean
  /** False when it is about to be removed. */
  isOpen?: boolean
  /** Called on Escape and Back. */
  onClose: () => void
  /** Paragraphs, and a `div` of buttons. The first button has the focus. */
  children: ReactNode
}

/** Shows it above the page, which can be used. Returns what closes it and returns the focus. */
function showBeside(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement
  dialog.showPopover()
  return () => {
    const hadFocus = dialog.contains(document.activeElement)
    dialog.hidePopover()
    if (hadFocus && before instanceof HTMLElement) before.focus()
  }
}

/** The browser's own dialog, for use until MUI's has loaded and if it cannot be loaded. */
export function PlainDialog({
  title,
  role = 'dialog',
  isModal = true,
  isOpen = true,
  onClose,
  children,
}: Props) {
  const titleId = useId()
  useBackCloses(isOpen, onClose)
  const show = useCallback(
    (dialog: HTMLDialogElement) => {
      if (!isModal) return showBeside(dialog)
      dialog.showModal()
      // Returns the focus.
      return () => dialog.close()
    },
    [isModal],
  )
  return (
    <Frame
      ref={show}
      role={role}
      popover={isModal ? undefined : 'manual'}
      aria-labelledby={titleId}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !isModal) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {isModal && <FocusHold />}
      <h2 id={titleId}>{title}</h2>
      {children}
    </Frame>
  )
}
