import { plural, t } from '@lingui/core/macro'
import type { PlannedRow } from '@tracker/domain/import/planTable.ts'
import { observeDates } from '@tracker/domain/import/observedDates.ts'
import { DAILY_MAX } from '@tracker/domain/limits.ts'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { formatNumber } from '#i18n/format.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ArtifactGrid, BROWSE_COLUMNS } from '#components/records/cards/ArtifactGrid.tsx'
import { Actions } from '#components/layout/Actions.ts'
import { Section } from '#components/layout/Section.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { shorten } from '#components/records/cards/excerpt.ts'
import { labelOf } from './choices.ts'
import { picturePath } from './pictures/pictureAddress.ts'
import type { PictureZip } from './pictures/pictureZip.ts'
import { PreviewCard } from './PreviewCard.tsx'
import { reasonText } from './reasonText.ts'

/** Maximum number of cards, and of refused rows, shown. */
const SHOWN = 10
/** Maximum characters shown of a changed value. */
const VALUE_MAX = 200

/** Notes on dates that cannot be parsed. They are stored unchanged. */
function dateNotes(planned: readonly PlannedRow[]): string[] {
  const dates = observeDates()
  for (const row of planned) if (row.kind === 'add') dates.add(row.content.created_at)
  return dates.lines().map(translateDomainText)
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
  const limit = formatNumber(records.established)
  const newLimit = records.new
  const { established: photoLimit, new: newPhotoLimit } = photos
  const days = Math.ceil(Math.max(added / records.established, pictures / photos.established))
  const limits =
    pictures > 0
      ? t`An account can add ${limit} artifacts a day, a new one ${newLimit} and ${photoLimit} pictures a day, a new one ${newPhotoLimit}, and send about 120 a minute.`
      : t`An account can add ${limit} artifacts a day, a new one ${newLimit}, and send about 120 a minute.`
  const duration = plural(days, {
    one: 'This import takes about # day.',
    other: 'This import takes about # days.',
  })
  const waits = t`The import waits by itself, and goes on when you come back to this page.`
  return days > 1 ? `${limits} ${duration} ${waits}` : `${limits} ${waits}`
}

function refusalText(line: number, reasons: readonly string[]): string {
  const reason = reasons.map(reasonText).join(' ')
  return t`Row ${line}: ${reason}`
}

function changeText(field: string, value: string): string {
  const label = labelOf(field)
  const shown = shorten(picturePath(value) ?? value, VALUE_MAX)
  return shown ? t`${label} becomes “${shown}”` : t`${label} is emptied`
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
  const more = formatNumber(refused.length - SHOWN)
  const note = limitNote(added.length, pictures)
  return (
    <Section title={t`Preview`} isNext>
      <ul>
        <li>{plural(added.length, { one: '# row would be added', other: '# rows would be added' })}</li>
        <li>{plural(changed.length, { one: '# row would be changed', other: '# rows would be changed' })}</li>
        <li>
          {plural(left.length, {
            one: '# row would be left: they are there already',
            other: '# rows would be left: they are there already',
          })}
        </li>
        <li>{plural(refused.length, { one: '# row would be refused', other: '# rows would be refused' })}</li>
        {pictures > 0 && (
          <li>
            {plural(pictures, { one: '# picture would be uploaded', other: '# pictures would be uploaded' })}
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
          {count === 0
            ? t`Nothing to import`
            : plural(count, { one: 'Import # row', other: 'Import # rows' })}
        </Button>
        <Button size="large" onClick={onBack}>
          {t`Back to the columns`}
        </Button>
      </Actions>
      {refused.length > 0 && (
        <>
          <Typography variant="h4" component="h3" sx={{ marginTop: 2 }}>
            {t`Refused`}
          </Typography>
          <ul>
            {refused.slice(0, SHOWN).map(({ line, reasons }) => (
              <li key={line}>{refusalText(line, reasons)}</li>
            ))}
            {refused.length > SHOWN && <li>{t`and ${more} more`}</li>}
          </ul>
        </>
      )}
      {count > 0 && (
        <>
          <Typography variant="h4" component="h3" sx={{ marginTop: 2 }}>
            {added.length > 0 ? t`The first new artifacts` : t`The first changes`}
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
                    .map(([field, value]) => changeText(field, value))
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
