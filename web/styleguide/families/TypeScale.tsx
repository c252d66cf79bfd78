import { MeanderRule } from '#components/layout/MeanderRule.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import Typography from '@mui/material/Typography'
import type { Variant } from '#theme/typography.ts'
import { Family } from '../Family.tsx'
import { Kind, Row, Sample } from '../Sample.tsx'

const SCALE: readonly (readonly [variant: Variant, text: string])[] = [
  ['hero', 'Unveiling the Past'],
  ['h1', 'All Artifacts'],
  ['h2', 'Featured Artifacts'],
  ['h3', 'Basic Information'],
  ['h4', 'Antikythera Mechanism'],
  ['label', 'Writings · 196 BCE'],
  ['body1', 'Working text in Source Sans 3, for everything that is not a title.'],
  ['reading', 'Reading text in Source Serif 4, for descriptions and articles of some length.'],
  ['small', 'Discoverer Pierre-François Bouchard'],
  ['caption', 'The smallest text anywhere.'],
  ['button', 'View Details'],
]

/** The type scale, links in prose, and the ornament of Home. */
export function TypeScale() {
  return (
    <Family title="Type">
      {SCALE.map(([variant, text]) => (
        <Sample key={variant} name={variant}>
          <Typography variant={variant} component="p">
            {text}
          </Typography>
        </Sample>
      ))}
      <Kind name="Figures">
        <Typography>
          Lining 0123456789, tabular <time>1799</time> <time>1111</time>
        </Typography>
      </Kind>
      <Kind name="Links in prose">
        <Row>
          <Sample name="rest">
            <TextLink to="/style">All Artifacts</TextLink>
          </Sample>
          <Sample name="hover" force="hover">
            <TextLink to="/style">All Artifacts</TextLink>
          </Sample>
          <Sample name="focus" force="focus-visible">
            <TextLink to="/style">All Artifacts</TextLink>
          </Sample>
        </Row>
      </Kind>
      <Kind name="Meander rule">
        <MeanderRule />
      </Kind>
    </Family>
  )
}
