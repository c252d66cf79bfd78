/**
 * Counts what React renders on Browse's first visit, as its developer tools do, and measures Home at rest.
 * `PerformedWork` is the flag by which the tools know that a component was rendered; production builds set it too.
 */
import type { Browser } from 'playwright-core'
import type { Measure } from '#bench/measures.ts'
import { openPhone, readMetrics, waitForIdle } from '#bench/phone.ts'
import type { Stack } from '#stack/stack.ts'

const REST_MS = 5_000

/** Counts in `data-renders` and `data-commits`. Runs in the page before its scripts. */
function countRenders(): void {
  /** A part of a fiber of React DOM 19. */
  interface Fiber {
    tag: number
    flags: number
    child: Fiber | null
    sibling: Fiber | null
    alternate: Fiber | null
  }
  const PERFORMED_WORK = 1
  /** Function components, classes, `forwardRef` and `memo`. */
  const isComponent = ({ tag }: Fiber) => [0, 1, 11, 14, 15].includes(tag)
  const rendered = (fiber: Fiber, isNew: boolean): number => {
    let count = isComponent(fiber) && (isNew || (fiber.flags & PERFORMED_WORK) > 0) ? 1 : 0
    // Children that React kept were not rendered.
    if (!isNew && fiber.child === fiber.alternate?.child) return count
    for (let { child } = fiber; child; child = child.sibling)
      count += rendered(child, isNew || child.alternate === null)
    return count
  }
  let [renders, commits] = [0, 0]
  const show = () => Object.assign(document.documentElement.dataset, { renders, commits })
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers: new Map(),
      supportsFiber: true,
      checkDCE: () => undefined,
      inject: () => 1,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onScheduleFiberRoot: () => undefined,
      onCommitFiberRoot(_id: number, { current }: { current: Fiber }) {
        renders += rendered(current, commits === 0)
        commits += 1
        show()
      },
    },
  })
}

/** @param stack needs a page of records */
export async function measureRenders(browser: Browser, { app }: Stack): Promise<Measure[]> {
  // The first answer of a function that has just started may come without cards.
  await fetch(`${app}/allArtifacts`)
  const phone = await openPhone(browser, app)
  const { page, session } = phone
  try {
    await page.addInitScript(countRenders)
    await page.goto('/allArtifacts')
    // The cards come with the page; this button works once the app runs.
    await page.locator('main button:enabled', { hasText: 'Load more' }).waitFor()
    await waitForIdle(phone)
    const counted = await page.evaluate(() => {
      const { renders, commits } = document.documentElement.dataset
      return { renders: Number(renders), commits: Number(commits) }
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto('/')
    await page.locator('article a').first().waitFor()
    await waitForIdle(phone)
    const before = (await readMetrics(phone))('TaskDuration')
    await page.waitForTimeout(REST_MS)
    const rest = 1000 * ((await readMetrics(phone))('TaskDuration') - before)
    return [
      {
        name: "Components rendered on Browse's first visit",
        value: counted.renders,
        unit: '',
        goal: 1200,
      },
      { name: 'Commits on it', value: counted.commits, unit: '', goal: 10 },
      { name: 'Five seconds of Home at rest, processor not slowed', value: rest, unit: 'ms', goal: 60 },
    ]
  } finally {
    await phone.context.close()
  }
}
