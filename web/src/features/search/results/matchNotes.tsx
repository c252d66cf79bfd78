import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FoundIn, SearchResult } from '@tracker/domain/search/searchResponse.ts'
import { styled } from '@mui/material/styles'
import { Fragment, type ReactNode, useMemo } from 'react'
import { describeCorrections } from './corrections.ts'
import { excerptParts } from './excerptParts.ts'
import { theme } from '#theme/theme.ts'

/** A single line on a card; longer text is cut. */
const Excerpt = styled('span')({
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
})

const FIELD_NAMES: Readonly<Record<FoundIn['field'], MessageDescriptor>> = {
  artifact_name: msg`Name`,
  short_description: msg`Description`,
  historical_context: msg`Context`,
  discovered_by: msg`Discoverer`,
  present_location: msg`Location`,
  discovered_at: msg`Found`,
  created_at: msg`Made`,
  artifact_type: msg`Type`,
  adder_name: msg`Added by`,
  inventory_number: msg`Inventory number`,
}

/** The passage in which a result contains the searched words, which are marked. */
function FoundInNote({ foundIn }: { foundIn: FoundIn }) {
  return (
    <Excerpt>
      <span className="field">{i18n._(FIELD_NAMES[foundIn.field])}</span>
      <bdi>
        {excerptParts(foundIn).map(({ text, isMarked, start }) => (
          <Fragment key={start}>{isMarked ? <mark>{text}</mark> : text}</Fragment>
        ))}
      </bdi>
    </Excerpt>
  )
}

/**
 * Notes for cards by id: why a result matched if its name does not show it.
 * @param text the search text; empty for no notes
 * @param readAs the text as interpreted by the server
 */
export function useMatchNotes(
  text: string,
  readAs: string | null,
  results: readonly SearchResult[],
): ReadonlyMap<string, ReactNode> {
  // Stable elements, because cards are memoized.
  return useMemo(() => {
    // If all results are approximate, a single line above them says so.
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
