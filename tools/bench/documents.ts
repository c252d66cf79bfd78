/** Counts the documents that each screen reads or writes, as Firestore bills them. Nothing else may use the store. */
import type { Browser } from 'playwright-core'
import * as z from 'zod/mini'
import type { Measure } from '#bench/measures.ts'
import { openPhone, waitForIdle } from '#bench/phone.ts'
import { PROJECT_ID } from '#cli/paths.ts'
import { signInAsSeed } from '#seed/signIn.ts'
import type { Stack } from '#stack/stack.ts'

const usageSchema = z.object({ documentsRead: z.number(), documentsWritten: z.number() })
/** Milliseconds without a read after which an action counts as finished. */
const QUIET_MS = 1_500

async function usage({ ports }: Stack) {
  const response = await fetch(`http://127.0.0.1:${ports.firestore}/emulator/v1/projects/${PROJECT_ID}:usage`)
  return z.parse(usageSchema, await response.json())
}

async function usageAtRest(stack: Stack) {
  for (let before = await usage(stack); ;) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS))
    const now = await usage(stack)
    if (now.documentsRead === before.documentsRead) return now
    before = now
  }
}

/** @param stack needs more than two pages of records and the seed accounts */
export async function measureDocuments(browser: Browser, stack: Stack): Promise<Measure[]> {
  const phone = await openPhone(browser, stack.app)
  const { page } = phone
  const cards = page.locator('main article')
  const found: Measure[] = []
  /** Counts the documents that an action reads or writes. */
  const count = async (
    name: string,
    goal: number,
    kind: 'Read' | 'Written',
    action: () => Promise<unknown>,
  ) => {
    const before = await usageAtRest(stack)
    await action()
    const after = await usageAtRest(stack)
    const value = after[`documents${kind}`] - before[`documents${kind}`]
    found.push({ name, value, unit: 'documents', goal })
  }
  const open = async (path: string, card: number) => {
    await page.goto(path)
    await cards.nth(card).waitFor()
    await waitForIdle(phone)
  }
  try {
    await count('Home: read', 6, 'Read', () => open('/', 5))
    await count('Browse: read', 25, 'Read', () => open('/allArtifacts', 23))
    await count('Load more: read', 24, 'Read', async () => {
      await page.getByRole('button', { name: 'Load more' }).click()
      await cards.nth(47).waitFor()
    })
    // On a phone the link is in the closed menu.
    await page
      .locator('a[href="/aboutUs"]')
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForURL('**/aboutUs')
    await count('Going back to Browse: read', 0, 'Read', async () => {
      await page.goBack()
      await cards.nth(47).waitFor()
    })
    await signInAsSeed(page)
    await open('/allArtifacts', 23)
    const like = page.locator('main button[aria-pressed][aria-disabled="false"]')
    await count("An artifact's page: read", 2, 'Read', async () => {
      await page.locator('article a[href^="/artifact/"]').first().click()
      await like.waitFor()
    })
    await count('A like: written', 2, 'Written', () => like.click())
    return found
  } finally {
    await phone.context.close()
  }
}
