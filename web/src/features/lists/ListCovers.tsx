import { t } from '@lingui/core/macro'
import type { List } from '@tracker/domain/lists/list.ts'
import { styled } from '@mui/material/styles'
import { type Ref, useRef } from 'react'
import { useNearView } from '#components/hooks/useNearView.ts'
import { TextLink } from '#components/layout/TextLink.tsx'
import { ArtifactImage, pictureOf } from '#components/pictures/ArtifactImage.tsx'
import { axisClasses, TimeAxis } from '#components/records/TimeAxis.tsx'
import { RowNotice } from '#components/states/Notice.tsx'
import { listAddress } from '#navigation/paths.ts'
import { COVER_PICTURES, useCoverArtifacts } from './api/useList.ts'
import { barsOf } from './items.ts'
import { countText, titleOf, visibilityText } from './listTexts.ts'
import { theme } from '#theme/theme.ts'

const { night } = theme.vars.palette

/** Like the cover of the public page (web/label/label.css). */
const Covers = styled('ul')({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    borderRadius: 2,
    color: night.ink,
    backgroundColor: night.ground,
    overflowWrap: 'anywhere',
    // Forced colours remove the ground.
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  '& > li > .pictures': {
    display: 'grid',
    gridTemplateColumns: `repeat(${COVER_PICTURES}, minmax(0, 1fr))`,
    gap: 2,
    // As high without pictures.
    '&::before': { content: '""', gridArea: '1 / 1', aspectRatio: '1 / 1' },
    '& > :first-of-type': { gridArea: '1 / 1' },
  },
  '& .words': { display: 'grid', gap: theme.spacing(0.75), padding: theme.spacing(2, 2.5, 1.5) },
  '& h2': { margin: 0, ...theme.typography.h4 },
  '& p': { margin: 0, ...theme.typography.small },
  // The link covers the whole cover.
  '& h2 > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& h2 > a': { '&, &:hover': { color: 'inherit' }, '&:focus-visible': { outline: 'none' } },
  '& > li:has(h2 > a:focus-visible)': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '& > li > :last-child': { margin: 'auto 20px 20px' },
  [`& .${axisClasses.ticks}`]: {
    borderColor: night.ink,
    backgroundImage: `linear-gradient(to right, ${night.ink} 1px, transparent 1px)`,
    '& > span, & > i': { backgroundColor: night.gold },
  },
})

interface Props {
  lists: readonly List[]
  listRef: Ref<HTMLUListElement>
}

/** Lists as covers: first pictures, title, number of artifacts, and the pictured ones on the time axis. */
export function ListCovers({ lists, listRef }: Props) {
  return (
    <Covers ref={listRef} aria-label={t`Your lists, last changed first`}>
      {lists.map((list) => (
        <Cover key={list._id} list={list} />
      ))}
    </Covers>
  )
}

/** Pixels below the window at which the artifacts of a cover are read. */
const NEAR_PX = 400

function Cover({ list }: { list: List }) {
  const place = useRef<HTMLLIElement>(null)
  const pictured = useCoverArtifacts(list, useNearView(place, NEAR_PX))
  return (
    <li ref={place}>
      <div className="pictures">
        {pictured.map((artifact) => (
          <ArtifactImage key={artifact._id} {...pictureOf(artifact)} alt="" ratio="1 / 1" />
        ))}
      </div>
      <div className="words">
        <h2 dir="auto">
          <TextLink to={listAddress(list._id)} underline="hover">
            {titleOf(list)}
          </TextLink>
        </h2>
        <p>
          {countText(list.entries.length)} · {visibilityText(list.visibility)}
        </p>
        {list.hidden_reason !== undefined && (
          <RowNotice severity="warning">{t`Hidden by curators`}</RowNotice>
        )}
      </div>
      <TimeAxis bars={barsOf(pictured)} isBare />
    </li>
  )
}
