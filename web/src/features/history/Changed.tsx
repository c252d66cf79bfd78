import { Foldable } from '#components/layout/Foldable.tsx'
import { styled } from '@mui/material/styles'
import { difference, type Run, shortRun } from './difference.ts'

/** Characters beyond which a change shows what is near it alone. */
const CHARACTERS = 400

const Text = styled(Foldable)(({ theme }) => ({
  // What was taken out is struck through and what was put in is underlined: the colours alone say nothing.
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
}))

/** White space as a printer marks it: a dot for a space, a sign for the end of a line. */
const marked = (space: string) => space.replaceAll(/[^\n]/g, '·').replaceAll('\n', '¶\n')

/** Readers tell no marks of editing, so that words do. */
function Marked({ kind, text }: Run) {
  // The end of a line between two whole texts, which keeps them apart.
  if (kind === 'same') return text === '\n' ? <br /> : text
  const Mark = kind === 'removed' ? 'del' : 'ins'
  const isBlank = text.trim() === ''
  return (
    <Mark>
      <span className="visually-hidden">
        {' '}
        ({kind}: {isBlank && 'white space'}
      </span>
      {isBlank ? <span aria-hidden>{marked(text)}</span> : text}
      <span className="visually-hidden">) </span>
    </Mark>
  )
}

/** The whole of both texts. */
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
  /** Whether nothing smaller than the whole text means anything, as in an address. */
  isWhole: boolean
}

/** A text that became another: what was taken out and what was put in. All of a long one is shown when it is wanted. */
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
          // The runs of two texts never move.
          <Marked key={place} {...run} />
        ))
      }
    </Text>
  )
}
