/** Calls that report and moderate, of the people of `people.ts`, and what is stored. */
import type { Account } from './accounts.ts'
import { listOf, member } from './ask.ts'
import { api, curator } from './people.ts'

export const report = (who: Account, artifactId: string, reason: string = 'False', text = '') =>
  api.ask('POST', '/reports', { token: who.token, body: { artifactId, reason, text } })
export const decide = (id: string, decision: string, note = 'A copy.', who = curator) =>
  api.ask('POST', `/reports/${id}`, { token: who.token, body: { decision, note } })
export const asCurator = (method: string, path: string, body?: unknown) =>
  api.ask(method, path, { token: curator.token, ...(body !== undefined && { body }) })
export const decideMany = (artifactIds: readonly string[], decision: string, note = 'Spam.') =>
  asCurator('POST', '/decisions', { artifactIds, decision, note })
/** The cases that curators see. */
export const cases = async () => listOf(await asCurator('GET', '/reports'))
export const openReports = async () => member(await asCurator('GET', '/openReports'), 'open')

/** Number of documents in a collection. */
export const sizeOf = async (name: string) => (await api.store.db.collection(name).count().get()).data().count
