/** Steps of reporters and curators, about artifacts and lists, and of suspensions. */
import { APPEAL, type DecisionName, DECISIONS } from '@tracker/domain/reports/report.ts'
import { type Action, choose, expectDone } from './action.ts'
import { apply } from './artifactActions.ts'
import { decideCase, isOpen, report, resumeCase, suspendCase } from './cases.ts'
import {
  type Artifact,
  CURATOR,
  isHidden,
  isShared,
  isVisible,
  type List,
  MEMBERS,
  type Model,
  type Person,
  visibility,
} from './state.ts'

/** A record with what reports and decisions need to know of it. */
interface Subject {
  readonly record: Artifact | List
  readonly kind: 'artifact' | 'list'
  readonly owner: Person
  readonly isThere: boolean
  readonly isHidden: boolean
  readonly isHeld: boolean
  /** Whether everybody reads it. */
  readonly isPublic: boolean
}

function chooseSubject(model: Model, choice: number): Subject {
  const { artifacts, lists } = model
  const record = choose([...artifacts, ...lists, ...lists, ...lists], choice)
  if ('adder' in record) {
    const state = visibility(record)
    return {
      record,
      kind: 'artifact',
      owner: record.adder,
      isThere: isVisible(record) || isHidden(record),
      isHidden: isHidden(record),
      isHeld: state === 'held',
      isPublic: isVisible(record),
    }
  }
  return {
    record,
    kind: 'list',
    owner: record.owner,
    isThere: record.isThere,
    isHidden: record.isThere && record.isHidden,
    isHeld: false,
    isPublic: isShared(model, record),
  }
}

const hasSubjects = ({ artifacts, lists }: Model) => artifacts.length + lists.length > 0
const idIn = ({ kind, record }: Subject) =>
  kind === 'list' ? { listId: record.id } : { artifactId: record.id }

const reportOne: Action = {
  check: hasSubjects,
  async run(model, world, { a, b }) {
    const subject = chooseSubject(model, a)
    const { record, owner } = subject
    const who = choose(MEMBERS, b)
    const body = { ...idIn(subject), reason: 'False', text: '' }
    const reply = await world.call(who, 'POST', '/reports', body)
    const isOwnHidden = subject.isHidden && owner === who
    const refusals = [
      [model.suspended.has(who), 403],
      [!isOwnHidden && !subject.isPublic, 404],
      [isOwnHidden && subject.isHeld, 409],
      [isOwnHidden, 400],
    ] as const
    if (expectDone('POST /reports', reply, refusals)) report(record, who, model.step)
  },
}

const appeal: Action = {
  check: hasSubjects,
  async run(model, world, { a }) {
    const subject = chooseSubject(model, a)
    const { record, owner } = subject
    const body = { ...idIn(subject), reason: APPEAL, text: '' }
    const reply = await world.call(owner, 'POST', '/reports', body)
    const refusals = [
      [!subject.isHidden && !subject.isPublic, 404],
      [subject.isHeld, 409],
      [!subject.isHidden, 400],
    ] as const
    if (expectDone('POST /reports (appeal)', reply, refusals)) report(record, owner, model.step, true)
  },
}

/** Whether a decision was taken last and nothing has happened since. Repeating it changes nothing. */
function isRepeated({ record, isHidden: is }: Subject, decision: DecisionName, note: string): boolean {
  const isDecided = 'adder' in record ? record.state?.hiddenBy === 'decision' : record.isHidden
  const isAsDecided = { hide: isDecided, restore: !is, dismiss: true }[decision]
  return !isOpen(record) && record.reportCase?.decision === decision + note && isAsDecided
}

const decide: Action = {
  check: hasSubjects,
  async run(model, world, { a, b }) {
    const subject = chooseSubject(model, a)
    const { record, kind, owner } = subject
    const decision = choose(DECISIONS, b)
    const note = decision === 'hide' ? 'A copy.' : ''
    const reply = await world.call(CURATOR, 'POST', `/reports/${record.id}`, { kind, decision, note })
    const wasRepeated = isRepeated(subject, decision, note)
    const isSuspended = kind === 'artifact' && model.suspended.has(owner)
    const refusals = [
      [!subject.isThere, 404],
      [!wasRepeated && decision === 'restore' && (!subject.isHidden || isSuspended), 409],
      [!wasRepeated && decision === 'dismiss' && subject.isHeld, 409],
    ] as const
    if (!expectDone('POST /reports/{id}', reply, refusals) || wasRepeated) return
    if (decision !== 'dismiss') moveRecord(model, record, decision)
    const isHiddenNow = decision === 'hide' || (decision === 'dismiss' && subject.isHidden)
    decideCase(record, model.step, isHiddenNow, decision + note)
  },
}

function moveRecord(model: Model, record: Artifact | List, decision: 'hide' | 'restore'): void {
  if ('adder' in record) {
    apply(model, record, decision)
    return
  }
  if (decision === 'hide' && !record.isHidden) record.hiddenAt = model.step
  record.isHidden = decision === 'hide'
}

const suspend: Action = {
  check: () => true,
  async run(model, world, { a }) {
    const who = choose(MEMBERS, a)
    const reply = await world.call(CURATOR, 'POST', `/suspensions/${world.uidOf(who)}`, { reason: 'Spam.' })
    expectDone('POST /suspensions', reply, [])
    model.suspended.add(who)
    for (const artifact of model.artifacts.filter(({ adder }) => adder === who)) {
      const wasVisible = isVisible(artifact)
      apply(model, artifact, 'suspend')
      if (wasVisible) suspendCase(artifact)
    }
  },
}

const lift: Action = {
  check: ({ suspended }) => suspended.size > 0,
  async run(model, world, { a }) {
    const who = choose([...model.suspended], a)
    const reply = await world.call(CURATOR, 'DELETE', `/suspensions/${world.uidOf(who)}`)
    expectDone('DELETE /suspensions', reply, [])
    model.suspended.delete(who)
    for (const artifact of model.artifacts.filter(({ adder }) => adder === who)) {
      if (isVisible(artifact)) continue
      apply(model, artifact, 'lift')
      if (!isVisible(artifact) || resumeCase(artifact) || artifact.reportCase === null) continue
      decideCase(artifact, model.step, false, 'restore: lifted')
    }
  },
}

export const CURATOR_ACTIONS = { reportOne, appeal, decide, suspend, lift }
