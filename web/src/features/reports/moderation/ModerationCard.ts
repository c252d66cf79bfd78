import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'

/** A card with a form about a contributor or a reporter. */
export const ModerationCard = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(4),
  padding: theme.spacing(2),
  overflowWrap: 'anywhere',
  '& > form': { display: 'grid', gap: theme.spacing(2), justifyItems: 'start' },
  '& > form > *': { maxWidth: '100%' },
})) as typeof Card
