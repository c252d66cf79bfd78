import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { preferredLanguage } from '#i18n/language.ts'
import { renderApp } from '#test/render.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'

const LANGUAGES = ['en', 'de'] as const

it('stores the chosen language and loads the page again', async () => {
  onTestFinished(() => {
    for (const name of ['firebase-language-override', '__session'])
      document.cookie = `${name}=; path=/; max-age=0`
  })
  const reload = vi.fn<() => void>()
  await renderApp(<LanguageSwitch languages={LANGUAGES} reload={reload} />)
  await expect.element(page.getByRole('button', { name: 'English', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'Deutsch', pressed: false }).click()
  expect(preferredLanguage({ pageLanguage: 'en', cookies: document.cookie, browser: [] }, LANGUAGES)).toBe(
    'de',
  )
  // For the function (functions/src/share/pageTexts.ts).
  expect(document.cookie.split('; ')).toContain('__session=de')
  await expect.poll(() => reload.mock.calls.length).toBe(1)
})

it('is not shown with one language', async () => {
  await renderApp(<LanguageSwitch languages={['en']} />)
  expect(page.getByRole('list').query()).toBeNull()
})
