import { styled } from '#theme/styled.ts'
import { Link } from 'react-router'
import { Column } from '#components/Page.tsx'
import { SearchForm } from '#components/SearchForm.tsx'
import { PATHS } from '#paths.ts'

/** Below the slides on phones, on the first screen; beside the drawing on wide ones. */
const Place = styled(Column)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  paddingBlock: theme.spacing(0, 3),
  color: theme.vars.palette.night.ink,
  '& > *': { flex: '1 1 200px', height: 48, borderColor: theme.vars.palette.night.gold },
  '& :focus-visible, & > :focus-within': { outlineColor: theme.vars.palette.night.focus },
  [theme.breakpoints.up('md')]: {
    position: 'absolute',
    insetInline: 0,
    bottom: 92,
    paddingBlock: 0,
    pointerEvents: 'none',
    '& > *': { flex: '0 1 auto', pointerEvents: 'auto' },
    '& > form': { flexBasis: 360 },
  },
}))

const Night = styled('div')(({ theme }) => ({ backgroundColor: theme.vars.palette.night.ground }))

const Browse = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  display: 'grid',
  placeContent: 'center',
  boxSizing: 'border-box',
  paddingInline: theme.spacing(2.5),
  border: '1px solid',
  borderRadius: 4,
  color: theme.vars.palette.night.ground,
  backgroundColor: theme.vars.palette.night.ink,
  textDecoration: 'none',
}))

/** Where a visit begins: the search, and everything. */
export function HeroStart() {
  return (
    <Night>
      <Place>
        <SearchForm label="Start here" />
        <Browse to={PATHS.browse}>Browse Artifacts</Browse>
      </Place>
    </Night>
  )
}
