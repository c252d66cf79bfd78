/** Saves a trace of each visitor and a screenshot of each open page of a failed journey in `.local/test-failures`. */
import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { LOCAL, ROOT } from '../../../tools/cli/paths.ts'

interface Failed {
  readonly fullTestName: string
  readonly file: { readonly name: string }
  readonly result?: { readonly retryCount?: number } | undefined
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 120)

/** Starts a trace without snapshots and screenshots, which would take a fifth of a journey's time. */
export async function startTrace(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: false, screenshots: false })
}

/** Saves the traces and screenshots of a test's visitors, and prints the folder. */
export async function keepTraces(test: Failed, contexts: readonly BrowserContext[]): Promise<void> {
  const attempt = (test.result?.retryCount ?? 0) + 1
  const folder = join(LOCAL, 'test-failures', slug(test.file.name), `${slug(test.fullTestName)}-${attempt}`)
  await mkdir(folder, { recursive: true })
  for (const [visitor, context] of contexts.entries()) {
    for (const [index, page] of context.pages().entries()) {
      const path = join(folder, `visitor-${visitor + 1}-page-${index + 1}.png`)
      // A page that hangs cannot be captured.
      await page.screenshot({ path, timeout: 10_000 }).catch(() => undefined)
    }
    // A context that the test has closed has no trace.
    await context.tracing.stop({ path: join(folder, `visitor-${visitor + 1}.zip`) }).catch(() => undefined)
  }
  console.log(`Traces and pictures: ${relative(ROOT, folder)} (npx playwright show-trace FILE.zip)`)
}
