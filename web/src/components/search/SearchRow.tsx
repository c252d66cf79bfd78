import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Search } from '#icons/icons.tsx'
import { theme } from '#theme/theme.ts'

/** Maximum width of a search field, in pixels. */
export const SEARCH_WIDTH = 640

const Row = styled('form')({
  // The list of names is as wide as the form on a phone.
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  justifyContent: 'start',
  gap: theme.spacing(1.5),
  gridTemplateColumns: `minmax(0, ${SEARCH_WIDTH}px) auto`,
  // On phones the button has its icon alone; its word stays for screen readers.
  [theme.breakpoints.down('sm')]: {
    gap: theme.spacing(1),
    '& > button': { minWidth: 48, padding: 0, '& > .MuiButton-startIcon': { margin: 0 } },
    '& > button > .word': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
  // Paper names what was searched, and has no empty field.
  '@media print': { '&:has(input[value=""]), & > button': { display: 'none' } },
})

interface Props {
  /** Accessible name, if the page has another search. */
  label?: string
  /** Target of the GET form, which works before hydration. */
  action?: string
  onSearch: (text: string) => void
  /** The labelled field. */
  children: ReactNode
}

/** The search of a screen: a labelled field and a button. An empty search lists everything. */
export function SearchRow({ label, action, onSearch, children }: Props) {
  return (
    <search aria-label={label}>
      <Row
        noValidate
        action={action}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(event.currentTarget.querySelector('input')?.value.trim() ?? '')
        }}
      >
        {children}
        <Button type="submit" variant="outlined" size="large" startIcon={<Search size={20} />}>
          <span className="word">{t`Search`}</span>
        </Button>
      </Row>
    </search>
  )
}
