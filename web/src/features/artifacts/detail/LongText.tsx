import { Foldable } from '#components/layout/Foldable.tsx'
import { styled } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'

/** Maximum characters and lines of an unfolded text. */
const CHARACTERS = 900
const LINES = 16

/** Returns true if a text is folded until the user opens it. */
export const isLong = (text: string) => text.length > CHARACTERS || text.split('\n').length > LINES

const Reading = styled(Foldable)(theme.typography.reading)

/**
 * A text that is folded if it is long.
 * @param label name of the text in the button's accessible name
 */
export function LongText({ text, label }: { text: string; label: string }) {
  return (
    <Reading label={label} isLong={isLong(text)}>
      {() => text}
    </Reading>
  )
}
