import { t } from '@lingui/core/macro'
import { SITE } from '@tracker/domain/site/site.ts'
import { styled } from '@mui/material/styles'
import { Coins } from '#illustrations/categories/Coins.tsx'
import { Inscriptions } from '#illustrations/categories/Inscriptions.tsx'
import { Manuscripts } from '#illustrations/categories/Manuscripts.tsx'
import { Paintings } from '#illustrations/categories/Paintings.tsx'
import { Relics } from '#illustrations/categories/Relics.tsx'
import { Sculptures } from '#illustrations/categories/Sculptures.tsx'
import { Tools } from '#illustrations/categories/Tools.tsx'
import { Weapons } from '#illustrations/categories/Weapons.tsx'
import { siteText } from '#i18n/siteText.ts'
import { SectionBand } from './SectionBand.tsx'
import { theme } from '#theme/theme.ts'

const DRAWINGS = { Sculptures, Manuscripts, Tools, Relics, Coins, Weapons, Inscriptions, Paintings } as const

const Grid = styled('ul')({
  display: 'grid',
  // On phones the longest names get wider columns, before they would break.
  gridTemplateColumns: 'repeat(4, auto)',
  borderTop: `1px solid ${theme.vars.palette.rule}`,
  borderLeft: `1px solid ${theme.vars.palette.rule}`,
  // The longest name would not fit into three columns.
  '@media (max-width: 339.95px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
})

const Tile = styled('li')({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(0.75),
  padding: theme.spacing(1.5, 0, 1.25),
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.45,
  borderRight: `1px solid ${theme.vars.palette.rule}`,
  borderBottom: `1px solid ${theme.vars.palette.rule}`,
  '& svg': { width: 40, height: 40, color: theme.vars.palette.text.primary },
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(1.5),
    padding: theme.spacing(3, 1, 2.5),
    fontSize: '1rem',
    lineHeight: 1.6,
    '& svg': { width: 72, height: 72 },
  },
  [theme.breakpoints.up('lg')]: {
    gap: theme.spacing(0.75),
    padding: theme.spacing(1.5, 1, 1.25),
    '& svg': { width: 40, height: 40 },
  },
})

/** The categories. Display only, as specified. */
export function Categories() {
  return (
    <SectionBand heading={t`Artifact Categories`} isLow>
      <Grid>
        {SITE.categories.map(({ name, drawing }) => {
          const Drawing = DRAWINGS[drawing]
          return (
            <Tile key={name}>
              <Drawing size={72} />
              {siteText(name)}
            </Tile>
          )
        })}
      </Grid>
    </SectionBand>
  )
}
