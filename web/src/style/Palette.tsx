import { styled, useTheme } from '@mui/material/styles'

const Swatch = styled('figure')(({ theme }) => ({
  width: 120,
  margin: 0,
  fontSize: '0.875rem',
  '& > div': { height: 48, border: `1px solid ${theme.vars.palette.rule}` },
}))

/** The colours that have a job, under the names that components use. */
export function Palette() {
  const { palette } = useTheme().vars
  const colours = {
    page: palette.background.default,
    paper: palette.background.paper,
    band: palette.band,
    ink: palette.text.primary,
    'ink, soft': palette.text.secondary,
    'ink, faint': palette.inkFaint,
    lapis: palette.primary.main,
    terracotta: palette.secondary.main,
    bronze: palette.bronze.main,
    gold: palette.gold,
    verdigris: palette.success.main,
    carmine: palette.error.main,
    umber: palette.warning.main,
    edge: palette.edge,
    rule: palette.rule,
    focus: palette.focus,
  }
  return Object.entries(colours).map(([name, colour]) => (
    <Swatch key={name}>
      <div style={{ backgroundColor: colour }} />
      <figcaption>{name}</figcaption>
    </Swatch>
  ))
}
