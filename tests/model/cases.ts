/** What happens to the case of a record in the model (docs/decisions/009-reports.md). */
import { type Artifact, isHidden, newCase, type Person, type Subject } from './state.ts'

/** Adds a report or an appeal, once per person; an owner may appeal each time the record is hidden. */
export function report(record: Subject, person: Person, at: number, isAppeal = false): void {
  const earlier = record.reportCase?.reports.get(person)
  if (earlier && !(isAppeal && !(earlier.isAppeal && earlier.at >= record.hiddenAt))) return
  record.reportCase ??= newCase(null)
  record.reportCase.reports.set(person, { at, isAppeal })
  record.reportCase.rank = 1
}

/** Decides on a record that is in its new state. A hidden one stays in the list. */
export function decideCase(record: Subject, at: number, decision: string): void {
  record.reportCase ??= newCase(null)
  const rank = isHidden(record) ? 0 : null
  Object.assign(record.reportCase, { rank, suspendedRank: null, decidedAt: at, decision })
}

/** Takes the case out of the curators' list together with its record. */
export function suspendCase({ reportCase }: Artifact): void {
  if (!reportCase || reportCase.rank === null) return
  Object.assign(reportCase, { rank: null, suspendedRank: reportCase.rank })
}

/** @returns false if the case was not suspended */
export function resumeCase({ reportCase }: Artifact): boolean {
  if (!reportCase || reportCase.suspendedRank === null) return false
  Object.assign(reportCase, { rank: reportCase.suspendedRank, suspendedRank: null })
  return true
}

/** Removes a person's report with the account. A case without undecided reports closes. */
export function withdraw(record: Subject, person: Person): void {
  const { reportCase } = record
  if (!reportCase?.reports.delete(person)) return
  const { decidedAt, reports } = reportCase
  const isWaiting = [reportCase.rank, reportCase.suspendedRank].includes(1)
  const staysOpen = isWaiting && [...reports.values()].some(({ at }) => at > (decidedAt ?? -1))
  if (reports.size === 0 && decidedAt === null && !isHidden(record)) {
    record.reportCase = null
    return
  }
  const isListed = reportCase.rank !== null && (staysOpen || isHidden(record))
  reportCase.rank = isListed ? (staysOpen ? 1 : 0) : null
  if (!staysOpen && reportCase.suspendedRank === 1) reportCase.suspendedRank = null
}

export const isOpen = ({ reportCase }: Subject) => reportCase?.rank === 1
export const isListed = ({ reportCase }: Subject) => reportCase !== null && reportCase.rank !== null
