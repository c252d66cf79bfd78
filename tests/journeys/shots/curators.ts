/** Screens for curators. */
import type { Page } from 'playwright-core'
import { contained, named } from './language.ts'
import { dialog, press, type Shot } from './shot.ts'

const SUSPENSION = {
  uid: 'seed-amelia',
  name: 'Amelia Hart',
  reason: 'Sixty advertisements in an hour.',
  suspended_at: '2026-11-20T10:00:00.000Z',
  is_lifting: false,
}

/** Mocks an API response that the contributor is suspended. */
async function suspended(page: Page): Promise<void> {
  await page.route('**/api/suspensions*', (route) => route.fulfill({ json: [SUSPENSION] }))
  await page.route('**/api/moderation/*', async (route) => {
    const response = await route.fetch()
    const body: unknown = await response.json()
    await route.fulfill({ json: { ...(body as object), suspension: SUSPENSION } })
  })
}

const selectFirst = (page: Page) => page.getByRole('checkbox').first().check()

export const CURATORS: readonly Shot[] = [
  { name: 'reports', path: '/reports', act: selectFirst },
  {
    name: 'reports-decide',
    path: '/reports',
    act: async (page) => {
      await selectFirst(page)
      const decide = page.getByRole('button', { name: named('Hide') })
      await decide
        .filter({ hasText: contained('selected') })
        .first()
        .click()
      await dialog(page)
    },
    isWindow: true,
  },
  { name: 'moderation', path: '/moderation/seed-amelia', act: selectFirst },
  { name: 'moderation-suspended', path: '/moderation/seed-amelia', before: suspended },
  {
    name: 'reporter',
    path: '/reports',
    act: async (page) => {
      await page
        .getByRole('link', { name: contained('Reporter {isolated}') })
        .first()
        .click()
      await page.getByRole('button', { name: named('Suspend') }).waitFor()
    },
  },
  { name: 'suspensions', path: '/suspensions', before: suspended },
  { name: 'suspensions-none', path: '/suspensions' },
  {
    name: 'menu-curator',
    isPerWidth: true,
    path: '/likedArtifacts',
    act: async (page) => {
      await page.waitForLoadState('networkidle')
      await press('Account of {name}', 'Menu')(page)
      await page
        .getByRole('link', { name: named('Reports') })
        .first()
        .waitFor()
    },
    isWindow: true,
  },
]
