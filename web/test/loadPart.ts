import { expect, vi } from 'vitest'
import type { Part } from '#createPart.ts'

/** Loads a part and waits until it is there, so that a test sees it and not what is plain. */
export async function loadPart<Props>(part: Part<Props>): Promise<void> {
  part.load()
  await vi.waitFor(() => expect(part.component.get()).toBeTruthy(), { timeout: 30_000 })
}
