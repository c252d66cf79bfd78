import { Button } from '#components/Button.tsx'
import { styled } from '#theme/styled.ts'
import { useId, useState } from 'react'
import { difference, type Run, shortRun } from './difference.ts'

/** Characters, and lines, beyond which a change shows what is near it alone. */
const CHARACTERS = 400
const SHOWN_LINES = 8

const Text = styled('div')(({ theme }) => ({
  maxWidth: '65ch',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '&[data-folded]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: SHOWN_LINES,
    overflow: 'hidden',
  },
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
  '&:not([data-whole]) > del + ins': { marginInlineStart: '0.2em' },
}))

/** Readers tell no marks of editing, so that words do. */
function Marked({ kind, text }: Run) {
  if (kind === 'same') return text
  const Mark = kind === 'removed' ? 'del' : 'ins'
  return (
    <Mark>
      <span className="visually-hidden"> ({kind}: </span>
      {text}
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
  /** What it is, for the button's name. */
  label: string
  before: string
  after: string
  /** Whether nothing smaller than the whole text means anything, as in an address. */
  isWhole: boolean
}

/** A text that became another: what was taken out and what was put in. All of a long one is shown when it is wanted. */
export function Changed({ label, before, after, isWhole }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const runs = isWhole ? wholes(before, after) : difference(before, after)
  const isLong = runs.reduce((sum, { text }) => sum + text.length, 0) > CHARACTERS
  const isFolded = isLong && !isOpen
  const shown = (text: string, place: number) => shortRun(text, place === 0, place === runs.length - 1)
  return (
    <>
      <Text id={id} dir="auto" data-folded={isFolded || undefined} data-whole={isWhole || undefined}>
        {runs.map(({ kind, text }, place) => (
          // The runs of two texts never move.
          <Marked key={place} kind={kind} text={isFolded && kind === 'same' ? shown(text, place) : text} />
        ))}
      </Text>
      {isLong && (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ marginLeft: -12 }}
        >
          {isOpen ? 'Show less' : 'Show more'}
          <span className="visually-hidden"> of {label}</span>
        </Button>
      )}
    </>
  )
}
