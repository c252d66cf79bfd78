import { Foldable } from '#components/layout/Foldable.tsx'
import { styled } from '@mui/material/styles'

/** Characters, and lines, beyond which a text shows its beginning alone. */
const CHARACTERS = 900
const LINES = 16

/** Whether a text shows its beginning alone until it is opened. */
export const isLong = (text: string) => text.length > CHARACTERS || text.split('\n').length > LINES

const Reading = styled(Foldable)(({ theme }) => theme.typography.reading)

/** A text to read. @param label what it is, for the button's name */
export function LongText({ text, label }: { text: string; label: string }) {
  return (
    <Reading label={label} isLong={isLong(text)}>
      {() => text}
    </Reading>
  )
}
