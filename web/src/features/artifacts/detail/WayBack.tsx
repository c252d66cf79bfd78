import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { isolate } from '@tracker/domain/text/direction.ts'
import { useQueryClient } from '@tanstack/react-query'
import { styled } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { neighboursOf, readListPlace } from '#components/records/cards/listPlace.ts'
import { TextLink } from '#components/layout/TextLink.tsx'
import { getArtifact } from '#firebase/artifacts/entityCache.ts'
import { ArrowLeft, ArrowRight } from '#icons/icons.tsx'
import { artifactAddress, PATHS } from '#navigation/paths.ts'
import { theme } from '#theme/theme.ts'

const Row = styled('nav')({
  ...theme.typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 2),
  '& a': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(0.75), minHeight: 44 },
  [theme.breakpoints.down('md')]: { '& > a:first-of-type': { marginRight: 'auto' } },
  '@media print': { display: 'none' },
})

/**
 * Links back to the list from which the artifact was opened, or to all artifacts, and to its neighbours in
 * the list.
 */
export function WayBack({ id }: { id: string }) {
  const here = useLocation()
  const state: unknown = here.state
  const navigate = useNavigate()
  const client = useQueryClient()
  const list = readListPlace(state)
  const { previous, next } = list ? neighboursOf(id, list) : {}
  const isFromBrowse = list?.path.split('?')[0] === PATHS.browse

  // Going one step back restores the list's scroll position; links to neighbours replace the history entry.
  const goBack = (event: MouseEvent) => {
    if (!isFromBrowse || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  const nameOf = (other: string) => {
    const name = getArtifact(client, other)?.artifact_name
    return name === undefined ? undefined : isolate(name)
  }
  const before = previous && nameOf(previous)
  const after = next && nameOf(next)
  return (
    <Row aria-label={t`Around this artifact`}>
      <TextLink to={isFromBrowse && list ? list.path : PATHS.browse} onClick={goBack}>
        <ArrowLeft size={18} />
        {t`All Artifacts`}
      </TextLink>
      {previous && (
        <TextLink to={artifactAddress(previous)} replace state={state}>
          <ArrowLeft size={18} />
          <span>
            {before === undefined ? (
              <Trans>
                Previous<span className="visually-hidden"> artifact</span>
              </Trans>
            ) : (
              <Trans>
                Previous<span className="visually-hidden"> artifact: {before}</span>
              </Trans>
            )}
          </span>
        </TextLink>
      )}
      {next && (
        <TextLink to={artifactAddress(next)} replace state={state}>
          <span>
            {after === undefined ? (
              <Trans>
                Next<span className="visually-hidden"> artifact</span>
              </Trans>
            ) : (
              <Trans>
                Next<span className="visually-hidden"> artifact: {after}</span>
              </Trans>
            )}
          </span>
          <ArrowRight size={18} />
        </TextLink>
      )}
    </Row>
  )
}
