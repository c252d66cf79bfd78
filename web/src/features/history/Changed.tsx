import { t } from '@lingui/core/macro'
import { Foldable } from '#components/layout/Foldable.tsx'
import { styled } from '@mui/material/styles'
import { difference, type Run, shortRun } from './difference.ts'
import { theme } from '#theme/theme.ts'

/** Maximum characters of unfolded unchanged text. */
const CHARACTERS = 400

const Text = styled(Foldable)({
  // Removed text is struck through and added text underlined, because colour must not be the only sign.
  '& del': {
    color: theme.vars.palette.error.main,
    backgroundColor: theme.vars.palette.tint.error,
    textDecoration: 'line-through',
  },
  '& ins': {
    color: theme.vars.palette.success.main,
    backgroundColor: theme.vars.palette.tint.success,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
  },
  '& > del + ins': { marginInlineStart: '0.2em' },
})

/** Makes white space visible: a dot for a space, a pilcrow for the end of a line. */
const marked = (space: string) => space.replaceAll(/[^\n]/g, '·').replaceAll('\n', '¶\n')

/** Hidden words for screen readers, which do not announce `ins` and `del`. */
function Marked({ kind, text }: Run) {
  // The separator between two whole texts.
  if (kind === 'same') return text === '\n' ? <br /> : text
  const Mark = kind === 'removed' ? 'del' : 'ins'
  const isBlank = text.trim() === ''
  return (
    <Mark>
      <span className="visually-hidden">
        {' '}
        {kind === 'removed' ? t`(removed:` : t`(added:`} {isBlank && t`white space`}
      </span>
      {isBlank ? <span aria-hidden>{marked(text)}</span> : text}
      <span className="visually-hidden">) </span>
    </Mark>
  )
}

/** Shows both texts completely. */
function wholes(before: string, after: string): Run[] {
  const runs: Run[] = [
    { kind: 'removed', text: before },
    { kind: 'same', text: before && after ? '\n' : '' },
    { kind: 'added', text: after },
  ]
  return runs.filter(({ text }) => text !== '')
}

interface Props {
  /** Name of the text, for the button's accessible name. */
  label: string
  before: string
  after: string
  /** True for texts to compare as a whole, such as URLs. */
  isWhole: boolean
}

/** The difference between two texts. Long ones are folded. */
export function Changed({ label, before, after, isWhole }: Props) {
  const runs = isWhole ? wholes(before, after) : difference(before, after)
  const isLong = runs.reduce((sum, { text }) => sum + text.length, 0) > CHARACTERS
  const short = runs.map((run, place) =>
    run.kind === 'same' ? { ...run, text: shortRun(run.text, place === 0, place === runs.length - 1) } : run,
  )
  const isCut = short.some(({ text }, place) => text !== runs[place]?.text)
  return (
    <Text label={label} isLong={isLong} isCut={isCut}>
      {(isFolded) =>
        (isFolded ? short : runs).map((run, place) => (
          // Runs keep their order, so indexes are stable keys.
          <Marked key={place} {...run} />
        ))
      }
    </Text>
  )
}
