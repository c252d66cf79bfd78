import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { Search } from '#icons.tsx'
import { SearchField } from './SearchField.tsx'

const Row = styled('form')(({ theme }) => ({
  display: 'grid',
  alignItems: 'end',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
}))

interface Props {
  name: string
  onSearch: (name: string) => void
}

/** Text and button. The text is marked as required, yet an empty one runs and lists everything. */
export function SearchBar({ name, onSearch }: Props) {
  const [text, setText] = useState(name)
  const [searched, setSearched] = useState(name)
  const [submitted, setSubmitted] = useState<string | null>(null)
  // The address may change by Back: the field then shows the text that is searched for, and keeps the focus. When it
  // changes by the field's own search, the person may have typed on meanwhile.
  if (searched !== name) {
    setSearched(name)
    if (submitted !== name) setText(name)
    setSubmitted(null)
  }
  return (
    <search>
      <Row
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSubmitted(text.trim())
          onSearch(text.trim())
        }}
      >
        <SearchField
          text={text}
          onText={setText}
          onChoose={(name) => {
            setSubmitted(name)
            onSearch(name)
          }}
        />
        <Button type="submit" variant="contained" startIcon={<Search size={20} />} sx={{ minHeight: 48 }}>
          Search
        </Button>
      </Row>
    </search>
  )
}
