import { t } from '@lingui/core/macro'
import type { SiteConfig } from '@tracker/domain/site/siteConfig.ts'
import { SITE } from '@tracker/domain/site/site.ts'

export type Slide = SiteConfig['hero'][number]

/** The slides of the hero. */
export const SLIDES: readonly Slide[] = SITE.hero

/** Milliseconds that a slide stays, and milliseconds of the transition (specification, section 9). */
export const AUTOPLAY_MS = 7000
export const TRANSITION_MS = 1000
/** Seconds of the text animation. */
export const TEXT_SECONDS = 3

/** "1 of 3". */
export const slidePlace = (number: number | string, total: number | string) =>
  t({ message: `${number} of ${total}`, context: 'slide' })

/** ARIA attributes of a slide while the first is shown. Swiper's A11y module sets the same role and names. */
export const slideAria = (index: number) => ({
  role: 'group',
  'aria-roledescription': t`slide`,
  'aria-label': slidePlace(index + 1, SLIDES.length),
  'aria-hidden': index !== 0,
})
