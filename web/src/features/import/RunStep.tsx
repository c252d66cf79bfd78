import { csvLine, CSV_START } from '@tracker/domain/text/csv.ts'
import { activeLanguage } from '#i18n/language.ts'
import { formatNumber } from '#i18n/format.ts'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { Actions } from '#components/layout/Actions.ts'
import { Section } from '#components/layout/Section.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { dialogs } from '#notifications/dialogs.ts'
import { saveFile } from '#utils/saveFile.ts'
import { pauseRun, type Progress, startRun } from './run/importRunner.ts'
import type { Item } from './run/importStore.ts'
import type { Connection } from './useImportConnection.ts'

/** Maximum number of refused rows shown. */
const SHOWN = 20

const OUTCOMES: Readonly<Record<Item['state'], string>> = {
  waiting: 'waiting',
  done: 'done',
  refused: 'refused',
  undone: 'undone',
  left: 'left as it is',
}
const outcomeOf = ({ kind, state }: Item) =>
  state !== 'done' ? OUTCOMES[state] : kind === 'add' ? 'added' : 'changed'

/** The result as CSV: row, name, result, reason, and URL of the artifact. */
function resultOf(items: readonly Item[]): string {
  const lines = items.map((item) =>
    csvLine([
      String(item.line),
      item.name,
      outcomeOf(item),
      item.reason,
      item.id === '' || item.state === 'undone' ? '' : `${location.origin}/artifact/${item.id}`,
    ]),
  )
  return CSV_START + csvLine(['Row', 'Name', 'Outcome', 'Reason', 'Address']) + lines.join('')
}

const time = (ms: number) =>
  new Date(ms).toLocaleString(activeLanguage(), {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  })

const count = (items: readonly Item[], outcome: string) =>
  formatNumber(items.filter((item) => outcomeOf(item) === outcome).length)

/**
 * A running or finished import: progress, refused rows, and buttons to pause, resume, undo and download the
 * result.
 */
export function RunStep({ progress, connection }: { progress: Progress; connection: Connection }) {
  const id = useId()
  const { run, items, done, total, waits, stopped } = progress
  const isUndo = run.mode === 'undo'
  const isComplete = done === total
  const failed = items.filter(({ state }) => state === 'refused' || state === 'left')
  const undo = async () => {
    const isConfirmed = await dialogs.confirm({
      title: 'Undo this import?',
      text: 'Artifacts that it added are deleted with their likes, and changed ones say again what they said before. What was changed since stays as it is.',
      confirm: 'Undo',
    })
    if (isConfirmed) await startRun(connection, { ...run, mode: 'undo' })
  }
  const verb = isUndo ? 'Undone' : 'Imported'
  return (
    <Section title={isUndo ? `Undo of ${run.file}` : run.file} isNext>
      <div>
        <output id={id}>
          {verb} {formatNumber(done)} of {formatNumber(total)}
          {isComplete ? '.' : run.isRunning ? '' : ', paused.'}
        </output>
        <LinearProgress
          aria-labelledby={id}
          variant="determinate"
          value={total === 0 ? 100 : Math.floor((100 * done) / total)}
          sx={{ marginTop: 1 }}
        />
      </div>
      <Typography>
        {isUndo
          ? `${count(items, 'undone')} undone, ${count(items, 'left as it is')} left as they are.`
          : `${count(items, 'added')} added, ${count(items, 'changed')} changed, ${count(items, 'refused')} refused.`}
      </Typography>
      {waits && (
        <Notice severity="info">
          {waits.why} It goes on {time(waits.until)}.
        </Notice>
      )}
      {stopped && <Notice severity="error">{stopped}</Notice>}
      {failed.length > 0 && (
        <ul>
          {failed.slice(0, SHOWN).map(({ at, line, name, reason }) => (
            <li key={at}>
              Row {line}
              {name && `, ${name}`}: {reason}
            </li>
          ))}
          {failed.length > SHOWN && <li>and {formatNumber(failed.length - SHOWN)} more, in the result</li>}
        </ul>
      )}
      <Actions>
        {run.isRunning ? (
          <Button variant="outlined" size="large" onClick={() => void pauseRun()}>
            Pause
          </Button>
        ) : (
          !isComplete && (
            <Button variant="contained" size="large" onClick={() => void startRun(connection, run)}>
              Resume
            </Button>
          )
        )}
        <Button
          variant="outlined"
          size="large"
          onClick={() => saveFile('import-result.csv', 'text/csv;charset=utf-8', resultOf(items))}
        >
          Download the result
        </Button>
        {!run.isRunning && !isUndo && done > 0 && (
          <Button color="error" size="large" onClick={() => void undo()}>
            Undo
          </Button>
        )}
      </Actions>
    </Section>
  )
}
