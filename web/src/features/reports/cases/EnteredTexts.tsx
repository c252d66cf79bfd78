import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { styled } from '@mui/material/styles'
import { Foldable } from '#components/layout/Foldable.tsx'

/** Maximum characters of an unfolded text. */
const CHARACTERS = 400

const Fields = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  '& dt': { ...theme.typography.small, color: theme.vars.palette.text.secondary },
}))

interface Props {
  texts: readonly { readonly id: string; readonly label: string; readonly text: string }[]
}

/** All texts of a record that are not empty, because curators decide on all of them. */
export function EnteredTexts({ texts }: Props) {
  const entered = texts.filter(({ text }) => hasValue(text))
  if (entered.length === 0) return null
  return (
    <Fields>
      {entered.map(({ id, label, text }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <Foldable label={label} isLong={text.length > CHARACTERS}>
              {() => text}
            </Foldable>
          </dd>
        </div>
      ))}
    </Fields>
  )
}
