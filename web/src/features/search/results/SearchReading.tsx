import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { formatNumber } from '#i18n/format.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { TextLink } from '#components/layout/TextLink.tsx'
import { PATHS } from '#navigation/paths.ts'
import { type Browsing, browsingParams } from '#features/search/address.ts'
import type { BrowseList } from '#features/search/browse/useBrowseList.ts'
import { theme } from '#theme/theme.ts'

/** Id of the section of related results. */
export const RELATED_ID = 'related'

/** Has the height of one line even when empty, so that the results do not move. */
const Line = styled('div')({
  ...theme.typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0, 2),
  minHeight: '1.5em',
  marginBottom: theme.spacing(1.5),
  overflowWrap: 'anywhere',
  // On the line of the count, which is beside it (ListHead.tsx), or below applied filters, beside the first letter.
  [theme.breakpoints.down('md')]: {
    paddingTop: 2,
    marginBottom: 6,
    lineHeight: 1.4,
    '& > h2': { fontSize: '1.125rem', lineHeight: '24px' },
    '&.rescue ~ ul': { marginTop: 0 },
    '&.filters': { minHeight: 24, padding: 0, marginBottom: 2 },
    '&.filters ~ ul': { marginTop: 0 },
    '&.filters:has(~ ul .letter)': { paddingInlineStart: 34 },
  },
  // Below the row of buttons.
  [theme.breakpoints.up('md')]: { '&.rescue': { paddingTop: theme.spacing(1) } },
  '& em': { marginInlineEnd: '0.1em' },
  // Enlarges the touch target to 44 px.
  '& > a': { position: 'relative', '&::after': { content: '""', position: 'absolute', inset: '-11px 0' } },
})

interface Props {
  browsing: Browsing
  /** The search text: the name, and the discoverer if it is a filter. */
  text: string
  found: BrowseList
}

/**
 * A line below the field that shows how the text was interpreted and what was found besides names. A polite
 * live region.
 */
export function SearchReading({ browsing, text, found: { source, search, related } }: Props) {
  const data = search.isPlaceholderData ? undefined : search.data
  const { readAs = null, missing = [], hasAll = true, total = 0 } = data ?? {}
  const count = formatNumber(related.length)
  const hasExact = related.some(({ match }) => match === 'exact')
  return (
    <Line className={source} aria-live="polite">
      {source === 'rescue' && (
        <>
          <Typography variant="h3" component="h2">
            {t`No Items Found!`}
          </Typography>
          <span>
            {readAs !== null ? (
              <Trans>
                Showing <Quoted text={readAs} /> instead
              </Trans>
            ) : !hasAll ? (
              <MostWords missing={missing} />
            ) : hasExact ? (
              <Trans>
                Showing records that mention <Quoted text={text} />
              </Trans>
            ) : (
              <Trans>
                Showing the best matches for <Quoted text={text} />
              </Trans>
            )}
          </span>
          {readAs !== null && (
            <TextLink to={`${PATHS.browse}?${browsingParams({ ...browsing, isExact: true }).toString()}`}>
              <Trans>
                Search only for <bdi>{text}</bdi>
              </Trans>
            </TextLink>
          )}
        </>
      )}
      {source === 'names' && related.length > 0 && (
        <TextLink to={{ search: `?${browsingParams(browsing).toString()}`, hash: RELATED_ID }}>
          {t`${count} also in the collection`}
        </TextLink>
      )}
      {source === 'filters' && readAs !== null && (
        <span>
          <Trans>
            Showing <Quoted text={readAs} /> instead
          </Trans>
        </span>
      )}
      {source === 'filters' && readAs === null && !hasAll && total > 0 && (
        <span>
          <MostWords missing={missing} />
        </span>
      )}
    </Line>
  )
}

/** Says that no record has all words, and which words none has. */
function MostWords({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return t`Records with most of these words`
  const words = <Quoted text={missing.join(', ')} />
  return <Trans>Records with most of these words. None has {words}</Trans>
}

const Quoted = ({ text }: { text: string }) => (
  <em>
    <bdi>{text}</bdi>
  </em>
)
