import { t } from '@lingui/core/macro'
import { isolate } from '@tracker/domain/text/direction.ts'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type ReactNode, useState } from 'react'
import { useHydrated } from '#components/hooks/useHydrated.ts'
import { useBackCloses } from '#components/hooks/useBackCloses.ts'
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
  /** Additional items. */
  children?: ReactNode
  onClose: () => void
}

/** The open menu of an artifact: share, public label. */
export function OpenMenu({ anchor, id, name, hasShare = true, children, onClose }: MenuProps) {
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
        list: { 'aria-label': t`More` },
      }}
    >
      {hasShare && (
        <MenuItem
          onClick={() => {
            onClose()
            void shareArtifact({ _id: id, artifact_name: name })
          }}
        >
          <ShareIcon size={20} />
          {t`Share`}
        </MenuItem>
      )}
      <MenuItem component="a" href={labelUrl(id)}>
        <ArrowRight size={20} />
        {t`Public label`}
      </MenuItem>
      {children}
    </Menu>
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
