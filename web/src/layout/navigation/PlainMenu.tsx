import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { useBackCloses } from '#components/hooks/useBackCloses.ts'
import type { Failure } from '#components/states/lazyPart.tsx'
import { problemText } from '#components/states/problemText.ts'
import type { NavLinkItem } from '#layout/links.ts'
import { menuSurface } from '#theme/components/surfaces.ts'
import { theme } from '#theme/theme.ts'

const Panel = styled('nav')({
  position: 'absolute',
  top: '100%',
  right: theme.spacing(1),
  zIndex: theme.zIndex.modal,
  boxSizing: 'border-box',
  width: 'min(320px, calc(100vw - 16px))',
  maxHeight: 'calc(100dvh - 100%)',
  overflowY: 'auto',
  padding: theme.spacing(1.5, 2),
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  ...menuSurface(theme.vars),
  '& p, & output': { margin: theme.spacing(0, 0, 1), color: theme.vars.palette.text.secondary },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'inherit',
  },
  '& > button': { padding: 0, fontWeight: 400 },
})

interface Props {
  links: readonly NavLinkItem[]
  /** Navigation state of the links. */
  state?: unknown
  /** Why the menu is missing; undefined while it loads. */
  failure?: Failure | undefined
  onClose: () => void
  /** More than links. */
  children?: ReactNode
}

/** The links of a menu whose code is missing. */
export function PlainMenu({ links, state, failure, onClose, children }: Props) {
  useBackCloses(true, onClose)
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <Panel aria-label={t`Menu`}>
      {failure ? (
        <p role="alert">
          {problemText(failure.error)} <Button size="small" onClick={failure.retry}>{t`Retry`}</Button>
        </p>
      ) : (
        <output>{t`Loading`}</output>
      )}
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} state={state} onClick={onClose}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </Panel>
  )
}
