import { keyframes } from '@emotion/react'
import type { ComponentProps } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { styled } from './styled.ts'
import { theme } from './theme.ts'

const Box = styled('div')<{ $tone?: 'quiet' | 'loud' }>(({ $tone = 'quiet' }) => ({
  color: $tone === 'loud' ? 'rgb(200, 0, 0)' : 'rgb(1, 2, 3)',
  padding: 4,
}))
const Narrow = styled(Box)({ padding: 1 })
/** A component that knows nothing of styles but a class. */
const Plain = (props: ComponentProps<typeof Box>) => <Box {...props} />
const Restyled = styled(Plain)({ padding: 2 })

const styleOf = (text: string) => getComputedStyle(page.getByText(text, { exact: true }).element())

it('styles by what an element is told, which does not reach the page', async () => {
  await renderApp(
    <>
      <Box>one</Box>
      <Box $tone="loud">other</Box>
    </>,
  )
  expect(styleOf('one').color).toBe('rgb(1, 2, 3)')
  expect(styleOf('other').color).toBe('rgb(200, 0, 0)')
  expect(page.getByText('other').element().getAttributeNames()).toEqual(['class'])
})

it.each([
  ['a styled component', Narrow, '1px'],
  ['a component that takes a class', Restyled, '2px'],
])('the outer style of %s wins, and the inner one stays', async (_, Component, padding) => {
  await renderApp(<Component className="own">inner</Component>)
  expect(styleOf('inner').padding).toBe(padding)
  expect(styleOf('inner').color).toBe('rgb(1, 2, 3)')
  expect(page.getByText('inner').element().classList).toContain('own')
})

it('knows the theme, other elements and movements', async () => {
  const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
  const Turning = styled('p')(({ theme: { vars } }) => ({
    color: vars.palette.text.primary,
    animation: `${turn} 60s linear infinite`,
  }))
  await renderApp(<Turning as="output">turning</Turning>)
  await expect.element(page.getByRole('status')).toHaveTextContent('turning')
  const [movement] = page.getByRole('status').element().getAnimations()
  expect(movement).toBeInstanceOf(CSSAnimation)
  expect(styleOf('turning').color).toBe(resolved(theme.vars.palette.text.primary))
})

/** A colour as the browser computes it. */
function resolved(color: string): string {
  const probe = document.createElement('i')
  probe.style.color = color
  document.body.append(probe)
  const found = getComputedStyle(probe).color
  probe.remove()
  return found
}
