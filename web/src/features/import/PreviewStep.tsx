import type { PlannedRow } from '@tracker/domain/import/planTable.ts'
import { observeDates } from '@tracker/domain/import/observedDates.ts'
import { DAILY_MAX } from '@tracker/domain/limits.ts'
import { formatNumber } from '#i18n/format.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ArtifactGrid, BROWSE_COLUMNS } from '#components/records/ArtifactGrid.tsx'
import { Actions } from '#components/layout/Actions.ts'
import { Section } from '#components/layout/Section.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { picturePath } from './pictures/pictureAddress.ts'
import type { PictureZip } from './pictures/pictureZip.ts'
import { PreviewCard } from './PreviewCard.tsx'

/** Maximum number of cards, and of refused rows, shown. */
const SHOWN = 10

const rows = (count: number) => (count === 1 ? '1 row' : `${formatNumber(count)} rows`)

/** Notes on dates that cannot be parsed. They are stored unchanged. */
function dateNotes(planned: readonly PlannedRow[]): string[] {
  const dates = observeDates()
  for (const row of planned) if (row.kind === 'add') dates.add(row.content.created_at)
  return dates.lines()
}

/** Paths of the pictures that would be uploaded. */
const picturesOf = (planned: readonly PlannedRow[]) =>
  new Set(
    planned.flatMap((row) => {
      const values = row.kind === 'add' ? row.content : row.kind === 'change' ? row.after : {}
      return picturePath(values.artifact_image) ?? []
    }),
  )

/** Note on how long the import takes because of the account's limits; empty if they do not matter. */
function limitNote(added: number, pictures: number): string {
  const { records, photos } = DAILY_MAX
  if (added <= records.new && pictures <= photos.new) return ''
  const { established, new: limit } = records
  const days = Math.ceil(Math.max(added / established, pictures / photos.established))
  const photoLimit = pictures > 0 ? ` and ${photos.established} pictures a day, a new one ${photos.new}` : ''
  const last = days > 1 ? ` This import takes about ${days} days.` : ''
  return `An account can add ${formatNumber(established)} artifacts a day, a new one ${limit}${photoLimit}, and send about 120 a minute.${last} The import waits by itself, and goes on when you come back to this page.`
}

interface Props {
  planned: readonly PlannedRow[]
  zip: PictureZip | null
  onBack: () => void
  onStart: () => void
}

/** Preview of an import: counts, the first records as cards, and refused rows with their reasons. */
export function PreviewStep({ planned, zip, onBack, onStart }: Props) {
  const of = <Kind extends PlannedRow['kind']>(kind: Kind) =>
    planned.filter((row): row is Extract<PlannedRow, { kind: Kind }> => row.kind === kind)
  const [added, changed, left, refused] = [of('add'), of('change'), of('leave'), of('refuse')]
  const count = added.length + changed.length
  const pictures = picturesOf(planned).size
  const note = limitNote(added.length, pictures)
  return (
    <Section title="Preview" isNext>
      <ul>
        <li>{rows(added.length)} would be added</li>
        <li>{rows(changed.length)} would be changed</li>
        <li>{rows(left.length)} would be left: they are there already</li>
        <li>{rows(refused.length)} would be refused</li>
        {pictures > 0 && (
          <li>
            {formatNumber(pictures)} {pictures === 1 ? 'picture' : 'pictures'} would be uploaded
          </li>
        )}
      </ul>
      {note && <Notice severity="info">{note}</Notice>}
      {dateNotes(planned).map((text) => (
        <Notice key={text} severity="warning">
          {text}
        </Notice>
      ))}
      <Actions>
        <Button variant="contained" size="large" disabled={count === 0} onClick={onStart}>
          {count === 0 ? 'Nothing to import' : `Import ${rows(count)}`}
        </Button>
        <Button size="large" onClick={onBack}>
          Back to the columns
        </Button>
      </Actions>
      {refused.length > 0 && (
        <>
          <Typography variant="h4" component="h3">
            Refused
          </Typography>
          <ul>
            {refused.slice(0, SHOWN).map(({ line, reasons }) => (
              <li key={line}>
                Row {line}: {reasons.join(' ')}
              </li>
            ))}
            {refused.length > SHOWN && <li>and {formatNumber(refused.length - SHOWN)} more</li>}
          </ul>
        </>
      )}
      {count > 0 && (
        <>
          <Typography variant="h4" component="h3">
            {added.length > 0 ? 'The first new artifacts' : 'The first changes'}
          </Typography>
          {added.length > 0 ? (
            <ArtifactGrid $columns={BROWSE_COLUMNS}>
              {added.slice(0, SHOWN).map(({ line, content }) => (
                <li key={line}>
                  <PreviewCard content={content} zip={zip} />
                </li>
              ))}
            </ArtifactGrid>
          ) : (
            <ul>
              {changed.slice(0, SHOWN).map(({ line, name, after }) => (
                <li key={line}>
                  {name}:{' '}
                  {Object.entries(after)
                    .map(([field, value]) => `${field} becomes “${picturePath(value) ?? value}”`)
                    .join(', ')}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Section>
  )
}
