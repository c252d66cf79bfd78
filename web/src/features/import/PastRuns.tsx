import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import { activeLanguage } from '#i18n/language.ts'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Actions } from '#components/layout/Actions.ts'
import { Section } from '#components/layout/Section.tsx'
import { dialogs } from '#notifications/dialogs.ts'
import { showRun } from './run/importRunner.ts'
import { readRuns, removeRun, type Run } from './run/importStore.ts'
import { progress } from './run/runProgress.ts'

const List = styled('ul')(({ theme }) => ({
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 3),
    paddingBlock: theme.spacing(1.5),
    borderBottom: `1px solid ${theme.vars.palette.rule}`,
  },
}))

const dateOf = (ms: number) =>
  new Date(ms).toLocaleString(activeLanguage(), { dateStyle: 'medium', timeStyle: 'short' })

/** Earlier imports of this browser. */
export function PastRuns({ uid }: { uid: string }) {
  const [runs, setRuns] = useState<readonly Run[]>([])
  useEffect(() => {
    readRuns(uid).then(setRuns, console.error)
  }, [uid])
  const remove = async (run: Run) => {
    const isConfirmed = await dialogs.confirm({
      title: t`Remove this import from the list?`,
      text: t`The artifacts stay. The import can no longer be resumed or undone.`,
      confirm: t`Remove`,
    })
    if (!isConfirmed) return
    await removeRun(run)
    if (progress.get()?.run.id === run.id) progress.set(null)
    setRuns(await readRuns(uid))
  }
  if (runs.length === 0) return null
  return (
    <Section title={t`Imports of this browser`}>
      <List>
        {runs.map((run) => {
          const { file, mode } = run
          const date = dateOf(run.startedAt)
          return (
            <li key={run.id}>
              <span>
                {file}
                <Typography variant="small" color="textSecondary" component="span" sx={{ display: 'block' }}>
                  {mode === 'undo' ? t`${date}, undone` : date}
                </Typography>
              </span>
              <Actions>
                <Button aria-label={t`Show ${file}, ${date}`} onClick={() => void showRun(run)}>
                  {t`Show`}
                </Button>
                <Button aria-label={t`Remove ${file}, ${date}`} onClick={() => void remove(run)}>
                  {t`Remove`}
                </Button>
              </Actions>
            </li>
          )
        })}
      </List>
    </Section>
  )
}
