import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { parseMarkdown } from '../../../build/markdown.ts'
import { renderApp } from '#test/render.tsx'
import { Markdown } from './Markdown.tsx'

const TEXT = `Dammweg 1
12345 Moorhausen

| Was        | Wie lange |
| ---------- | --------- |
| **E-Mail** | ein Jahr  |

~~alt~~ E-Mail: fen@fen.example
`

it('a legal page has its lines, tables and addresses', async () => {
  await renderApp(<Markdown tokens={parseMarkdown(TEXT, true)} />)
  const address = page.getByText('Dammweg 1', { exact: false })
  await expect.element(address).toBeVisible()
  expect(address.element().innerHTML).toBe('Dammweg 1<br>12345 Moorhausen')
  await expect.element(page.getByRole('columnheader', { name: 'Wie lange' })).toBeVisible()
  await expect.element(page.getByRole('cell', { name: 'E-Mail' })).toBeVisible()
  const mail = page.getByRole('link', { name: 'fen@fen.example' })
  await expect.element(mail).toHaveAttribute('href', 'mailto:fen@fen.example')
  expect(page.getByText('alt', { exact: true }).element().tagName).toBe('DEL')
})
