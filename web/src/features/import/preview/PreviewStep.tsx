import { plural, t } from '@lingui/core/macro'
import type { PlannedRow } from '@tracker/domain/import/planTable.ts'
import { groupReasons, type ReasonGroup } from '@tracker/domain/import/reasons.ts'
import type { Note } from '@tracker/domain/messages/message.ts'
import { formatNumber } from '#i18n/format.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ArtifactGrid, BROWSE_COLUMNS } from '#components/records/cards/ArtifactGrid.tsx'
import { Actions } from '#components/layout/Actions.ts'
import { Section } from '#components/layout/Section.tsx'
import { Notice } from '#components/states/Notice.tsx'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { picturePath } from '../pictures/pictureAddress.ts'
import type { Choices } from '../choices.ts'
import type { PictureZip } from '../pictures/pictureZip.ts'
import type { ImportPlan } from '../planImport.ts'
import { reasonText } from '../reasonText.ts'
import { ChangedRows } from './ChangedRows.tsx'
import { Counts } from './Counts.tsx'
import { StrangeDates } from './StrangeDates.tsx'
import { limitNote } from './limits.ts'
import { PreviewCard } from './PreviewCard.tsx'

/** Maximum number of cards, and of reasons of each kind, shown. */
const SHOWN = 10

/** Addresses of the further photographs that a row sets. */
function furtherOf(row: PlannedRow): readonly string[] {
  const list = row.kind === 'add' ? row.photographs : row.kind === 'change' ? row.photographs?.after : []
  return (list ?? []).map(({ url }) => url)
}

/** Says how cells with several pictures are read. */
function severalText(planned: readonly PlannedRow[]): string {
  const several = planned.map(furtherOf).filter((further) => further.length > 0)
  if (several.length === 0) return ''
  return plural(several.length, {
    one: '# row has several pictures: the first is the picture, the others are its further photographs, in this order.',
    other:
      '# rows have several pictures: the first is the picture, the others are its further photographs, in this order.',
  })
}

/** Paths of the pictures that would be uploaded. */
const picturesOf = (planned: readonly PlannedRow[]) =>
  new Set(
    planned.flatMap((row) => {
      const values = row.kind === 'add' ? row.content : row.kind === 'change' ? row.after : {}
      return [values.artifact_image, ...furtherOf(row)].flatMap((address) => picturePath(address) ?? [])
    }),
  )

/** "Rows 2, 3, 4 and 690 more: …" */
function groupText({ lines, more, reason: said }: ReasonGroup): string {
  const reason = reasonText(said)
  const [line = 0] = lines
  const [named, others] = [lines.join(', '), formatNumber(more)]
  if (lines.length === 1) return t`Row ${line}: ${reason}`
  return more > 0 ? t`Rows ${named} and ${others} more: ${reason}` : t`Rows ${named}: ${reason}`
}

interface Props {
  plan: ImportPlan
  user: UserProfile
  zip: PictureZip | null
  /** Whether texts over the limit are cut. */
  isCut: boolean
  onCut: () => void
  /** Dates that the user stores in place of those of the file. */
  dates: Choices['dates']
  onDates: (dates: Choices['dates']) => void
  onStart: () => void
}

/** Up to ten reasons with their rows, and the number of the others. */
function Reasons({
  title,
  rows,
  isBad = false,
}: {
  title: string
  rows: readonly { line: number; notes: readonly Note[] }[]
  isBad?: boolean
}) {
  const reasons = groupReasons()
  for (const { line, notes } of rows) for (const note of notes) reasons.add(line, note)
  const groups = reasons.groups()
  const more = formatNumber(groups.length - SHOWN)
  if (groups.length === 0) return null
  return (
    <>
      <Typography variant="h4" component="h3" color={isBad ? 'error' : 'textPrimary'} sx={{ marginTop: 1 }}>
        {title}
      </Typography>
      <ul>
        {groups.slice(0, SHOWN).map((group) => (
          <li key={group.lines[0]}>{groupText(group)}</li>
        ))}
        {groups.length > SHOWN && <li>{t`and ${more} more`}</li>}
      </ul>
    </>
  )
}

/** Preview of an import: counts, the first records as cards, changes with old and new values, and reasons. */
export function PreviewStep({ plan, user, zip, isCut, onCut, dates, onDates, onStart }: Props) {
  const { rows, owned } = plan
  const of = <Kind extends PlannedRow['kind']>(kind: Kind) =>
    rows.filter((row): row is Extract<PlannedRow, { kind: Kind }> => row.kind === kind)
  const [added, changed, left, refused] = [of('add'), of('change'), of('leave'), of('refuse')]
  const count = added.length + changed.length
  const pictures = picturesOf(rows).size
  const several = severalText(rows)
  const note = limitNote(added.length, pictures, { createdAt: user.createdAt, owned })
  const tooLong = refused.filter(({ isTooLong }) => isTooLong).length
  const partly = rows.filter(({ notes }) => notes.length > 0)
  const start = async () => {
    const [first] = changed.filter(({ after }) => after.artifact_name !== undefined)
    if (plan.isOtherList && first) {
      const [before, after] = [first.before.artifact_name ?? '', first.after.artifact_name ?? '']
      const isConfirmed = await dialogs.confirm({
        title: t`Do these rows mean the same objects?`,
        text: t`Most artifacts that are there already would get another name: “${before}” becomes “${after}”. If this file is another list, go back and say so.`,
        confirm: t`Change the names`,
      })
      if (!isConfirmed) return
    }
    onStart()
  }
  return (
    <Section title={t`Preview`} isNext>
      <Counts added={added.length} changed={changed.length} left={left.length} refused={refused.length} />
      {pictures > 0 && (
        <Typography>
          {plural(pictures, { one: '# picture would be uploaded', other: '# pictures would be uploaded' })}
        </Typography>
      )}
      {several && <Typography>{several}</Typography>}
      <Reasons
        title={t`Refused`}
        isBad
        rows={refused.map(({ line, reasons }) => ({ line, notes: reasons }))}
      />
      {note && <Notice severity="info">{note}</Notice>}
      {plan.isOtherList && (
        <Notice severity="warning">
          {t`Most artifacts that are there already would get another name. Is this file another list?`}
        </Notice>
      )}
      {tooLong > 0 && !isCut && (
        <Notice
          severity="info"
          action={
            <Button color="inherit" size="small" onClick={onCut}>
              {t`Cut them`}
            </Button>
          }
        >
          {plural(tooLong, {
            one: '# row has a text that is too long. It can be cut after a word.',
            other: '# rows have texts that are too long. They can be cut after a word.',
          })}
        </Notice>
      )}
      <Actions sx={{ width: '100%', justifyContent: 'flex-end' }}>
        <Button variant="contained" size="large" disabled={count === 0} onClick={() => void start()}>
          {count === 0
            ? t`Nothing to import`
            : plural(count, { one: 'Import # row', other: 'Import # rows' })}
        </Button>
      </Actions>
      <StrangeDates found={plan.dates} chosen={dates} onChange={onDates} />
      <Reasons
        title={t`Without a part of what the file says`}
        rows={partly.map(({ line, notes }) => ({ line, notes }))}
      />
      <ChangedRows rows={changed} />
      {added.length > 0 && (
        <>
          <Typography variant="h4" component="h3" sx={{ marginTop: 2 }}>
            {t`The first new artifacts`}
          </Typography>
          <ArtifactGrid $columns={BROWSE_COLUMNS}>
            {added.slice(0, SHOWN).map(({ line, content, photographs }) => (
              <li key={line}>
                <PreviewCard content={content} further={photographs.length} zip={zip} />
              </li>
            ))}
          </ArtifactGrid>
        </>
      )}
    </Section>
  )
}
