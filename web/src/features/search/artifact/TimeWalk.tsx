import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import useMediaQuery from '@mui/material/useMediaQuery'
import { styled } from '@mui/material/styles'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { isFocusHeld } from '#components/layout/FocusHold.tsx'
import { ArtifactImage, pictureOf } from '#components/pictures/ArtifactImage.tsx'
import { shortPeriod } from '#components/records/cards/excerpt.ts'
import { useYears } from '#components/records/useYears.ts'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { ArrowLeft, ArrowRight } from '#icons/icons.tsx'
import { artifactAddress } from '#navigation/paths.ts'
import { searchKeys } from '#features/search/api/queryKeys.ts'
import { useArtifacts } from '#features/search/api/useArtifacts.ts'
import { theme } from '#theme/theme.ts'

/** Height of a step with one line of name. */
const STEP = 56

const Row = styled('nav')({
  display: 'grid',
  gap: theme.spacing(0, 2),
  // Reserves the height while the neighbours load.
  gridAutoRows: `minmax(${STEP}px, auto)`,
  minHeight: STEP,
  '& > a': {
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr) 18px',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '@media (hover: hover)': { '&:hover .name': { textDecoration: 'underline' } },
  },
  '& > a > svg': { gridArea: '1 / 3', color: theme.vars.palette.primary.main },
  '& .picture': {
    width: 44,
    border: `1px solid ${theme.vars.palette.rule}`,
    boxSizing: 'border-box',
    overflow: 'hidden',
  },
  '& .words': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .period': {
    ...theme.typography.caption,
    display: 'block',
    lineHeight: 1.25,
    color: theme.vars.palette.bronze.main,
  },
  '& .name': { ...theme.typography.small, display: 'block', lineHeight: 1.25 },
  // On phones a row each, with whole names.
  [theme.breakpoints.down('sm')]: {
    minHeight: 2 * STEP,
    '& > a': {
      paddingBlock: theme.spacing(0.5),
      borderTop: `1px solid ${theme.vars.palette.rule}`,
      '&:last-of-type': { borderBottom: `1px solid ${theme.vars.palette.rule}` },
    },
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > a': { gridTemplateColumns: '18px 44px minmax(0, 1fr)', gap: theme.spacing(0.5, 1) },
    '& > a > svg': { gridArea: '1 / 1' },
    '& > .after': {
      gridColumn: 2,
      gridTemplateColumns: 'minmax(0, 1fr) 44px 18px',
      textAlign: 'right',
      '& > svg, & > .picture': { gridRow: 1, gridColumn: 3 },
      '& > .picture': { gridColumn: 2 },
      '& > .words': { gridArea: '1 / 1' },
    },
    '& .name': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '@media print': { display: 'none' },
})

/** Elements in which arrow keys have another function. */
const OWN_ARROWS = 'input, textarea, select, [contenteditable], [role="combobox"], [role="slider"]'

/** Follows the links on left and right arrow keys. */
function useArrowKeys(before: string | undefined, after: string | undefined, options: NavigateOptions) {
  const navigate = useNavigate()
  useEffect(() => {
    const onKeyDown = ({
      key,
      target,
      altKey,
      ctrlKey,
      metaKey,
      shiftKey,
      defaultPrevented,
    }: KeyboardEvent) => {
      const next = key === 'ArrowLeft' ? before : key === 'ArrowRight' ? after : undefined
      if (!next || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isFocusHeld()) return
      if (target instanceof Element && target.closest(OWN_ARROWS)) return
      void navigate(artifactAddress(next), options)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
}

/**
 * Links to the artifacts made just before and just after this one; arrow keys follow them. They replace the
 * history entry, like links to neighbours in a list, so that Back leaves the artifacts. Renders nothing for
 * undated artifacts.
 */
export function TimeWalk({ artifact: { _id: id, created_at } }: { artifact: Artifact }) {
  const api = useApi()
  const isAnonymous = useCurrentUser().status !== 'signed-in'
  const state: unknown = useLocation().state
  const viewTransition = useMediaQuery('(prefers-reduced-motion: no-preference)', { noSsr: true })
  const isDated = useYears(created_at) !== null
  const { data } = useQuery({
    queryKey: searchKeys.neighbours(id),
    queryFn: isDated ? () => api.neighbours(id, isAnonymous) : skipToken,
  })
  const ids = [data?.before, data?.after].flatMap((one) => one?._id ?? [])
  const { items } = useArtifacts(ids.length > 0 ? [ids] : [])
  const artifactOf = (one: { _id: string } | null | undefined) => items.find(({ _id }) => _id === one?._id)
  const [before, after] = [artifactOf(data?.before), artifactOf(data?.after)]
  const options = { replace: true, state, viewTransition }
  useArrowKeys(before?._id, after?._id, options)
  if (!isDated) return null
  return (
    <Row aria-label={t`A walk through time`}>
      {before && (
        <Link to={artifactAddress(before._id)} {...options} aria-keyshortcuts="ArrowLeft">
          <ArrowLeft size={18} />
          <Step title={t`Made before`} artifact={before} />
        </Link>
      )}
      {after && (
        <Link to={artifactAddress(after._id)} {...options} className="after" aria-keyshortcuts="ArrowRight">
          <ArrowRight size={18} />
          <Step title={t`Made after`} artifact={after} />
        </Link>
      )}
    </Row>
  )
}

function Step({ title, artifact }: { title: string; artifact: Artifact }) {
  return (
    <>
      <span className="picture">
        <ArtifactImage {...pictureOf(artifact)} alt="" ratio="1 / 1" />
      </span>
      <span className="words">
        <span className="visually-hidden">{title}: </span>
        <span className="period" dir="auto">
          {shortPeriod(artifact.created_at)}
        </span>
        <span className="name" dir="auto">
          {artifact.artifact_name}
        </span>
      </span>
    </>
  )
}
