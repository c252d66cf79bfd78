import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { csvLine, CSV_START } from '@tracker/domain/text/csv.ts'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { activeLanguage } from '#i18n/language.ts'
import { formatNumber } from '#i18n/format.ts'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useId } from 'react'
import { Actions } from '#components/layout/Actions.ts'
import { Section } from '#components/layout/Section.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { dialogs } from '#notifications/dialogs.ts'
import { saveFile } from '#utils/saveFile.ts'
import { pauseRun, startRun, waitForOtherTab } from './run/importRunner.ts'
import type { Item } from './run/importStore.ts'
import type { Progress } from './run/runProgress.ts'
import type { Connection } from './useImportConnection.ts'

/** Maximum number of refused rows shown. */
const SHOWN = 20

type Outcome = Exclude<Item['state'], 'done'> | 'added' | 'changed'

const OUTCOMES: Readonly<Record<Outcome, MessageDescriptor>> = {
  waiting: msg({ message: 'waiting', context: 'row of an import' }),
  added: msg({ message: 'added', context: 'row of an import' }),
  changed: msg({ message: 'changed', context: 'row of an import' }),
  refused: msg({ message: 'refused', context: 'row of an import' }),
  undone: msg({ message: 'undone', context: 'row of an import' }),
  left: msg({ message: 'left as it is', context: 'row of an import' }),
}
const outcomeOf = ({ kind, state }: Item): Outcome =>
  state !== 'done' ? state : kind === 'add' ? 'added' : 'changed'

/** The result as CSV: row, name, result, reason, and URL of the artifact. */
function resultOf(items: readonly Item[]): string {
  const lines = items.map((item) =>
    csvLine([
      String(item.line),
      item.name,
      i18n._(OUTCOMES[outcomeOf(item)]),
      translateDomainText(item.reason),
      item.id === '' || item.state === 'undone' ? '' : `${location.origin}/artifact/${item.id}`,
    ]),
  )
  const names = [t`Row`, t`Name`, t`Outcome`, t`Reason`, t`Address`]
  return CSV_START + csvLine(names) + lines.join('')
}

const time = (ms: number) =>
  new Date(ms).toLocaleString(activeLanguage(), {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
  })

const count = (items: readonly Item[], outcome: Outcome) =>
  formatNumber(items.filter((item) => outcomeOf(item) === outcome).length)

function progressText({ run, done, total }: Progress): string {
  const [settled, all] = [formatNumber(done), formatNumber(total)]
  const isUndo = run.mode === 'undo'
  if (done === total) return isUndo ? t`Undone ${settled} of ${all}.` : t`Imported ${settled} of ${all}.`
  if (run.isRunning) return isUndo ? t`Undone ${settled} of ${all}` : t`Imported ${settled} of ${all}`
  return isUndo ? t`Undone ${settled} of ${all}, paused.` : t`Imported ${settled} of ${all}, paused.`
}

function countsText({ run, items }: Progress): string {
  if (run.mode === 'undo') {
    const [undone, left] = [count(items, 'undone'), count(items, 'left')]
    return t`${undone} undone, ${left} left as they are.`
  }
  const [added, changed, refused] = [count(items, 'added'), count(items, 'changed'), count(items, 'refused')]
  return t`${added} added, ${changed} changed, ${refused} refused.`
}

function waitText({ why, until }: NonNullable<Progress['waits']>): string {
  const [cause, end] = [translateDomainText(why), time(until)]
  return t`${cause} It goes on ${end}.`
}

function failureText({ line, name, reason }: Item): string {
  const cause = translateDomainText(reason)
  return name ? t`Row ${line}, ${name}: ${cause}` : t`Row ${line}: ${cause}`
}

/**
 * A running or finished import: progress, refused rows, and buttons to pause, resume, undo and download the
 * result.
 */
export function RunStep({ progress, connection }: { progress: Progress; connection: Connection }) {
  const id = useId()
  const { run, items, done, total, waits, stopped, isElsewhere } = progress
  const isUndo = run.mode === 'undo'
  const isComplete = done === total
  const failed = items.filter(
    ({ state, reason }) =>
      state === (isUndo ? 'left' : 'refused') || (!isUndo && state === 'done' && reason !== ''),
  )
  useEffect(() => {
    if (!isElsewhere) return undefined
    const stop = new AbortController()
    waitForOtherTab(run, stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) console.error(error)
    })
    return () => stop.abort()
  }, [isElsewhere, run])
  const undo = async () => {
    const isConfirmed = await dialogs.confirm({
      title: t`Undo this import?`,
      text: t`Artifacts that it added are deleted with their likes, and changed ones say again what they said before. What was changed since stays as it is.`,
      confirm: t`Undo`,
    })
    if (isConfirmed) await startRun(connection, { ...run, mode: 'undo' })
  }
  const { file } = run
  const more = formatNumber(failed.length - SHOWN)
  return (
    <Section title={isUndo ? t`Undo of ${file}` : file} isNext>
      <div>
        {/* Screen readers announce the end and a pause, not every row. */}
        <output id={id} aria-live={run.isRunning ? 'off' : 'polite'}>
          {progressText(progress)}
        </output>
        <LinearProgress
          aria-labelledby={id}
          variant="determinate"
          value={total === 0 ? 100 : Math.floor((100 * done) / total)}
          sx={{ marginTop: 1 }}
        />
      </div>
      <Typography>{countsText(progress)}</Typography>
      {waits && <Notice severity="info">{waitText(waits)}</Notice>}
      {isElsewhere && (
        <Notice severity="info">
          {t`An import runs in another tab of this browser. It can go on here once that tab is closed.`}
        </Notice>
      )}
      {stopped && <Notice severity="error">{translateDomainText(stopped)}</Notice>}
      <Actions>
        {isElsewhere ? null : run.isRunning ? (
          <Button variant="outlined" size="large" onClick={() => void pauseRun()}>
            {t`Pause`}
          </Button>
        ) : (
          !isComplete && (
            <Button variant="contained" size="large" onClick={() => void startRun(connection, run)}>
              {t`Resume`}
            </Button>
          )
        )}
        <Button
          variant="outlined"
          size="large"
          onClick={() => saveFile('import-result.csv', 'text/csv;charset=utf-8', resultOf(items))}
        >
          {t`Download the result`}
        </Button>
        {!run.isRunning && !isUndo && done > 0 && (
          <Button color="error" size="large" onClick={() => void undo()}>
            {t`Undo`}
          </Button>
        )}
      </Actions>
      {failed.length > 0 && (
        <ul>
          {failed.slice(0, SHOWN).map((item) => (
            <li key={item.at}>{failureText(item)}</li>
          ))}
          {failed.length > SHOWN && <li>{t`and ${more} more, in the result`}</li>}
        </ul>
      )}
    </Section>
  )
}
