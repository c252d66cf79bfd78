import { useTheme } from '@mui/material/styles'
import { styled } from '@mui/material/styles'
import { Family } from '../Family.tsx'
import { Kind } from '../Sample.tsx'

const Swatches = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
  gap: theme.spacing(2),
  '& > figure': { margin: 0, ...theme.typography.caption },
  '& > figure > div': { height: 44, marginBottom: 4, border: `1px solid ${theme.vars.palette.rule}` },
}))

function Colours({ name, colours }: { name: string; colours: Record<string, string> }) {
  return (
    <Kind name={name}>
      <Swatches>
        {Object.entries(colours).map(([job, colour]) => (
          <figure key={job}>
            <div style={{ backgroundColor: colour }} />
            <figcaption>{job}</figcaption>
          </figure>
        ))}
      </Swatches>
    </Kind>
  )
}

/** Colours with a role, by the names that components use. */
export function Palette() {
  const { palette } = useTheme().vars
  return (
    <Family title="Palette">
      <Colours
        name="Surfaces and lines"
        colours={{
          page: palette.background.default,
          paper: palette.background.paper,
          band: palette.band,
          edge: palette.edge,
          rule: palette.rule,
          focus: palette.focus,
        }}
      />
      <Colours
        name="Ink"
        colours={{
          ink: palette.text.primary,
          'ink, soft': palette.text.secondary,
          'ink, faint': palette.inkFaint,
        }}
      />
      <Colours
        name="Colours with jobs"
        colours={{
          lapis: palette.primary.main,
          'lapis, deep': palette.primary.dark,
          terracotta: palette.secondary.main,
          'terracotta, deep': palette.secondary.dark,
          carmine: palette.error.main,
          'carmine, deep': palette.error.dark,
          bronze: palette.bronze.main,
          gold: palette.gold,
          verdigris: palette.success.main,
          umber: palette.warning.main,
        }}
      />
      <Colours name="Tints" colours={palette.tint} />
      <Colours name="Night" colours={palette.night} />
      <Colours name="Footer" colours={palette.footer} />
    </Family>
  )
}
