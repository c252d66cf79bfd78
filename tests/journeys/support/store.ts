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

/** Stores an artifact past all checks, as an old release or a careless administrator might have left it. */
export async function storeRaw(id: string, fields: Readonly<Record<string, string | number>>): Promise<void> {
  const entries = Object.entries(fields).map(([name, value]) => [name, toField(value)] as const)
  const added = { added_at: { timestampValue: new Date().toISOString() } }
  const path = `/v1/projects/${PROJECT_ID}/databases/(default)/documents/artifacts/${id}`
  const response = await fetch(origin() + path, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ fields: { ...Object.fromEntries(entries), ...added } }),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** The store does not answer this page until the returned function is called. */
export async function holdStore(page: Page): Promise<() => Promise<void>> {
  const answered = Promise.withResolvers<void>()
  await page.route(`${origin()}/**`, async (route) => {
    await answered.promise
    await route.continue()
  })
  return async () => {
    answered.resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

/** The store cannot be reached from this page. */
export async function cutStore(page: Page): Promise<void> {
  await page.route(`${origin()}/**`, (route) => route.abort('connectionrefused'))
}
