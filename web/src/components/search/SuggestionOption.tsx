import { typeText } from '#i18n/domainTexts.ts'
import type { Suggestion } from '@tracker/domain/search/searchResponse.ts'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { styled } from '@mui/material/styles'
import type { HTMLAttributes } from 'react'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { shortPeriod } from '#components/records/cards/excerpt.ts'
import { foundLetters } from './foundLetters.ts'
import { theme } from '#theme/theme.ts'

/** Width of the picture, in pixels. */
const PICTURE = 36

const Row = styled('li')({
  '&.MuiAutocomplete-option': {
    display: 'grid',
    gridTemplateColumns: `${PICTURE}px minmax(0, 1fr) minmax(0, max-content)`,
    gap: theme.spacing(0, 1.5),
    paddingBlock: theme.spacing(1),
    lineHeight: 1.3,
    '&:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.rule}` },
  },
  // A long name takes up to two lines.
  '& .name': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
  },
  '& .facts': {
    ...theme.typography.caption,
    maxWidth: 128,
    textAlign: 'end',
    color: theme.vars.palette.text.secondary,
    '& > span': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
})

function Name({ name, text }: { name: string; text: string }) {
  const [before, found, behind] = foundLetters(name, text) ?? [name, '', '']
  return (
    <span className="name" dir="auto">
      {before}
      {found && <b>{found}</b>}
      {behind}
    </span>
  )
}

interface Props {
  suggestion: Suggestion
  /** The typed text; its letters are bold in the name. */
  text: string
  /** Props of MUI's option. */
  option: HTMLAttributes<HTMLLIElement>
}

/** A suggested artifact: its picture, name, type and period. */
export function SuggestionOption({ suggestion, text, option }: Props) {
  const { _id: id, artifact_name: name, artifact_image: image, created_at: period } = suggestion
  const type = suggestion.artifact_type
  const typeName = typeText(type)
  return (
    <Row {...option} aria-label={[name, typeName, hasValue(period) ? period : ''].filter(Boolean).join(', ')}>
      <ArtifactImage src={image} name={name} id={id} type={type} alt="" ratio="1 / 1" />
      <Name name={name} text={text} />
      <span className="facts">
        {type && <span>{typeName}</span>}
        {hasValue(period) && <span dir="auto">{shortPeriod(period)}</span>}
      </span>
    </Row>
  )
}
