import { SITE } from '@tracker/domain/site/site.ts'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '#i18n/language.ts'
import { renderApp } from '#test/render.tsx'
import { ADA } from '#test/users.ts'
import { NavBar } from './NavBar.tsx'

/** Lines of each brand that is visible. */
const lines = () =>
  [...document.querySelectorAll(`a[aria-label*="${SITE.name}"] > span`)]
    .filter((text) => text.checkVisibility())
    .map((text) => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)))

it.each(['en', 'de'] as const)('the brand has one line at every width, in %s', async (language) => {
  onTestFinished(() => activateLanguage('en'))
  await activateLanguage(language)
  await renderApp(<NavBar onSignOut={() => {}} />, { at: '/aboutUs', user: ADA })
  for (const width of [360, 600, 899, 900, 1024, 1199, 1200, 1440]) {
    await page.viewport(width, 800)
    await expect.poll(lines).toEqual([1])
    expect(document.documentElement.scrollWidth).toBe(width)
  }
})
