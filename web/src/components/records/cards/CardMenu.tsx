import { t } from '@lingui/core/macro'
import { isolate } from '@tracker/domain/text/direction.ts'
import { createContext, type ReactNode, use, useState } from 'react'
import { OpenMenu } from '#components/records/actions/ArtifactMenu.tsx'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { More } from '#icons/screenIcons.tsx'

interface Opened {
  readonly anchor: HTMLElement
  readonly id: string
  readonly name: string
  /** Called when the menu is closed. */
  readonly onClose: () => void
}

const OpenContext = createContext((_opened: Opened) => {})

/** The menu of a grid, opened by the button of each card. */
export function CardMenu({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  return (
    <OpenContext value={setOpened}>
      {children}
      {opened && (
        <OpenMenu
          {...opened}
          onClose={() => {
            setOpened(null)
            opened.onClose()
          }}
        />
      )}
    </OpenContext>
  )
}

/** Opens the menu of the grid for a card, which styles the button (cardLayout.ts). */
export function CardMenuButton({ id, name }: { id: string; name: string }) {
  const open = use(OpenContext)
  const [isOpen, setOpen] = useState(false)
  const isolatedName = isolate(name)
  return (
    <button
      type="button"
      disabled={!useHydrated()}
      aria-label={t`More about ${isolatedName}`}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => {
        setOpen(true)
        open({ anchor: currentTarget, id, name, onClose: () => setOpen(false) })
      }}
    >
      <More size={20} />
    </button>
  )
}
