import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { List } from '@tracker/domain/lists/list.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { Page } from '#components/layout/Page.tsx'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { lazySection } from '#components/states/lazySection.tsx'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { PATHS, wallLabelsAddress } from '#navigation/paths.ts'
import { toast } from '#notifications/toast.ts'
import { EntryList } from './entries/EntryList.tsx'
import { exportList } from './exportList.ts'
import { isShown, type Item, itemsOf, type ShownItem } from './items.ts'
import { ListDetails } from './ListDetails.tsx'
import { titleOf } from './listTexts.ts'
import { theme } from '#theme/theme.ts'

const CardsView = lazySection(() => import('./views/CardsView.tsx'))
const TimelineView = lazySection(() => import('./views/TimelineView.tsx'))
const SlideShow = lazySection(() => import('./views/SlideShow.tsx'))
const Handout = lazySection(() => import('./views/Handout.tsx'))

const VIEWS = [
  ['edit', msg`Edit`],
  ['cards', msg`Cards`],
  ['timeline', msg`Timeline`],
  ['slides', msg`Slide show`],
  ['handout', msg`Handout`],
] as const

const Views = styled('nav')({
  ...theme.typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  marginBottom: theme.spacing(3),
  borderBottom: `1px solid ${theme.vars.palette.rule}`,
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    height: 44,
    // Space for the focus ring, and for fingers.
    paddingInline: 8,
    marginInline: -8,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    '&:focus-visible': { outlineOffset: -4 },
    // Like the current link of the navigation bar.
    '&[aria-current="page"]': {
      color: theme.vars.palette.text.primary,
      boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}`,
    },
    '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.primary.main } },
    '@media (forced-colors: active)': { '&[aria-current="page"]': { textDecoration: 'underline 2px' } },
  },
  [theme.breakpoints.up('sm')]: { fontSize: '1rem', columnGap: theme.spacing(3) },
  '@media print': { display: 'none' },
})

const Ending = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: theme.spacing(2),
  marginTop: theme.spacing(3),
})

const Introduction = styled('span')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

interface Props {
  list: List
  artifacts: readonly Artifact[]
  /** Name of the view, from the address. */
  view: string
  /** Renders the appeal against hiding the list. */
  appeal: (list: List) => ReactNode
}

/** One of the user's lists, in one of its views. */
export function ListView({ list, artifacts, view, appeal }: Props) {
  const items = itemsOf(list, artifacts)
  const shown = items.filter(isShown)
  return (
    <Page
      title={titleOf(list)}
      heading={<span dir="auto">{titleOf(list)}</span>}
      intro={list.introduction && <Introduction dir="auto">{list.introduction}</Introduction>}
      isCompact
    >
      <ListDetails list={list} appeal={appeal} />
      {items.length === 0 ? (
        <EmptyState
          drawing={EmptyDrawers}
          heading={t`Nothing here yet`}
          line={t`Press Add to list beside any artifact.`}
          way={{ to: PATHS.browse, label: t`Browse Artifacts` }}
        />
      ) : (
        <>
          <Views aria-label={t`Views of the list`}>
            {VIEWS.map(([name, label]) => (
              <Link
                key={name}
                to={name === 'edit' ? '?' : `?view=${name}`}
                replace
                {...(view === name && { 'aria-current': 'page' })}
              >
                {i18n._(label)}
              </Link>
            ))}
          </Views>
          {contentOf(view, { list, items, shown })}
          <Ending>
            <Button
              onClick={() => {
                exportList(list, shown)
                toast.success(t`The list was exported.`)
              }}
            >
              {t`Export CSV`}
            </Button>
            <ButtonLink to={wallLabelsAddress(shown.map(({ artifact }) => artifact._id))}>
              {t`Print labels`}
            </ButtonLink>
          </Ending>
        </>
      )}
    </Page>
  )
}

interface Content {
  readonly list: List
  readonly items: readonly Item[]
  readonly shown: readonly ShownItem[]
}

function contentOf(view: string, { list, items, shown }: Content): ReactNode {
  switch (view) {
    case 'cards':
      return <CardsView items={shown} />
    case 'timeline':
      return <TimelineView items={shown} />
    case 'slides':
      return <SlideShow items={shown} title={titleOf(list)} />
    case 'handout':
      return <Handout items={shown} />
    default:
      return <EntryList list={list} items={items} />
  }
}
