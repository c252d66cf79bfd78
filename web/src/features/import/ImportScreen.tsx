import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import { type PlannedRow, planTable } from '@tracker/domain/import/planTable.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Page } from '#components/layout/Page.tsx'
import { Loading } from '#components/states/Loading.tsx'
import { type UserProfile, useCurrentUser } from '#firebase/auth/currentUser.ts'
import { toast } from '#notifications/toast.ts'
import { useStore } from '#utils/createStore.ts'
import { type Choices, columnsOf, imageColumn, rowsOf, suggestChoices, withWords } from './choices.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import type { Table } from './file/readTable.ts'
import { FileStep } from './FileStep.tsx'
import { PastRuns } from './PastRuns.tsx'
import { locatePictures } from './pictures/locatePictures.ts'
import { PicturesStep } from './pictures/PicturesStep.tsx'
import { openZip, type PictureZip } from './pictures/pictureZip.ts'
import { PreviewStep } from './PreviewStep.tsx'
import { readOwn } from './readOwn.ts'
import { resumeRunning, startRun } from './run/importRunner.ts'
import { createRun, readChoices, readIds, readPictures, type Run, saveChoices } from './run/importStore.ts'
import { itemsOf } from './run/itemsOf.ts'
import { progress } from './run/runProgress.ts'
import { RunStep } from './RunStep.tsx'
import { StorageCheck } from './StorageCheck.tsx'
import { useImportConnection } from './useImportConnection.ts'

/** Imports a file as artifacts of the signed-in user. */
export default function ImportScreen() {
  const currentUser = useCurrentUser()
  if (currentUser.status !== 'signed-in') return <Loading />
  return (
    <StorageCheck>
      <Import key={currentUser.user.uid} user={currentUser.user} />
    </StorageCheck>
  )
}

function Import({ user }: { user: UserProfile }) {
  const { uid } = user
  const connection = useImportConnection(user)
  const [table, setTable] = useState<Table | null>(null)
  const [zip, setZip] = useState<PictureZip | null>(null)
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
    const remembered = await readChoices(uid, next.names).catch((error: unknown) => {
      console.warn('The choices for these columns cannot be read.', error)
      return null
    })
    progress.set(current?.run.isRunning ? current : null)
    setTable(next)
    setChoices(remembered ? withWords(next, remembered) : suggestChoices(next))
    setPlanned(null)
  }
  const takeZip = async (file: File) => {
    try {
      setZip(await openZip(file))
    } catch (error) {
      toast.failure(error)
    }
  }
  const plan = async () => {
    if (!table || !choices) return
    setPlanning(true)
    try {
      const [own, ids, photos] = await Promise.all([
        readOwn(connection.api, user.email),
        readIds(uid),
        readPictures(uid),
      ])
      const shown = new Set(own.map(({ artifact_image: image }) => image))
      const known = new Map([...photos].filter(([, url]) => shown.has(url)))
      const column = imageColumn(table, choices) ?? ''
      const rows = await locatePictures(rowsOf(table, choices), { column, zip, known })
      await saveChoices(uid, table.names, choices)
      setPlanned(await planTable(rows, columnsOf(table, choices), { uid, own, ids, site: location.host }))
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
    try {
      await createRun(run, itemsOf(planned), zip?.file ?? null)
    } catch (error) {
      console.warn(error)
      toast.failure(
        new Problem('invalid', t`This browser has no room for the file. Delete something, or split it.`),
      )
      return
    }
    setTable(null)
    setZip(null)
    setPlanned(null)
    await startRun(connection, run)
  }
  const isRunning = current?.run.isRunning ?? false
  return (
    <Page
      title={t`Import`}
      intro={t`Artifacts from a spreadsheet. Nothing is stored before you have seen what would happen, and everything can be undone.`}
    >
      {current && (
        <RunStep key={`${current.run.id} ${current.run.mode}`} progress={current} connection={connection} />
      )}
      {!isRunning && (
        <FileStep table={table} onTable={(next) => void take(next)} onZip={(file) => void takeZip(file)} />
      )}
      {!isRunning && table && choices && !planned && (
        <ColumnsStep
          key={table.file}
          table={table}
          choices={choices}
          onChange={setChoices}
          onDone={() => void plan()}
          isBusy={isPlanning}
        >
          <PicturesStep table={table} choices={choices} zip={zip} onZip={(file) => void takeZip(file)} />
        </ColumnsStep>
      )}
      {!isRunning && planned && (
        <PreviewStep
          planned={planned}
          zip={zip}
          onBack={() => setPlanned(null)}
          onStart={() => void start()}
        />
      )}
      {!isRunning && !table && <PastRuns key={`past ${current?.run.id} ${current?.run.mode}`} uid={uid} />}
    </Page>
  )
}
