import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { List } from '@tracker/domain/lists/list.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { lazy, type ReactNode, Suspense } from 'react'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { Page } from '#components/layout/Page.tsx'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { PATHS } from '#navigation/paths.ts'
import { toast } from '#notifications/toast.ts'
import { EntryList } from './entries/EntryList.tsx'
import { exportList } from './exportList.ts'
import { isShown, type Item, itemsOf, type ShownItem } from './items.ts'
import { ListDetails } from './ListDetails.tsx'
import { titleOf } from './listTexts.ts'

const CardsView = lazy(() => import('./views/CardsView.tsx'))
const TimelineView = lazy(() => import('./views/TimelineView.tsx'))
const SlideShow = lazy(() => import('./views/SlideShow.tsx'))
const Handout = lazy(() => import('./views/Handout.tsx'))

const VIEWS = [
  ['edit', msg`Edit`],
  ['cards', msg`Cards`],
  ['timeline', msg`Timeline`],
  ['slides', msg`Slide show`],
  ['handout', msg`Handout`],
] as const

const Views = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(0, 0, 3),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.rule}`,
  '@media print': { display: 'none' },
}))

const Introduction = styled('span')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

interface Props {
  list: List
  artifacts: readonly Artifact[]
  /** Name of the view, from the address. */
  view: string
}

/** One of the user's lists, in one of its views. */
export function ListView({ list, artifacts, view }: Props) {
  const items = itemsOf(list, artifacts)
  const shown = items.filter(isShown)
  return (
    <Page
      title={titleOf(list)}
      heading={<span dir="auto">{titleOf(list)}</span>}
      intro={
        view !== 'handout' && list.introduction && <Introduction dir="auto">{list.introduction}</Introduction>
      }
      isCompact
    >
      <ListDetails list={list} />
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
              <ButtonLink
                key={name}
                to={name === 'edit' ? '?' : `?view=${name}`}
                replace
                variant={view === name ? 'contained' : 'outlined'}
                {...(view === name && { 'aria-current': 'page' })}
              >
                {i18n._(label)}
              </ButtonLink>
            ))}
            <Button
              onClick={() => {
                exportList(list, shown)
                toast.success(t`The list was exported.`)
              }}
            >
              {t`Export CSV`}
            </Button>
          </Views>
          <Suspense>{contentOf(view, { list, items, shown })}</Suspense>
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
