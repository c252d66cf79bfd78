import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { ErrorBoundary } from '#components/states/ErrorBoundary.tsx'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useId, useState } from 'react'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { ChevronDown } from '#icons/screenIcons.tsx'

const ChangeList = lazy(() => import('./ChangeList.tsx'))

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > h2': { margin: 0, lineHeight: 0 },
  '& > h2 > [aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '@media print': { display: 'none' },
})

interface Props {
  id: string
  /** Uid of the adder; undefined for a hidden artifact, which only its adder and curators see. */
  adderUid?: string | undefined
  /** Time of the last change (ISO 8601); empty if it was never changed. */
  updatedAt: string
}

/** The history of an artifact, for its adder and curators; renders nothing for others. */
export function History({ id, adderUid, updatedAt }: Props) {
  const panel = useId()
  const heading = useId()
  const [isOpen, setOpen] = useState(false)
  const currentUser = useCurrentUser()
  if (currentUser.status !== 'signed-in') return null
  const { uid, isCurator } = currentUser.user
  if (adderUid !== undefined && adderUid !== uid && !isCurator) return null
  return (
    <Root aria-labelledby={heading}>
      <h2>
        <Button
          id={heading}
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          endIcon={<ChevronDown size={18} />}
          onClick={() => setOpen(!isOpen)}
          sx={{ marginLeft: -1.5 }}
        >
          {t`History`}
        </Button>
      </h2>
      {isOpen && (
        <div id={panel}>
          <ErrorBoundary>
            <Suspense fallback={<output>{t`Loading`}</output>}>
              <ChangeList id={id} updatedAt={updatedAt} canRestore={adderUid !== undefined} />
            </Suspense>
          </ErrorBoundary>
        </div>
      )}
    </Root>
  )
}
