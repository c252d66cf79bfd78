import { t } from '@lingui/core/macro'
import { isolate } from '@tracker/domain/text/direction.ts'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { type ReactNode, useState } from 'react'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { MenuSurface } from '#components/layout/MenuButton.tsx'
import { ArrowRight } from '#icons/icons.tsx'
import { More } from '#icons/screenIcons.tsx'
import { labelUrl, shareArtifact, ShareIcon } from '#components/records/actions/share.ts'

interface MenuProps {
  /** The menu's button. */
  anchor: HTMLElement
  id: string
  name: string
  /** True unless there is a share button next to the menu. */
  hasShare?: boolean
  /** False for a record that only its adder and curators see: it has no label to share. */
  isPublic?: boolean
  /** Additional items. */
  children?: ReactNode
  onClose: () => void
}

/** The open menu of an artifact: share, public label. */
export function OpenMenu({
  anchor,
  id,
  name,
  hasShare = true,
  isPublic = true,
  children,
  onClose,
}: MenuProps) {
  return (
    <MenuSurface anchor={anchor} label={t`More`} onClose={onClose}>
      {hasShare && isPublic && (
        <MenuItem onClick={() => void shareArtifact({ _id: id, artifact_name: name })}>
          <ShareIcon size={20} />
          {t`Share`}
        </MenuItem>
      )}
      {isPublic && (
        <MenuItem component="a" href={labelUrl(id)}>
          <ArrowRight size={20} />
          {t`Public label`}
        </MenuItem>
      )}
      {children}
    </MenuSurface>
  )
}

/** A button that opens the menu of an artifact. Cards have one menu for their grid (CardMenu.tsx). */
export function ArtifactMenu(props: Omit<MenuProps, 'anchor' | 'onClose'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const name = isolate(props.name)
  return (
    <>
      <IconButton
        disabled={!useHydrated()}
        aria-label={t`More about ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <More size={20} />
      </IconButton>
      {anchor && <OpenMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
