import { expect, it, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import { forceColours } from '#test/media.ts'
import { renderApp } from '#test/render.tsx'
import Button from '@mui/material/Button'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'

it('has a border with forced colours, which remove its fill', async () => {
  const { screen } = await renderApp(
    <>
      <Button variant="contained">Save</Button>
      <ButtonLink variant="contained" to="/">
        Home
      </ButtonLink>
    </>,
  )
  const controls = [screen.getByRole('button'), screen.getByRole('link')]
  const edges = () => controls.map((control) => getComputedStyle(control.element()).borderTopWidth)
  const heights = () => controls.map((control) => control.element().getBoundingClientRect().height)
  const before = heights()
  expect(edges()).toEqual(['0px', '0px'])
  await forceColours()
  expect(edges()).toEqual(['2px', '2px'])
  expect(heights()).toEqual(before)
})

const touch = (enabled: boolean) => cdp().send('Emulation.setTouchEmulationEnabled', { enabled })

it('is 44 px high for touch, also if small', async () => {
  const { screen } = await renderApp(<Button size="small">Start over</Button>)
  const height = () => screen.getByRole('button').element().getBoundingClientRect().height
  expect(height()).toBe(36)
  onTestFinished(async () => void (await touch(false)))
  await touch(true)
  await expect.poll(height).toBe(44)
})
