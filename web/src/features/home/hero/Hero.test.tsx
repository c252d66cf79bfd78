import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allowMotion, reduceMotion } from '#test/media.ts'
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
/** The parent of the slides; only the current slide is accessible. */
const track = () => hero.getByRole('group').element().parentElement as HTMLElement

/** The running transitions of the slides: property and duration in milliseconds. */
const transitions = () =>
  track()
    .getAnimations()
    .map((motion) => [
      motion instanceof CSSTransition && motion.transitionProperty,
      motion.effect?.getTiming().duration,
    ])

/** The animation of the first headline. */
const textAnimation = () => slide(1).getByRole('heading').element().parentElement?.getAnimations().at(0)

function renderHero() {
  return renderApp(
    <>
      <Hero />
      <p style={{ height: '200vh' }}>Below</p>
    </>,
  )
}

/** Waits for Swiper: it loads the images of the other slides. */
async function swiperIsReady() {
  await expect.poll(() => hero.element().querySelectorAll('img').length).toBe(HEADLINES.length)
}

/** Advances the fake clock until a slide is shown and its transition has ended. */
async function expectNext(number: number) {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(100)
      return slide(number).query()
    })
    .not.toBeNull()
  await expect.poll(transitions, { timeout: 30_000 }).toEqual([])
  // Swiper hears of the end of its transition with the next frame.
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
    })
}

beforeEach(async () => {
  // A small window: frames of large moving pictures cost processor time.
  await page.viewport(480, 640)
  await allowMotion()
})
afterAll(() => page.viewport(1280, 800))

describe('the hero', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))

  it('2.27 and 9.5 shows three slides, moves on by itself after 7000 ms, and begins again after the last', async () => {
    await renderHero()
    await swiperIsReady()
    for (const [index, headline] of HEADLINES.entries()) {
      await expect.element(slide(index + 1).getByRole('heading', { name: headline })).toBeVisible()
      vi.advanceTimersByTime(6800)
      // The next slide has not begun to move in.
      expect(transitions()).toEqual([])
      await expectNext(((index + 1) % 3) + 1)
    }
  })

  it('a control changes the slide in 1000 ms, sideways, and the slides then go on by themselves', async () => {
    await renderHero()
    await swiperIsReady()
    const begun: ReturnType<typeof transitions> = []
    track().addEventListener('transitionrun', () => begun.push(...transitions()), { once: true })
    await button('Next slide').click()
    await expect.element(slide(2)).toBeVisible()
    await expect.poll(() => begun).toEqual([['transform', 1000]])
    await expect.poll(transitions, { timeout: 30_000 }).toEqual([])
    vi.advanceTimersByTime(6800)
    await expectNext(3)
    await button('Slide 1').click()
    await expect.element(slide(1)).toBeVisible()
    await expect.element(button('Slide 1')).toHaveAttribute('aria-current', 'true')
  })

  it('loops in both directions, even during a transition', async () => {
    await renderHero()
    await swiperIsReady()
    await button('Previous slide').click()
    await button('Previous slide').click()
    await expect.element(slide(2)).toBeVisible()
    for (const number of [3, 1]) {
      await button('Next slide').click()
      await expect.element(slide(number)).toBeVisible()
    }
  })

  it('pauses until Play is pressed', async () => {
    await renderHero()
    await swiperIsReady()
    await button('Pause slides').click()
    vi.advanceTimersByTime(60_000)
    await expect.element(slide(1)).toBeVisible()
    await button('Play slides').click()
    vi.advanceTimersByTime(6900)
    await expectNext(2)
  })

  it('with reduced motion, slides change by a control only, at once, and by themselves only after Play', async () => {
    await reduceMotion()
    await renderHero()
    await swiperIsReady()
    vi.advanceTimersByTime(20_000)
    await expect.element(slide(1)).toBeVisible()
    await button('Slide 3').click()
    await expect.element(slide(3)).toBeVisible()
    expect(transitions()).toEqual([])
    await button('Play slides').click()
    for (const next of [1, 2]) {
      vi.advanceTimersByTime(6800)
      await expectNext(next)
    }
  })

  it('pauses if Pause was pressed before Swiper was loaded', async () => {
    await renderHero()
    button('Pause slides')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await swiperIsReady()
    vi.advanceTimersByTime(60_000)
    await expect.element(slide(1)).toBeVisible()
  })
})

describe('a control pressed before Swiper has loaded', () => {
  it.each([
    ['Next slide', 2],
    ['Previous slide', 3],
    ['Slide 3', 3],
  ])('takes effect: %s', async (name, number) => {
    await renderHero()
    expect(hero.element().querySelectorAll('img')).toHaveLength(1)
    button(name)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(slide(number)).toBeVisible()
    await expect.element(button(`Slide ${number}`)).toHaveAttribute('aria-current', 'true')
  })
})

it('the picture comes after the words, so that it does not move where the first paint falls between them', async () => {
  await renderHero()
  const picture = hero.element().querySelector('img') as HTMLImageElement
  const words = slide(1).getByRole('heading').element()
  expect(words.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

describe('when Swiper takes over', () => {
  it('the first slide stays where it is, and its words continue their animation', async () => {
    await renderHero()
    const still = slide(1).element()
    const place = still.getBoundingClientRect()
    const animation = textAnimation()
    if (!animation) throw new Error('The words are not animated.')
    animation.pause()
    animation.currentTime = 1500
    await swiperIsReady()
    expect(slide(1).element()).not.toBe(still)
    expect(slide(1).element().getBoundingClientRect()).toEqual(place)
    expect(Number(textAnimation()?.currentTime)).toBeGreaterThanOrEqual(1500)
  })

  it('finished text animations do not start again', async () => {
    await renderHero()
    for (const animation of slide(1).element().getAnimations({ subtree: true })) animation.finish()
    await swiperIsReady()
    expect(slide(1).element().getAnimations({ subtree: true })).toEqual([])
  })
})

describe('the words of the hero', () => {
  it('2.28 animate for 3 s whenever they come into view', async () => {
    await renderHero()
    await swiperIsReady()
    await button('Pause slides').click()
    const duration = () => textAnimation()?.effect?.getTiming().duration
    const { promise: gone, resolve } = Promise.withResolvers<void>()
    // Reports after the hero's own observer, which is older (useInView).
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && resolve())
    observer.observe(track())
    window.scrollTo({ top: innerHeight * 1.5, behavior: 'instant' })
    await gone
    observer.disconnect()
    await expect.poll(duration).toBeUndefined()
    window.scrollTo({ top: 0, behavior: 'instant' })
    await expect.poll(duration).toBe(3000)
  })

  it('fill 70 percent of the window’s height', async () => {
    await renderHero()
    await swiperIsReady()
    const { height } = track().getBoundingClientRect()
    expect(height).toBeCloseTo(Math.max(0.7 * innerHeight, 440), 0)
  })
})

describe('the arrow keys', () => {
  it('change the slide while the hero has the focus, and only then', async () => {
    await renderHero()
    await swiperIsReady()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(slide(1)).toBeVisible()
    await button('Pause slides').click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(slide(2)).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(slide(1)).toBeVisible()
  })
})

describe('a pointer on the hero', () => {
  /** Drags a pointer horizontally over the slides; returns how far the slide moved. */
  function drag(pointerType: string, distance: number) {
    const send = (type: string, clientX: number) =>
      track().dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          isPrimary: true,
          pointerId: 1,
          pointerType,
          clientX,
          clientY: 100,
        }),
      )
    const shown = hero.getByRole('group').element()
    const { left } = shown.getBoundingClientRect()
    send('pointerdown', 200)
    // The swipe starts with the first event beyond the threshold.
    for (const part of [0.2, 0.6, 1]) send('pointermove', 200 + distance * part)
    const moved = shown.getBoundingClientRect().left - left
    send('pointerup', 200 + distance)
    return moved
  }

  it.each(['touch', 'mouse'])('drags and swipes the slides: %s', async (pointerType) => {
    await renderHero()
    await swiperIsReady()
    expect(drag(pointerType, -100)).toBeLessThan(-50)
    await expect.element(slide(2)).toBeVisible()
    await expect.poll(transitions, { timeout: 30_000 }).toEqual([])
    drag(pointerType, 100)
    await expect.element(slide(1)).toBeVisible()
  })
})
