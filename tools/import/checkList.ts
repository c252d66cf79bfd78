/** Notices that a file is another list with the same numbers, before anything is stored. */
import { type Plan, planRecord } from '@tracker/domain/import/planTable.ts'
import { artifactPath } from '@tracker/domain/firestore/collections.ts'
import type { Firestore } from 'firebase-admin/firestore'
import { Failure } from '#cli/failure.ts'
import type { Terminal } from '#cli/terminal.ts'
import type { ImportRecord } from '#import/table/record.ts'

/** Records that are compared with what is stored. */
export const COMPARED = 100

/** A stored name and that of the file. */
export interface Renamed {
  readonly key: string
  readonly before: string
  readonly after: string
}

/** Returns the key with both names, if a plan gives an artifact another name. */
export function renamedBy({ key, content }: ImportRecord, plan: Plan): Renamed | null {
  if (plan.kind !== 'change' || plan.after.artifact_name === undefined || key === null) return null
  return { key, before: plan.before.artifact_name ?? '', after: content.artifact_name }
}

/**
 * Compares records with what is stored under their keys.
 * @returns the other names, if most of the stored artifacts have one
 */
async function findRenamed(
  firestore: Firestore,
  uid: string,
  records: readonly ImportRecord[],
): Promise<Renamed[]> {
  const keyed = records.filter(({ key, isId }) => key !== null && !isId)
  if (keyed.length === 0) return []
  const found = await firestore.getAll(...keyed.map(({ id }) => firestore.doc(artifactPath(id))))
  const stored = keyed.flatMap((record, at) => {
    const fields = found[at]?.data()
    return fields?.adder_uid === uid ? [renamedBy(record, planRecord(record, fields, uid, []))] : []
  })
  const renamed = stored.filter((one) => one !== null)
  return renamed.length * 2 > stored.length ? renamed : []
}

/**
 * Asks whether a file is another list, if most of its numbers are those of objects with other names.
 * @returns the name of the list, or null for the same list
 * @throws Failure without an interactive terminal
 */
export async function askForList(
  terminal: Terminal,
  firestore: Firestore,
  uid: string,
  records: readonly ImportRecord[],
): Promise<string | null> {
  const renamed = await findRenamed(firestore, uid, records)
  const [first] = renamed
  if (!first) return null
  const text = `Most numbers of this file belong to artifacts with other names: ${first.key} is "${first.before}", and here "${first.after}".`
  if (!terminal.isInteractive)
    throw new Failure(
      `${text}\n  If the file is another list, name it: --list NAME\n  If it is the same list, and its names were corrected: --same-list`,
    )
  terminal.write(`\n  ${text}\n`)
  const name = (
    await terminal.ask('  Is it another list? Its name, or Enter alone for the same list: ')
  ).trim()
  return name === '' ? null : name
}
