import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'
import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { Page } from '#components/layout/Page.tsx'
import { Loading } from '#components/states/Loading.tsx'
import { type UserProfile, useCurrentUser } from '#firebase/auth/currentUser.ts'
import { toast } from '#notifications/toast.ts'
import { useStore } from '#utils/createStore.ts'
import { type Choices, columnsText, suggestChoices, withWords } from './choices.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import { DoneStep, ImportSteps } from './ImportSteps.tsx'
import { FileStep, type OpenFile } from './FileStep.tsx'
import { ListQuestion, NEW_LIST } from './ListQuestion.tsx'
import { PastRuns } from './PastRuns.tsx'
import { PicturesStep } from './pictures/PicturesStep.tsx'
import { openZip, type PictureZip } from './pictures/pictureZip.ts'
import { type ImportPlan, itemsOf, planImport } from './planImport.ts'
import { PreviewStep } from './preview/PreviewStep.tsx'
import { resumeRunning, startRun } from './run/importRunner.ts'
import {
  createRun,
  type ImportList,
  readChoices,
  readLists,
  type Run,
  saveChoices,
  saveList,
} from './run/importStore.ts'
import { progress } from './run/runProgress.ts'
import { RunStep } from './RunStep.tsx'
import { StorageCheck } from './StorageCheck.tsx'
import { useImportConnection } from './useImportConnection.ts'
import { useLatest } from './useLatest.ts'

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

/** The list of a file with known columns: the one of an earlier file of this name, or the answer to a question. */
interface ListChoice {
  readonly lists: readonly ImportList[]
  readonly isKnown: boolean
  /** Id, `NEW_LIST`, or '' before an answer. */
  readonly list: string
}

const warn = (what: string) => (error: unknown) => {
  console.warn(what, error)
  return null
}

function Import({ user }: { user: UserProfile }) {
  const { uid } = user
  const connection = useImportConnection(user)
  const [open, setOpen] = useState<OpenFile | null>(null)
  const [zip, setZip] = useState<PictureZip | null>(null)
  const [choices, setChoices] = useState<Choices | null>(null)
  const [listChoice, setListChoice] = useState<ListChoice>({ lists: [], isKnown: false, list: NEW_LIST })
  const [plan, setPlan] = useState<ImportPlan | null>(null)
  const shown = useStore(progress)
  const current = shown?.run.uid === uid ? shown : null
  const table = open?.table ?? null

  // Needed where storage is blocked, because `ImportWatch` then does not know of the running import.
  const resume = useEffectEvent(() => resumeRunning(connection))
  useEffect(() => {
    resume().catch(console.error)
  }, [])
  const change = useCallback(
    (edit: (choices: Choices) => Choices) => setChoices((now) => now && edit(now)),
    [],
  )
  // A file or zip that is chosen later wins, also over the preview of an earlier one.
  const beginFile = useLatest()
  const beginZip = useLatest()
  const take = async (next: OpenFile) => {
    const isLatest = beginFile()
    const { names } = next.table
    const [remembered, lists] = await Promise.all([
      readChoices(uid, names).catch(warn('The choices for these columns cannot be read.')),
      readLists(uid, names).catch(warn('The lists with these columns cannot be read.')),
    ])
    if (!isLatest()) return
    const known = lists?.find(({ files }) => files.includes(next.file.name))
    progress.set(current?.run.isRunning ? current : null)
    const suggested = remembered ? withWords(next.table, remembered) : suggestChoices(next.table)
    // A transition is rendered in parts, between which the page responds.
    startTransition(() => {
      setOpen(next)
      setChoices(suggested)
      setListChoice({
        lists: lists ?? [],
        isKnown: known !== undefined,
        list: known?.id ?? (lists?.length ? '' : NEW_LIST),
      })
      setPlan(null)
    })
  }
  const takeZip = async (file: File) => {
    const isLatest = beginZip()
    try {
      const opened = await openZip(file)
      if (isLatest()) setZip(opened)
    } catch (error) {
      toast.failure(error)
    }
  }
  const preview = async (chosen: Choices) => {
    if (!table) return
    const isLatest = beginFile()
    try {
      const list = listChoice.list === NEW_LIST ? crypto.randomUUID() : listChoice.list
      const made = await planImport(connection, { table, zip, choices: chosen, list })
      await saveChoices(uid, table.names, chosen)
      if (!isLatest()) return
      startTransition(() => {
        setChoices(chosen)
        setPlan(made)
      })
    } catch (error) {
      if (isLatest()) toast.failure(error)
    }
  }
  const start = async () => {
    if (!open || !plan) return
    const now = Date.now()
    const run: Run = {
      id: crypto.randomUUID(),
      uid,
      file: open.file.name,
      list: plan.list,
      startedAt: now,
      activeAt: now,
      mode: 'import',
      isRunning: true,
    }
    try {
      await createRun(run, itemsOf(plan.rows), zip?.file ?? null)
      await saveList(uid, open.table.names, plan.list, open.file.name)
    } catch (error) {
      console.warn(error)
      toast.failure(
        new Problem('invalid', t`This browser has no room for the file. Delete something, or split it.`),
      )
      return
    }
    setOpen(null)
    setZip(null)
    setPlan(null)
    await startRun(connection, run)
  }
  const isRunning = current?.run.isRunning ?? false
  const { lists, isKnown, list } = listChoice
  return (
    <Page
      title={t`Import`}
      intro={t`Artifacts from a spreadsheet. Nothing is stored before you have seen what would happen, and everything can be undone.`}
    >
      <ImportSteps current={isRunning ? 3 : plan ? 2 : open ? 1 : current ? 3 : 0} />
      {current && (
        <RunStep key={`${current.run.id} ${current.run.mode}`} progress={current} connection={connection} />
      )}
      {!isRunning && (
        <FileStep
          open={open}
          onOpen={(next) => void take(next)}
          onZip={(file) => void takeZip(file)}
          isDone={plan !== null}
        />
      )}
      {!isRunning && table && choices && !plan && (
        <ColumnsStep
          key={open?.file.name}
          table={table}
          choices={choices}
          onChange={change}
          onPreview={() => preview(choices)}
          problem={list === '' ? t`Choose whether this file is a list that was imported before.` : null}
        >
          <PicturesStep table={table} choices={choices} zip={zip} onZip={(file) => void takeZip(file)} />
          {lists.length > 0 && !isKnown && (
            <ListQuestion
              lists={lists}
              value={list}
              onChange={(next) => setListChoice({ ...listChoice, list: next })}
            />
          )}
        </ColumnsStep>
      )}
      {!isRunning && plan && choices && (
        <DoneStep
          title={t`Columns`}
          changeLabel={t`Change the columns`}
          onChange={() => startTransition(() => setPlan(null))}
        >
          {columnsText(choices)}
        </DoneStep>
      )}
      {!isRunning && plan && choices && (
        <PreviewStep
          plan={plan}
          user={user}
          zip={zip}
          isCut={choices.isCut}
          onCut={() => void preview({ ...choices, isCut: true })}
          dates={choices.dates}
          onDates={(dates) => void preview({ ...choices, dates })}
          onStart={() => void start()}
        />
      )}
      {!isRunning && !open && <PastRuns key={`past ${current?.run.id} ${current?.run.mode}`} uid={uid} />}
    </Page>
  )
}
