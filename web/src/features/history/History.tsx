import { t } from '@lingui/core/macro'
import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import { lazyPart } from '#components/states/lazyPart.tsx'
import { ErrorState } from '#components/states/ErrorState.tsx'
import { useId } from 'react'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { ChevronDown } from '#icons/screenIcons.tsx'

const ChangeList = lazyPart(() => import('./ChangeList.tsx'), {
  waiting: () => <output>{t`Loading`}</output>,
  failed: (_props, { error, retry }) => <ErrorState error={error} onRetry={retry} />,
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
  const heading = useId()
  const currentUser = useCurrentUser()
  if (currentUser.status !== 'signed-in') return null
  const { uid, isCurator } = currentUser.user
  if (adderUid !== undefined && adderUid !== uid && !isCurator) return null
  return (
    <Accordion
      slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
      sx={{ '@media print': { display: 'none' } }}
    >
      <AccordionSummary id={heading} expandIcon={<ChevronDown size={18} />}>
        {t`History`}
      </AccordionSummary>
      <AccordionDetails>
        <ChangeList id={id} updatedAt={updatedAt} canRestore={adderUid !== undefined} />
      </AccordionDetails>
    </Accordion>
  )
}
