/** Writes to the local Firestore without API and rules, and makes it slow or unreachable for a page. */
import type { Page } from 'playwright-core'
import { PROJECT_ID } from '../../../tools/cli/paths.ts'
import { holdRequests, intercept } from './pages.ts'
import { services } from './services.ts'

const origin = () => `http://127.0.0.1:${services.firestorePort}`

type Field =
  | { stringValue: string }
  | { integerValue: string }
  | { arrayValue: { values: Field[] } }
  | { timestampValue: string }

const toField = (value: string | number): Field =>
  typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value }

type Values = Readonly<Record<string, string | number>>

async function send(method: 'PATCH' | 'DELETE', path: string, body?: object): Promise<void> {
  const response = await fetch(
    `${origin()}/v1/projects/${PROJECT_ID}/databases/(default)/documents/${path}`,
    {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      ...(body && { body: JSON.stringify(body) }),
    },
  )
  if (!response.ok) throw new Error(await response.text())
}

const patch = (path: string, fields: Readonly<Record<string, Field>>) => send('PATCH', path, { fields })

const toFields = (values: Values) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toField(value)]))

/** Stores an artifact without checks, like an old release or an administrator. */
export async function storeRaw(id: string, fields: Values): Promise<void> {
  await patch(`artifacts/${id}`, {
    ...toFields(fields),
    added_at: { timestampValue: new Date().toISOString() },
  })
}

/** Removes an artifact without checks. */
export const removeRaw = (id: string): Promise<void> => send('DELETE', `artifacts/${id}`)

/** Changes fields of a document without checks. */
export async function changeRaw(path: string, fields: Values): Promise<void> {
  const mask = new URLSearchParams(Object.keys(fields).map((field) => ['updateMask.fieldPaths', field]))
  await patch(`${path}?${mask.toString()}`, toFields(fields))
}

/** Delays this page's requests to the store until the returned function is called. */
export const holdStore = (page: Page): Promise<() => void> => holdRequests(page, `${origin()}/**`)

/** Makes the store unreachable for this page until the returned function is called. */
export const cutStore = (page: Page): Promise<() => void> =>
  intercept(page, `${origin()}/**`, (route) => route.abort('connectionrefused'))
