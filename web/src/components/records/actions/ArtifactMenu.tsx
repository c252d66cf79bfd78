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

interface Props {
  id: string
  name: string
  /** True unless there is a share button next to the menu. */
  hasShare?: boolean
  /** Additional items. */
  children?: ReactNode
}

/** The menu of an artifact: share, public label. */
export function ArtifactMenu({ id, name, hasShare = true, children }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const isHydrated = useHydrated()
  const isolatedName = isolate(name)
  useBackCloses(anchor !== null, close)
  return (
    <>
      <IconButton
        disabled={!isHydrated}
        aria-label={t`More about ${isolatedName}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <More size={20} />
      </IconButton>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          // Inside a landmark, for screen readers.
          container={() => document.querySelector('main')}
          onClose={close}
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
                close()
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
      )}
    </>
  )
}
