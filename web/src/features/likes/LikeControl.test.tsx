import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '#test/render.tsx'
import { LikeControl } from './LikeControl.tsx'

const noToggle = () => vi.fn<() => void>()

it('shows whether the artifact is liked, and the count', async () => {
  const { screen } = await renderApp(<LikeControl isLiked isKnown count={1} onToggle={noToggle()} />)
  await expect.element(screen.getByRole('button', { name: 'Liked 1 like', pressed: true })).toBeVisible()
})

it('toggles on click', async () => {
  const onToggle = noToggle()
  const { screen } = await renderApp(<LikeControl isLiked={false} isKnown count={1200} onToggle={onToggle} />)
  await screen.getByRole('button', { name: 'Like 1,200 likes', pressed: false }).click()
  expect(onToggle).toHaveBeenCalledTimes(1)
})

/** The like loads only after the button was pressed. */
function KnownLater({ isLiked, onToggle }: { isLiked: boolean; onToggle: () => void }) {
  const [isKnown, setKnown] = useState(false)
  return (
    <>
      <LikeControl isLiked={isKnown && isLiked} isKnown={isKnown} count={1} onToggle={onToggle} />
      <button onClick={() => setKnown(true)}>It is known</button>
    </>
  )
}

it.each([
  { isLiked: false, toggles: 1 },
  { isLiked: true, toggles: 0 },
])('handles a press before the like has loaded: already liked $isLiked', async ({ isLiked, toggles }) => {
  const onToggle = noToggle()
  const { screen } = await renderApp(<KnownLater isLiked={isLiked} onToggle={onToggle} />)
  const control = screen.getByRole('button', { name: /^Liked? 1 like$/ })
  await control.click({ force: true })
  expect(onToggle).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'It is known' }).click()
  await expect.element(control).toHaveAttribute('aria-disabled', 'false')
  expect(onToggle).toHaveBeenCalledTimes(toggles)
})
