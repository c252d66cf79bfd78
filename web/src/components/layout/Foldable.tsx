import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'

/** Lines that stay of what is folded. */
const SHOWN_LINES = 8

const Text = styled('div')({
  maxWidth: '65ch',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // On paper it is open.
  '@media screen': {
    '&[data-folded]': {
      maxHeight: `${SHOWN_LINES}lh`,
      overflow: 'hidden',
    },
    // Lines stay whole, and the last one fades: a word is never cut.
    '&[data-folded=over]': { maskImage: 'linear-gradient(#000 calc(100% - 1.5lh), transparent)' },
  },
})

interface Props {
  /** What it is, for the button's name. */
  label: string
  /** Whether it is folded when it has more lines than stay. */
  isLong: boolean
  /** Whether what is rendered folded leaves something out, however few its lines are. */
  isCut?: boolean
  className?: string
  children: (isFolded: boolean) => ReactNode
}

/** A text in a measure to read. A long one is folded until somebody wants all of it. */
export function Foldable({ label, isLong, isCut = false, className = '', children }: Props) {
  const id = useId()
  const text = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** Whether there are more lines than stay. */
  const [isOver, setOver] = useState(true)
  const isFolded = isLong && !isOpen
  useLayoutEffect(() => {
    const { current: element } = text
    if (!element || !isFolded) return undefined
    // A part of a pixel is no line.
    const measure = () => setOver(element.scrollHeight > element.clientHeight + 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isFolded])
  return (
    <>
      <Text
        ref={text}
        id={id}
        dir="auto"
        data-folded={isFolded ? (isOver ? 'over' : 'within') : undefined}
        className={className}
      >
        {children(isFolded)}
      </Text>
      {isLong && (isOpen || isCut || isOver) && (
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          sx={{ marginLeft: -1.5 }}
        >
          {isOpen ? 'Show less' : 'Show all'}
          <span className="visually-hidden"> of {label}</span>
        </Button>
      )}
    </>
  )
}
