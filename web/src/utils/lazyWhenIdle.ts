import { type ComponentType, lazy } from 'react'
import { whenIdle } from '#utils/whenIdle.ts'

/** A component that nobody waits for: loaded when the page is idle, and left out when it cannot be loaded. */
export function lazyWhenIdle<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    await new Promise<void>((resolve) => void whenIdle(resolve))
    return load().catch(() => ({ default: () => null }))
  })
}
