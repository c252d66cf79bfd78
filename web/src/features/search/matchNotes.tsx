import type { FoundIn, SearchResult } from '@tracker/domain/search/searchResponse.ts'
import { styled } from '@mui/material/styles'
import { Fragment, type ReactNode, useMemo } from 'react'
import { describeCorrections } from './corrections.ts'
import { excerptParts } from './excerptParts.ts'

/** One line on a card: what does not fit is cut. */
const Excerpt = styled('span')(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  '& > .field': { marginInlineEnd: theme.spacing(0.75), fontWeight: 600 },
  '& mark': {
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    backgroundColor: 'transparent',
    textDecoration: `underline ${theme.vars.palette.gold} 2px`,
    textUnderlineOffset: '0.2em',
  },
  '@media (forced-colors: active)': { '& mark': { color: 'MarkText', backgroundColor: 'Mark' } },
}))

const FIELD_NAMES: Readonly<Record<FoundIn['field'], string>> = {
  artifact_name: 'Name',
  short_description: 'Description',
  historical_context: 'Context',
  discovered_by: 'Discoverer',
  present_location: 'Location',
  discovered_at: 'Found',
  created_at: 'Made',
  artifact_type: 'Type',
  adder_name: 'Added by',
}

/** Where a result contains the searched words, with the words marked. */
function FoundInNote({ foundIn }: { foundIn: FoundIn }) {
  return (
    <Excerpt>
      <span className="field">{FIELD_NAMES[foundIn.field]}</span>
      <bdi>
        {excerptParts(foundIn).map(({ text, isMarked, start }) => (
          <Fragment key={start}>{isMarked ? <mark>{text}</mark> : text}</Fragment>
        ))}
      </bdi>
    </Excerpt>
  )
}

/**
 * Notes for cards, by id: why a result matched if its name does not say so.
 * @param text the search text; empty for no notes
 * @param readAs the text as the server read it
 */
export function useMatchNotes(
  text: string,
  readAs: string | null,
  results: readonly SearchResult[],
): ReadonlyMap<string, ReactNode> {
  // Stable elements, since cards are memoized.
  return useMemo(() => {
    // One line above the results says it for all of them.
    const areAllNear = results.every(({ match }) => match === 'near')
    const reading = readAs === null || areAllNear ? '' : describeCorrections(text, readAs)
    return new Map(
      results.flatMap(({ _id, match, found_in: foundIn }): [string, ReactNode][] => {
        if (foundIn) return [[_id, <FoundInNote key={_id} foundIn={foundIn} />]]
        return match === 'near' && reading !== '' ? [[_id, reading]] : []
      }),
    )
  }, [text, readAs, results])
}
