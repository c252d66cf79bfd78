import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '#test/render.tsx'
import { Hero } from './Hero.tsx'

const HEADLINES = [
  'Unveiling the Past: Explore the World’s Greatest Artifacts',
  'Preserve History, Share Knowledge',
  'Your Gateway to Timeless Discoveries',
]

const hero = page.getByRole('region', { name: 'Highlights' })
const slide = (number: number) => hero.getByRole('group', { name: `${number} of 3` })
const button = (name: string) => hero.getByRole('button', { name })
const track = () => hero.element().querySelector('.track') as HTMLElement

/** What moves the slides at this moment: the property and the milliseconds. */
const travel = () =>
  track()
    .getAnimations()
    .map((motion) => [
      motion instanceof CSSTransition && motion.transitionProperty,
      motion.effect?.getTiming().duration,
    ])

/** The animation of the first headline, in seconds; nothing while it is out of view. */
function textAnimation(): string | null {
  const { parentElement } = slide(1).getByRole('heading').element()
  if (!parentElement) return null
  const { animationName, animationDuration } = getComputedStyle(parentElement)
  return animationName === 'none' ? null : animationDuration
}

async function renderHero() {
  await renderApp(
    <>
      <Hero />
      <p style={{ height: '200vh' }}>Below</p>
    </>,
  )
  // What later slides have comes with the readiness to go on.
  await expect.poll(() => hero.element().querySelectorAll('img').length).toBe(HEADLINES.length)
}

/** Lets time pass in steps until a slide is on show, and the travel to it has ended. */
async function expectNext(number: number) {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(100)
      return slide(number).query()
    })
    .not.toBeNull()
  await expect.poll(travel, { timeout: 30_000 }).toEqual([])
}

describe('the hero', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('2.27 and 9.5 shows three slides, moves on by itself after 7000 ms, and begins again after the last', async () => {
    await renderHero()
    for (const [place, headline] of HEADLINES.entries()) {
      await expect.element(slide(place + 1).getByRole('heading', { name: headline })).toBeVisible()
      vi.advanceTimersByTime(6800)
      expect(slide(place + 1).query()).not.toBeNull()
      await expectNext(((place + 1) % 3) + 1)
    }
  })

  it('a control travels in 1000 ms, sideways, and the slides then go on by themselves', async () => {
    await renderHero()
    const begun: ReturnType<typeof travel> = []
    track().addEventListener('transitionrun', () => begun.push(...travel()), { once: true })
    await button('Next slide').click()
    await expect.element(slide(2)).toBeVisible()
    await expect.poll(() => begun).toEqual([['transform', 1000]])
    await expect.poll(travel, { timeout: 30_000 }).toEqual([])
    vi.advanceTimersByTime(6800)
    await expectNext(3)
    await button('Slide 1').click()
    await expect.element(slide(1)).toBeVisible()
    await expect.element(button('Slide 1')).toHaveAttribute('aria-current', 'true')
  })

  it('pauses until it is told to play', async () => {
    await renderHero()
    await button('Pause slides').click()
    vi.advanceTimersByTime(60_000)
    await expect.element(slide(1)).toBeVisible()
    await button('Play slides').click()
    vi.advanceTimersByTime(6900)
    await expectNext(2)
  })
})

describe('the words of the hero', () => {
  it('2.28 animate for 3 s whenever they come into view', async () => {
    await renderHero()
    await button('Pause slides').click()
    await expect.poll(textAnimation).toBe('3s')
    window.scrollTo({ top: innerHeight * 1.5, behavior: 'instant' })
    await expect.poll(textAnimation).toBeNull()
    window.scrollTo({ top: 0, behavior: 'instant' })
    await expect.poll(textAnimation).toBe('3s')
  })

  it('stand on a frame of 70 percent of the window', async () => {
    await renderHero()
    const { height } = track().getBoundingClientRect()
    expect(height).toBeCloseTo(Math.max(0.7 * innerHeight, 440), 0)
  })
})

describe('a finger on the hero', () => {
  /** Moves a finger sideways over the slides, and lifts it. */
  function drag(way: number) {
    const frame = track().parentElement
    if (!frame) throw new Error('The slides have no frame.')
    // Only a real finger can be captured.
    frame.setPointerCapture = () => {}
    const send = (type: string, clientX: number) => {
      const event = new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType: 'touch', clientX })
      // All at one moment: on a busy machine a swipe would be slow.
      Object.defineProperty(event, 'timeStamp', { value: 1 })
      frame.dispatchEvent(event)
    }
    send('pointerdown', 200)
    send('pointermove', 200 + way)
    const taken = getComputedStyle(track()).transform
    send('pointerup', 200 + way)
    return new DOMMatrix(taken).e
  }

  it('takes the slides along, and moves on when it swiped', async () => {
    await renderHero()
    expect(drag(-90)).toBe(-90)
    await expect.element(slide(2)).toBeVisible()
    drag(90)
    await expect.element(slide(1)).toBeVisible()
  })

  it('that moved a little lets them go back', async () => {
    await renderHero()
    drag(-20)
    await expect.element(slide(1)).toBeVisible()
    expect(track().parentElement?.style.getPropertyValue('--drag')).toBe('')
  })
})
