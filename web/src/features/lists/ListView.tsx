import { i18n } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { List } from '@tracker/domain/lists/list.ts'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { MenuButton } from '#components/layout/MenuButton.tsx'
import { Page } from '#components/layout/Page.tsx'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { Tabs } from '#components/layout/Tabs.ts'
import { LookSwitch } from '#components/records/cards/LookSwitch.tsx'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { lazySection } from '#components/states/lazySection.tsx'
import { useApi } from '#firebase/api/useApi.ts'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { PATHS, wallLabelsAddress } from '#navigation/paths.ts'
import { toast } from '#notifications/toast.ts'
import { EntryList } from './entries/EntryList.tsx'
import { exportList } from './exportList.ts'
import { isShown, type Item, itemsOf, type ShownItem } from './items.ts'
import { useFieldDrafts } from './fieldDrafts.ts'
import { ListDetails, ListTexts } from './ListDetails.tsx'
import { ListTools } from './ListTools.tsx'
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

const Ending = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  '@media print': { display: 'none' },
})

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
  const api = useApi()
  const items = itemsOf(list, artifacts)
  const shown = items.filter(isShown)
  const { uid, isPending, drafts } = useFieldDrafts(list._id, 'texts')
  const [wanted, setEditing] = useState<boolean>()
  // Opened automatically if there are unsaved texts.
  const isEditing = wanted ?? (drafts?.has('title') || drafts?.has('introduction') || false)
  return (
    <Page
      title={titleOf(list)}
      heading={<span dir="auto">{titleOf(list)}</span>}
      tools={<ListTools list={list} onEdit={() => setEditing(true)} />}
      isCompact
    >
      <ListDetails list={list} appeal={appeal} />
      {!isPending && (
        <ListTexts
          list={list}
          isOpen={isEditing}
          onDone={() => {
            setEditing(false)
            focusHeading()
          }}
          uid={uid}
          drafts={drafts}
        />
      )}
      {items.length === 0 ? (
        <EmptyState
          drawing={EmptyDrawers}
          heading={t`Nothing here yet`}
          line={t`Press Add to list beside any artifact.`}
          way={{ to: PATHS.browse, label: t`Browse Artifacts` }}
        />
      ) : (
        <>
          <Tabs aria-label={t`Views of the list`}>
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
          </Tabs>
          {contentOf(view, { list, items, shown })}
          <Ending>
            {view === 'cards' && <LookSwitch place="below" />}
            <MenuButton label={t`Export or print`}>
              <MenuItem
                onClick={() => {
                  exportList(api, list, shown).then(
                    () => toast.success(t`The list was exported.`),
                    (error: unknown) => toast.failure(error),
                  )
                }}
              >
                {t`Export CSV`}
              </MenuItem>
              <MenuItem component={Link} to={wallLabelsAddress(shown.map(({ artifact }) => artifact._id))}>
                {t`Print labels`}
              </MenuItem>
            </MenuButton>
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
