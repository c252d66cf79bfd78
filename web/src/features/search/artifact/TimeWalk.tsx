import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { readYears } from '@tracker/domain/time/years.ts'
import useMediaQuery from '@mui/material/useMediaQuery'
import { styled } from '@mui/material/styles'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { isFocusHeld } from '#components/layout/FocusHold.tsx'
import { ArtifactImage, pictureOf } from '#components/pictures/ArtifactImage.tsx'
import { shortPeriod } from '#components/records/cards/excerpt.ts'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { ArrowLeft, ArrowRight } from '#icons/icons.tsx'
import { artifactAddress } from '#navigation/paths.ts'
import { searchKeys } from '#features/search/api/queryKeys.ts'
import { useArtifacts } from '#features/search/api/useArtifacts.ts'

const LINES = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const

const Row = styled('nav')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  // Reserves the height while the neighbours load.
  minHeight: 76,
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 44,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    '@media (hover: hover)': { '&:hover .name': { textDecoration: 'underline' } },
  },
  '& > .after': { gridColumn: 2, flexDirection: 'row-reverse', textAlign: 'right' },
  '& > a > svg': { flex: 'none', color: theme.vars.palette.primary.main },
  '& .picture': {
    flex: 'none',
    width: 44,
    border: `1px solid ${theme.vars.palette.rule}`,
    overflow: 'hidden',
  },
  '& .words': { minWidth: 0, overflowWrap: 'anywhere' },
  '& .period': {
    ...theme.typography.caption,
    ...LINES,
    WebkitLineClamp: 2,
    lineHeight: 1.25,
    color: theme.vars.palette.bronze.main,
  },
  '& .name': { ...theme.typography.small, ...LINES, WebkitLineClamp: 2, lineHeight: 1.25 },
  // The ellipsis of right-aligned lines hangs over their end.
  '& > .after :is(.period, .name)': { paddingRight: 12, marginRight: -8 },
  [theme.breakpoints.down(360)]: { '& .picture': { display: 'none' } },
  [theme.breakpoints.up('md')]: {
    gridArea: '1 / 2',
    minHeight: 48,
    '& :is(.period, .name)': { WebkitLineClamp: 1 },
  },
  '@media print': { display: 'none' },
}))

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
  const isDated = readYears(created_at) !== null
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
