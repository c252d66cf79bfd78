import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { lazyOverlay } from '#components/states/lazyOverlay.tsx'

const CiteDialog = lazyOverlay(() => import('./CiteDialog.tsx'))

interface Props {
  artifact: Artifact
  /** Time of the record's last change (ISO 8601); empty if unknown. */
  changed: string
}

/** Opens the citation of a public artifact. */
export function CiteButton({ artifact, changed }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start', marginLeft: -1.5, '@media print': { display: 'none' } }}
      >
        {t`Cite this`}
      </Button>
      {isOpen && <CiteDialog artifact={artifact} changed={changed} onGone={() => setOpen(false)} />}
    </>
  )
}
