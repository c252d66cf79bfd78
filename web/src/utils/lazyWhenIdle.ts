import { type ComponentType, lazy } from 'react'
import { whenIdle } from './whenIdle.ts'

/** `React.lazy` for optional components: loads when the page is idle, and renders nothing if loading fails. */
export function lazyWhenIdle<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    await new Promise<void>((resolve) => void whenIdle(resolve))
    return load().catch(() => ({ default: () => null }))
  })
}
