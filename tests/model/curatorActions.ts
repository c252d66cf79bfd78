/** Steps of reporters and curators, about artifacts and lists, and of suspensions. */
import { APPEAL, type DecisionName, DECISIONS } from '@tracker/domain/reports/report.ts'
import { type Action, choose, chooseSubject, expectDone } from './action.ts'
import { apply } from './artifactActions.ts'
import { decideCase, isOpen, report, resumeCase, suspendCase } from './cases.ts'
import * as state from './state.ts'
import type { World } from './world.ts'

/** Chooses an artifact or a list; there are fewer lists. */
const chooseRecord = (model: state.Model, choice: number) =>
  chooseSubject(model, [...state.subjectsOf(model), ...model.lists], choice, state.isThere)

const hasRecords = (model: state.Model) => state.subjectsOf(model).length > 0
const isHeld = (record: state.Subject) => record.kind === 'artifact' && state.visibility(record) === 'held'
const idIn = ({ kind, id }: state.Subject) => (kind === 'list' ? { listId: id } : { artifactId: id })

const reportOne: Action = {
  check: hasRecords,
  async run(model, world, { a, b }) {
    const record = chooseRecord(model, a)
    const who = choose(state.MEMBERS, b)
    const body = { ...idIn(record), reason: 'False', text: '' }
    const reply = await world.call(who, 'POST', '/reports', body)
    const isOwnHidden = state.isHidden(record) && record.owner === who
    const refusals = [
      [model.suspended.has(who), 403],
      [!isOwnHidden && !state.isPublic(model, record), 404],
      [isOwnHidden && isHeld(record), 409],
      [isOwnHidden, 400],
    ] as const
    if (expectDone('POST /reports', reply, refusals)) report(record, who, model.step)
  },
}

const appeal: Action = {
  check: hasRecords,
  async run(model, world, { a }) {
    const record = chooseRecord(model, a)
    const body = { ...idIn(record), reason: APPEAL, text: '' }
    const reply = await world.call(record.owner, 'POST', '/reports', body)
    const refusals = [
      [!state.isHidden(record) && !state.isPublic(model, record), 404],
      [isHeld(record), 409],
      [!state.isHidden(record), 400],
    ] as const
    if (expectDone('POST /reports (appeal)', reply, refusals)) report(record, record.owner, model.step, true)
  },
}

/** Whether a decision was taken last and nothing has happened since. Repeating it changes nothing. */
function isRepeated(record: state.Subject, decision: DecisionName, note: string): boolean {
  const isDecided = record.kind === 'list' ? record.isHidden : record.state?.hiddenBy === 'decision'
  const isAsDecided = { hide: isDecided, restore: !state.isHidden(record), dismiss: true }[decision]
  return !isOpen(record) && record.reportCase?.decision === decision + note && isAsDecided
}

/** Hides or restores a record. */
function moveRecord(model: state.Model, record: state.Subject, event: 'hide' | 'restore'): void {
  if (record.kind === 'artifact') {
    apply(model, record, event)
    return
  }
  if (event === 'hide' && !record.isHidden) record.hiddenAt = model.step
  record.isHidden = event === 'hide'
  if (record.isHidden) state.leaveGallery(record)
}

async function decideOn(model: state.Model, world: World, record: state.Subject, decision: DecisionName) {
  const { id, kind, owner } = record
  const note = decision === 'hide' ? 'A copy.' : ''
  const reply = await world.call(state.CURATOR, 'POST', `/reports/${id}`, { kind, decision, note })
  const wasRepeated = isRepeated(record, decision, note)
  const isSuspended = kind === 'artifact' && model.suspended.has(owner)
  const refusals = [
    [!state.isThere(record), 404],
    [!wasRepeated && decision === 'restore' && (!state.isHidden(record) || isSuspended), 409],
    [!wasRepeated && decision === 'dismiss' && isHeld(record), 409],
  ] as const
  if (!expectDone('POST /reports/{id}', reply, refusals) || wasRepeated) return
  if (decision !== 'dismiss') moveRecord(model, record, decision)
  decideCase(record, model.step, decision + note)
}

const decide: Action = {
  check: hasRecords,
  run: (model, world, { a, b }) => decideOn(model, world, chooseRecord(model, a), choose(DECISIONS, b)),
}

/** Makes a held artifact visible. */
const approve: Action = {
  check: ({ artifacts }) => artifacts.some(isHeld),
  run: (model, world, { a }) =>
    decideOn(model, world, chooseSubject(model, model.artifacts.filter(isHeld), a), 'restore'),
}

const suspend: Action = {
  check: () => true,
  async run(model, world, { a }) {
    const who = choose(state.MEMBERS, a)
    const path = `/suspensions/${world.uidOf(who)}`
    expectDone('POST /suspensions', await world.call(state.CURATOR, 'POST', path, { reason: 'Spam.' }), [])
    model.suspended.add(who)
    for (const list of model.lists.filter(({ owner }) => owner === who)) state.leaveGallery(list)
    for (const artifact of state.addedBy(model, who)) {
      const wasVisible = state.isVisible(artifact)
      apply(model, artifact, 'suspend')
      if (wasVisible) suspendCase(artifact)
    }
  },
}

const lift: Action = {
  check: ({ suspended }) => suspended.size > 0,
  async run(model, world, { a }) {
    const who = choose([...model.suspended], a)
    const path = `/suspensions/${world.uidOf(who)}`
    expectDone('DELETE /suspensions', await world.call(state.CURATOR, 'DELETE', path), [])
    model.suspended.delete(who)
    for (const artifact of state.addedBy(model, who)) {
      if (state.isVisible(artifact)) continue
      apply(model, artifact, 'lift')
      if (!state.isVisible(artifact) || resumeCase(artifact) || artifact.reportCase === null) continue
      decideCase(artifact, model.step, 'restore: lifted')
    }
  },
}

export const CURATOR_ACTIONS = { reportOne, appeal, decide, approve, suspend, lift }
