import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast } from '#notifications/toast.ts'
import { expectAccessible } from '#test/axe.ts'
import { renderApp } from '#test/render.tsx'
import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import { ArtifactGrid, BROWSE_COLUMNS } from '#components/records/cards/ArtifactGrid.tsx'

const more = page.getByRole('button', { name: 'More about Anchor' })
const menu = page.getByRole('menu')
const item = (name: string) => menu.getByRole('menuitem', { name })
const LABEL = `${location.origin}/label/anchor`

const show = () =>
  renderApp(
    <ArtifactGrid $columns={BROWSE_COLUMNS}>
      <li>
        <ArtifactCard artifact={readArtifact('anchor', { artifact_name: 'Anchor' })} heading="h2" />
      </li>
      <li>
        <ArtifactCard artifact={readArtifact('bronze', { artifact_name: 'Bronze' })} heading="h2" />
      </li>
    </ArtifactGrid>,
    { at: '/allArtifacts' },
  )

/** Replaces the system's share function and clipboard. */
function giveSystem(system: {
  share?: (data: ShareData) => Promise<void>
  copy?: (text: string) => Promise<void>
}) {
  const { share, copy } = system
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: copy && { writeText: copy },
  })
  if (share) Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  else Reflect.deleteProperty(navigator, 'share')
}

async function share() {
  await show()
  await more.click()
  await item('Share').click()
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard')
  Reflect.deleteProperty(navigator, 'share')
})

it('works with the keyboard and returns the focus', async () => {
  const { address } = await show()
  more.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Share')).toHaveFocus()
  expect(more.query()).toBeNull()
  await expectAccessible(menu)
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Public label')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Share')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
  expect(address()).toBe('/allArtifacts')
})

it('closes on an outside click, and opens for another card', async () => {
  await show()
  await more.click()
  await expect.element(item('Public label')).toHaveAttribute('href', LABEL)
  await userEvent.click(document.body, { position: { x: 5, y: 700 }, force: true })
  await expect.element(menu).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'More about Bronze' }).click()
  await expect.element(item('Public label')).toHaveAttribute('href', `${location.origin}/label/bronze`)
  expect(menu.all()).toHaveLength(1)
})

it('links to the public label', async () => {
  const { address } = await show()
  await more.click()
  await expect.element(item('Public label')).toHaveAttribute('href', LABEL)
  const leave = vi.fn<(event: Event) => boolean>((event) => {
    const isOurs = event.defaultPrevented
    event.preventDefault()
    return isOurs
  })
  addEventListener('click', leave, { once: true })
  await item('Public label').click()
  expect(leave).toHaveReturnedWith(false)
  expect(address()).toBe('/allArtifacts')
})

it('shares the label by the system’s share sheet', async () => {
  const sheet = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve())
  giveSystem({ share: sheet })
  await share()
  await expect.poll(() => sheet.mock.calls).toEqual([[{ title: 'Anchor', url: LABEL }]])
  expect(toast.waiting.get()).toEqual([])
})

it('shows nothing when the share sheet is dismissed', async () => {
  const copy = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  const sheet = vi.fn<() => Promise<void>>(() => Promise.reject(new DOMException('Closed.', 'AbortError')))
  giveSystem({ share: sheet, copy })
  await share()
  await expect.poll(() => sheet.mock.settledResults.map(({ type }) => type)).toEqual(['rejected'])
  await expect.element(menu).not.toBeInTheDocument()
  expect(copy).not.toHaveBeenCalled()
  expect(toast.waiting.get()).toEqual([])
})

it('copies the label’s address without a share sheet, and shows a toast', async () => {
  const copy = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  giveSystem({ copy })
  await share()
  await expect.poll(toast.waiting.get).toMatchObject([{ kind: 'success', message: 'The link was copied.' }])
  expect(copy.mock.calls).toEqual([[LABEL]])
})

it('shows the address if the clipboard is unavailable', async () => {
  giveSystem({})
  await share()
  await expect
    .poll(toast.waiting.get)
    .toMatchObject([{ kind: 'notice', message: `The link to share: ${LABEL}` }])
})
