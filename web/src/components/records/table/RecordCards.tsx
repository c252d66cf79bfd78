import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { RecordFacts } from './RecordFacts.tsx'
import type { RecordsProps } from './records.ts'
import { theme } from '#theme/theme.ts'

const List = styled('ul')({
  display: 'grid',
  gap: theme.spacing(2),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '72px minmax(0, 1fr)',
    gap: theme.spacing(1, 2),
    padding: theme.spacing(2),
    overflowWrap: 'anywhere',
    position: 'relative',
  },
  '& h2 > a::after': { content: '""', position: 'absolute', inset: 0 },
  '& h2 > a:focus-visible': { outline: 'none' },
  '& > li:has(h2 > a:focus-visible)': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
})

const Label = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  gap: theme.spacing(0.5),
  minWidth: 0,
  '& > h2': { margin: 0, ...theme.typography.body1, fontWeight: 600, lineHeight: 1.3 },
})

const Actions = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  // Aligns the buttons' text with the picture.
  margin: theme.spacing(0.5, -2, -2),
  padding: '2px 6px',
  borderTop: `1px solid ${theme.vars.palette.rule}`,
  whiteSpace: 'nowrap',
  '& > :is(a, button)': { minHeight: 44, paddingInline: 10 },
  // Separates buttons such as Delete from links.
  '& > button:first-of-type': { marginLeft: 'auto' },
})

/** Records as cards, for narrow screens. */
export function RecordCards({ caption, records, listRef }: RecordsProps) {
  return (
    <List aria-label={caption} ref={listRef}>
      {records.map(({ id, name, image, type = '', discoverer, to, actions, ...facts }) => (
        <Card component="li" variant="outlined" key={id}>
          <ArtifactImage src={image} name={name} id={id} type={type} alt="" ratio="1 / 1" />
          <Label>
            <h2 dir="auto">
              {to ? (
                <TextLink to={to} color="inherit" underline="none">
                  {name}
                </TextLink>
              ) : (
                name
              )}
            </h2>
            {hasValue(discoverer) && (
              <span dir="auto" style={{ fontSize: '0.9375rem' }}>
                {discoverer}
              </span>
            )}
            <RecordFacts {...facts} />
          </Label>
          {!to && <Actions>{actions}</Actions>}
        </Card>
      ))}
    </List>
  )
}
