import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { allowMotion } from '#test/media.ts'
import { renderApp } from '#test/render.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'

const themeOf = () => [document.documentElement.dataset.theme, localStorage.getItem('theme')]
const useDark = page.getByRole('button', { name: 'Use dark theme' })
const useLight = page.getByRole('button', { name: 'Use light theme' })

beforeEach(() => localStorage.clear())

describe('the theme', () => {
  it('4.4 is ancientlight by default, also for an unknown stored value', async () => {
    localStorage.setItem('theme', 'neon')
    await renderApp(<ThemeToggle />)
    await expect.element(useDark).toBeVisible()
    expect(themeOf()[0]).toBe('ancientlight')
  })

  it('4.5 the toggle switches between the two, and is named by what it does', async () => {
    await renderApp(<ThemeToggle />)
    await useDark.click()
    await expect.poll(themeOf).toEqual(['ancientdark', 'ancientdark'])
    expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(21, 17, 12)')
    await useLight.click()
    await expect.poll(themeOf).toEqual(['ancientlight', 'ancientlight'])
    expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(247, 240, 225)')
  })

  it('9.8 is stored under the key theme, as ancientlight or ancientdark, and nothing else is stored', async () => {
    await renderApp(<ThemeToggle isNamed />)
    await useDark.click()
    await expect.element(useLight).toBeVisible()
    expect(Object.entries(localStorage)).toEqual([['theme', 'ancientdark']])
    await useLight.click()
    await expect.element(useDark).toBeVisible()
    expect(Object.entries(localStorage)).toEqual([['theme', 'ancientlight']])
  })

  it('changes at once, without transitions', async () => {
    await allowMotion()
    const fading = { transition: 'background-color 9s', backgroundColor: 'var(--mui-palette-primary-main)' }
    await renderApp(
      <>
        <ThemeToggle />
        <p style={fading}>Lapis</p>
      </>,
    )
    const ground = () => getComputedStyle(page.getByText('Lapis').element()).backgroundColor
    await expect.element(useDark).toBeVisible()
    expect(ground()).toBe('rgb(38, 65, 143)')
    await useDark.click()
    expect(ground()).toBe('rgb(163, 184, 247)')
    expect(document.getAnimations()).toEqual([])
  })

  it('4.6 is restored on load', async () => {
    localStorage.setItem('theme', 'ancientdark')
    await renderApp(<ThemeToggle />)
    await expect.element(useLight).toBeVisible()
    expect(themeOf()[0]).toBe('ancientdark')
  })
})
