import { plural, t } from '@lingui/core/macro'
import { formatNumber } from '#i18n/format.ts'
import { styled } from '@mui/material/styles'
import { DISPLAY } from '#theme/typography.ts'
import { theme } from '#theme/theme.ts'

const { palette } = theme.vars

const Cells = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  borderTop: `1px solid ${palette.rule}`,
  borderLeft: `1px solid ${palette.rule}`,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > li': {
    ...theme.typography.small,
    padding: theme.spacing(1.5, 2),
    border: `solid ${palette.rule}`,
    borderWidth: '0 1px 1px 0',
    '& > strong': {
      display: 'block',
      fontFamily: DISPLAY,
      fontSize: 32,
      fontWeight: 400,
      lineHeight: 1.2,
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
    '&.none': { color: palette.inkFaint },
    '&.refused:not(.none)': { color: palette.error.main },
  },
})

interface Props {
  added: number
  changed: number
  left: number
  refused: number
}

/** What would happen to how many rows. */
export function Counts({ added, changed, left, refused }: Props) {
  const cells = [
    {
      kind: 'added',
      count: added,
      word: t`added`,
      text: plural(added, { one: '# row would be added', other: '# rows would be added' }),
    },
    {
      kind: 'changed',
      count: changed,
      word: t`changed`,
      text: plural(changed, { one: '# row would be changed', other: '# rows would be changed' }),
    },
    {
      kind: 'left',
      count: left,
      word: t`left as they are`,
      text: plural(left, {
        one: '# row would be left: they are there already',
        other: '# rows would be left: they are there already',
      }),
    },
    {
      kind: 'refused',
      count: refused,
      word: t`refused`,
      text: plural(refused, { one: '# row would be refused', other: '# rows would be refused' }),
    },
  ]
  return (
    <Cells>
      {cells.map(({ kind, count, word, text }) => (
        <li key={kind} className={`${kind} ${count === 0 ? 'none' : ''}`}>
          <strong aria-hidden>{formatNumber(count)}</strong>
          <span aria-hidden>{word}</span>
          <span className="visually-hidden">{text}</span>
        </li>
      ))}
    </Cells>
  )
}
