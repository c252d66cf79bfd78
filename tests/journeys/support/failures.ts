/** What a failed journey leaves in `.local/test-failures`: a trace of each visitor and a picture of each open page. */
import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { LOCAL, ROOT } from '../../../tools/cli/paths.ts'

interface Failed {
  readonly name: string
  readonly file: { readonly name: string }
  readonly result?: { readonly retryCount?: number } | undefined
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)

/**
 * Notes what is done in a visitor's windows from now on, and what they say. It is forgotten when the run is over, unless it
 * is kept. Without the page at each step, which takes a fifth of a journey's time: the picture shows it at the last.
 */
export async function startTrace(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: false, screenshots: false })
}

/** Writes the traces and pictures of a test's visitors, and prints where. */
export async function keepTraces(test: Failed, contexts: readonly BrowserContext[]): Promise<void> {
  const attempt = (test.result?.retryCount ?? 0) + 1
  const folder = join(LOCAL, 'test-failures', slug(test.file.name), `${slug(test.name)}-${attempt}`)
  await mkdir(folder, { recursive: true })
  for (const [visitor, context] of contexts.entries()) {
    for (const [index, page] of context.pages().entries()) {
      const path = join(folder, `visitor-${visitor + 1}-page-${index + 1}.png`)
      // A page that hangs has no picture; its trace says why.
      await page.screenshot({ path, timeout: 10_000 }).catch(() => undefined)
    }
    // Nor has a visitor who left during the test a trace.
    await context.tracing.stop({ path: join(folder, `visitor-${visitor + 1}.zip`) }).catch(() => undefined)
  }
  console.log(`Traces and pictures: ${relative(ROOT, folder)} (npx playwright show-trace FILE.zip)`)
}
