import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { styled } from '@mui/material/styles'
import Button from '@mui/material/Button'

/** Number of visible lines of a folded text, unless a screen has less room. */
const SHOWN_LINES = 8

declare module 'react' {
  interface CSSProperties {
    '--lines'?: number
  }
}

const Text = styled('div')({
  maxWidth: '65ch',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // Printed text is never folded.
  '@media screen': {
    '&[data-folded]': {
      maxHeight: 'calc(var(--lines) * 1lh)',
      overflow: 'hidden',
    },
    // The last visible line fades.
    '&[data-folded=over]': { maskImage: 'linear-gradient(#000 calc(100% - 1.5lh), transparent)' },
  },
})

interface Props {
  /** Name of the text, part of the button's accessible name. */
  label: string
  /** True if the text may exceed the visible lines and should then be folded. */
  isLong: boolean
  /** True if the folded content is shortened, regardless of its number of lines. */
  isCut?: boolean
  lines?: number
  className?: string
  children: (isFolded: boolean) => ReactNode
}

/**
 * A text that shows only its first lines if it is long, and a "Show all" button. MUI's Accordion would hide
 * all of its content.
 */
export function Foldable({
  label,
  isLong,
  isCut = false,
  lines = SHOWN_LINES,
  className = '',
  children,
}: Props) {
  const id = useId()
  const text = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** True if the text exceeds the visible lines. */
  const [isOver, setOver] = useState(false)
  const isFolded = isLong && !isOpen
  useLayoutEffect(() => {
    const { current: element } = text
    if (!element || !isFolded) return undefined
    // 1 px of tolerance for rounding.
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
        style={{ '--lines': lines }}
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
          {isOpen ? (
            <Trans>
              Show less<span className="visually-hidden"> of {label}</span>
            </Trans>
          ) : (
            <Trans>
              Show all<span className="visually-hidden"> of {label}</span>
            </Trans>
          )}
        </Button>
      )}
    </>
  )
}
