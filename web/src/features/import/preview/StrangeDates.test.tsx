import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#test/axe.ts'
import { renderApp } from '#test/render.tsx'
import { StrangeDates } from './StrangeDates.tsx'

const FOUND = [
  { date: '36526', reason: 'serial', years: null, rows: 3 },
  { date: 'Ming dynasty, 1850', reason: 'contradiction', years: { begin: 1850, end: 1850 }, rows: 1 },
] as const

it('shows how the strangest dates are read, and takes another for a wrong one', async () => {
  const onChange = vi.fn<(dates: Record<string, string>) => void>()
  const { screen } = await renderApp(<StrangeDates found={FOUND} chosen={{}} onChange={onChange} />)
  await expect.element(page.getByText('Is this a spreadsheet’s number for 2000-01-01? 3 rows')).toBeVisible()
  await expect.element(page.getByText('Read as 1850, which does not fit the period. 1 row')).toBeVisible()
  const use = page.getByRole('button', { name: 'Use these dates' })
  await expect.element(use).not.toBeInTheDocument()
  await page.getByRole('textbox', { name: '36526' }).fill('c. 2000')
  await expect.element(page.getByText('Read as 2000. 3 rows')).toBeVisible()
  await expectAccessible(screen.locator)
  await use.click()
  expect(onChange).toHaveBeenCalledWith({ 36526: 'c. 2000' })
})

it('shows the dates that were written anew, not their new texts', async () => {
  const found = [{ date: 'long ago', reason: 'unread', years: null, rows: 2 }] as const
  await renderApp(<StrangeDates found={found} chosen={{ someday: 'long ago' }} onChange={() => {}} />)
  await expect.element(page.getByRole('textbox', { name: 'someday' })).toHaveValue('long ago')
  await expect.element(page.getByRole('textbox', { name: 'long ago' })).not.toBeInTheDocument()
})
