/** The hero's three slides (specification, section 1). */
export interface Slide {
  readonly headline: string
  readonly subtitle: string
  readonly image: string
}

export const SLIDES: readonly Slide[] = [
  {
    headline: 'Unveiling the Past: Explore the World’s Greatest Artifacts',
    subtitle:
      'Discover the stories behind legendary relics like the Rosetta Stone, the Antikythera Mechanism and many more!',
    image: '/illustrations/heroes/unveiling-the-past.svg',
  },
  {
    headline: 'Preserve History, Share Knowledge',
    subtitle:
      'Contribute artifacts, engage with history, and be part of a thriving community of enthusiasts.',
    image: '/illustrations/heroes/preserve-history.svg',
  },
  {
    headline: 'Your Gateway to Timeless Discoveries',
    subtitle:
      'Browse, learn, and track historical artifacts in a beautifully designed, user-friendly platform.',
    image: '/illustrations/heroes/gateway.svg',
  },
]

/** Milliseconds for which a slide stays, and of the transition to the next (specification, section 9). */
export const AUTOPLAY_MS = 7000
export const TRANSITION_MS = 1000
/** Seconds of the text animation. */
export const TEXT_SECONDS = 3

/** ARIA attributes of a slide. Swiper's A11y module sets the same role and names. */
export const slideAria = (index: number, current: number) => ({
  role: 'group',
  'aria-roledescription': 'slide',
  'aria-label': `${index + 1} of ${SLIDES.length}`,
  'aria-hidden': index !== current,
})
