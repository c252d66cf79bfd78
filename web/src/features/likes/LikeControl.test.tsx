import { expect, it, vi } from 'vitest'
import { renderApp } from '#test/render.tsx'
import { LikeControl } from './LikeControl.tsx'

const noToggle = () => vi.fn<() => void>()

it('says whether it is liked, and how often', async () => {
  const { screen } = await renderApp(<LikeControl isLiked isKnown count={1} onToggle={noToggle()} />)
  await expect.element(screen.getByRole('button', { name: 'Liked 1 like', pressed: true })).toBeVisible()
})

it('toggles with a press', async () => {
  const onToggle = noToggle()
  const { screen } = await renderApp(<LikeControl isLiked={false} isKnown count={1200} onToggle={onToggle} />)
  await screen.getByRole('button', { name: 'Like 1,200 likes', pressed: false }).click()
  expect(onToggle).toHaveBeenCalledTimes(1)
})

it('does nothing until it is known whether the person likes it', async () => {
  const onToggle = noToggle()
  const { screen } = await renderApp(
    <LikeControl isLiked={false} isKnown={false} count={0} onToggle={onToggle} />,
  )
  await screen.getByRole('button', { name: 'Like 0 likes' }).click({ force: true })
  expect(onToggle).not.toHaveBeenCalled()
})
