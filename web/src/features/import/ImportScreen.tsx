import { type PlannedRow, planTable } from '@tracker/domain/import/planTable.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Page } from '#components/layout/Page.tsx'
import { Loading } from '#components/states/Loading.tsx'
import { type UserProfile, useCurrentUser } from '#firebase/currentUser.ts'
import { toast } from '#notifications/toast.ts'
import { useStore } from '#utils/createStore.ts'
import { type Choices, columnsOf, rowsOf, suggestChoices, withWords } from './choices.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import type { Table } from './file/readTable.ts'
import { FileStep } from './FileStep.tsx'
import { PastRuns } from './PastRuns.tsx'
import { PreviewStep } from './PreviewStep.tsx'
import { readOwn } from './readOwn.ts'
import { progress, resumeRunning, startRun } from './run/importRunner.ts'
import { createRun, readChoices, readIds, type Run, saveChoices } from './run/importStore.ts'
import { itemsOf } from './run/itemsOf.ts'
import { RunStep } from './RunStep.tsx'
import { useImportConnection } from './useImportConnection.ts'

/** Imports a file as artifacts of the signed-in user. */
export default function ImportScreen() {
  const currentUser = useCurrentUser()
  if (currentUser.status !== 'signed-in') return <Loading />
  return <Import key={currentUser.user.uid} user={currentUser.user} />
}

function Import({ user }: { user: UserProfile }) {
  const { uid } = user
  const connection = useImportConnection(user)
  const [table, setTable] = useState<Table | null>(null)
  const [choices, setChoices] = useState<Choices | null>(null)
  const [planned, setPlanned] = useState<readonly PlannedRow[] | null>(null)
  const [isPlanning, setPlanning] = useState(false)
  const shown = useStore(progress)
  const current = shown?.run.uid === uid ? shown : null

  // Needed where storage is blocked, because `ImportWatch` then does not know of the running import.
  const resume = useEffectEvent(() => resumeRunning(connection))
  useEffect(() => {
    resume().catch(console.error)
  }, [])
  const take = async (next: Table) => {
    const remembered = await readChoices(uid, next.names)
    progress.set(current?.run.isRunning ? current : null)
    setTable(next)
    setChoices(remembered ? withWords(next, remembered) : suggestChoices(next))
    setPlanned(null)
  }
  const plan = async () => {
    if (!table || !choices) return
    setPlanning(true)
    try {
      const [own, ids] = await Promise.all([readOwn(connection.api, user.email), readIds(uid)])
      await saveChoices(uid, table.names, choices)
      setPlanned(planTable(rowsOf(table, choices), columnsOf(table, choices), { uid, own, ids }))
    } catch (error) {
      toast.failure(error)
    } finally {
      setPlanning(false)
    }
  }
  const start = async () => {
    if (!table || !planned) return
    const now = Date.now()
    const run: Run = {
      id: crypto.randomUUID(),
      uid,
      file: table.file,
      startedAt: now,
      activeAt: now,
      mode: 'import',
      isRunning: true,
    }
    await createRun(run, itemsOf(planned))
    setTable(null)
    setPlanned(null)
    await startRun(connection, run)
  }
  const isRunning = current?.run.isRunning ?? false
  return (
    <Page
      title="Import"
      intro="Artifacts from a spreadsheet. Nothing is stored before you have seen what would happen, and everything can be undone."
    >
      {current && (
        <RunStep key={`${current.run.id} ${current.run.mode}`} progress={current} connection={connection} />
      )}
      {!isRunning && <FileStep table={table} onTable={(next) => void take(next)} />}
      {!isRunning && table && choices && !planned && (
        <ColumnsStep
          key={table.file}
          table={table}
          choices={choices}
          onChange={setChoices}
          onDone={() => void plan()}
          isBusy={isPlanning}
        />
      )}
      {!isRunning && planned && (
        <PreviewStep planned={planned} onBack={() => setPlanned(null)} onStart={() => void start()} />
      )}
      {!isRunning && !table && <PastRuns key={`${current?.run.id} ${current?.run.mode}`} uid={uid} />}
    </Page>
  )
}
