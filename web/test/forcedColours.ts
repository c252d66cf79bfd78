/// <reference types="@vitest/browser-playwright" />
import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

const setForced = (value: 'active' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] })

/** The colours of the page are the system's for the rest of a test, as people choose who need high contrast. */
export async function forceColours(): Promise<void> {
  onTestFinished(async () => void (await setForced('')))
  await setForced('active')
}
