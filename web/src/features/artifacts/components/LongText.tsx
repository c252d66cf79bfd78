import { Button } from '#components/Button.tsx'
import { styled } from '#theme/styled.ts'
import { useId, useState } from 'react'

/** Characters, and lines, beyond which a text shows its beginning alone. */
const CHARACTERS = 900
const LINES = 16
/** Lines of the beginning. */
const SHOWN_LINES = 8

export const isLong = (text: string) => text.length > CHARACTERS || text.split('\n').length > LINES

const Text = styled('div')(({ theme }) => ({
  ...theme.typography.reading,
  maxWidth: '65ch',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '@media screen': {
    '&[data-folded]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: SHOWN_LINES,
      overflow: 'hidden',
    },
  },
}))

/**
 * A text to read, in a measure of its own. A long one is folded until somebody wants all of it; on paper it is open.
 * @param label what it is, for the button's name
 */
export function LongText({ text, label }: { text: string; label: string }) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isFolded = isLong(text) && !isOpen
  return (
    <>
      <Text id={id} dir="auto" data-folded={isFolded || undefined}>
        {text}
      </Text>
      {isLong(text) && (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ marginLeft: -12 }}
        >
          {isOpen ? 'Show less' : 'Show all'}
          <span className="visually-hidden"> of {label}</span>
        </Button>
      )}
    </>
  )
}
