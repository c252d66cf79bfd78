import { t } from '@lingui/core/macro'
import { LIST_TITLE_MAX } from '@tracker/domain/limits.ts'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type FormEvent, useState } from 'react'
import { Field } from '#components/forms/Field.tsx'
import { theme } from '#theme/theme.ts'

const Row = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  maxWidth: 560,
  '& > div': { flex: '1 1 12rem' },
})

interface Props {
  /** Title used if nothing is entered, so that one tap creates a list. Without it, a title is required. */
  title?: string
  onCreate: (title: string) => void
}

/** Form to name and create a list. */
export function NewListForm({ title = '', onCreate }: Props) {
  const [text, setText] = useState(title)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim() === '' ? title : text
    if (wanted !== '') onCreate(wanted)
  }
  return (
    <Row onSubmit={submit}>
      <Field
        label={t`New list`}
        name="title"
        value={text}
        required={title === ''}
        onChange={({ target }) => setText(target.value)}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { maxLength: LIST_TITLE_MAX, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="contained" size="large">
        {t`Create`}
      </Button>
    </Row>
  )
}
