/// <reference types="@vitest/browser-playwright" />
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** Component tests run with reduced motion (vitest.config.ts). */
const USUAL = { 'prefers-reduced-motion': 'reduce', 'forced-colors': '' }

const emulate = (features: Partial<typeof USUAL>) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries({ ...USUAL, ...features }).map(([name, value]) => ({ name, value })),
  })

/** Emulates forced colours (high contrast) for the rest of a test. */
export async function forceColours(): Promise<void> {
  onTestFinished(async () => void (await emulate({})))
  await emulate({ 'forced-colors': 'active' })
}

/** Reduces motion again, in a file whose tests are about motion. */
export async function reduceMotion(): Promise<void> {
  await emulate({})
}

/** Enables transitions and animations for the rest of a test, for tests about motion. */
export async function allowMotion(): Promise<void> {
  onTestFinished(async () => void (await emulate({})))
  await emulate({ 'prefers-reduced-motion': 'no-preference' })
}
