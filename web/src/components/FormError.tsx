import { styled } from '#theme/styled.ts'
import { Warning } from '#icons.tsx'

const Sentence = styled('p')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: theme.spacing(1.5, 2),
  width: '100%',
  boxSizing: 'border-box',
  borderLeft: '4px solid',
  borderRadius: 2,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.error.main,
  backgroundColor: theme.vars.palette.tint.error,
}))

/** Why the form was not taken, above its button; nothing when there is no reason. */
export function FormError({ text }: { text: string | undefined }) {
  return (
    text && (
      <Sentence role="alert">
        <Warning size={24} />
        {text}
      </Sentence>
    )
  )
}
