import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { ArtifactImage } from '#components/pictures/ArtifactImage.tsx'
import { RecordFacts } from './RecordFacts.tsx'
import type { RecordsProps } from './records.ts'
import { theme } from '#theme/theme.ts'

const Name = styled('div')({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: theme.spacing(2),
  alignItems: 'center',
  fontWeight: 600,
  overflowWrap: 'anywhere',
})

const Discovery = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.spacing(0.75),
  overflowWrap: 'anywhere',
})

const Actions = styled('div')({
  display: 'flex',
  gap: theme.spacing(0.5),
  justifyContent: 'flex-end',
  whiteSpace: 'nowrap',
})

/** Records as a table: name with plate, discoverer with period, actions. */
export function RecordRows({ caption, records, listRef }: RecordsProps) {
  return (
    <Table>
      <caption className="visually-hidden">{caption}</caption>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '36%' }}>{t`Name`}</TableCell>
          {/* The word breaks only where large text leaves no space for it. */}
          <TableCell sx={{ overflowWrap: 'anywhere' }}>{t`Discoverer`}</TableCell>
          <TableCell sx={{ width: 0, textAlign: 'right' }}>{t`Actions`}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody ref={listRef}>
        {records.map(({ id, name, image, type = '', discoverer, actions, to: _to, ...facts }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row">
              <Name>
                <ArtifactImage src={image} name={name} id={id} type={type} alt="" ratio="1 / 1" />
                <span dir="auto">{name}</span>
              </Name>
            </TableCell>
            <TableCell>
              <Discovery>
                {hasValue(discoverer) && <span dir="auto">{discoverer}</span>}
                <RecordFacts {...facts} />
              </Discovery>
            </TableCell>
            <TableCell>
              <Actions>{actions}</Actions>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
