/// <reference types="@vitest/browser-playwright" />
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

const setForced = (value: 'active' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

/** Emulates forced colours (high contrast) for the rest of a test. */
export async function forceColours(): Promise<void> {
  onTestFinished(async () => void (await setForced('')))
  await setForced('active')
}
