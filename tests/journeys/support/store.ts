/** The local Firestore as its owner sees it, and as a page sees it when it is slow or away. */
import type { Page } from 'playwright-core'
import { PROJECT_ID } from '../../../tools/cli/paths.ts'
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

/** Stores an artifact past all checks, as an old release or a careless administrator might have left it. */
export async function storeRaw(id: string, fields: Values): Promise<void> {
  await patch(`artifacts/${id}`, {
    ...toFields(fields),
    added_at: { timestampValue: new Date().toISOString() },
  })
}

/** Removes an artifact past all checks. */
export const removeRaw = (id: string): Promise<void> => send('DELETE', `artifacts/${id}`)

/** Changes these fields of a document past all checks. */
export async function changeRaw(path: string, fields: Values): Promise<void> {
  const mask = new URLSearchParams(Object.keys(fields).map((field) => ['updateMask.fieldPaths', field]))
  await patch(`${path}?${mask.toString()}`, toFields(fields))
}

/** The store does not answer this page until the returned function is called. */
export async function holdStore(page: Page): Promise<() => Promise<void>> {
  const answered = Promise.withResolvers<void>()
  await page.route(`${origin()}/**`, async (route) => {
    await answered.promise
    await route.continue()
  })
  // The route stays: a question that is asked while it went would never be answered.
  return async () => answered.resolve()
}

/** The store cannot be reached from this page. */
export async function cutStore(page: Page): Promise<void> {
  await page.route(`${origin()}/**`, (route) => route.abort('connectionrefused'))
}
