import { type ComponentType, useCallback, useState } from 'react'
import { toast } from '#notifications/toast.ts'

/**
 * A component that is loaded when somebody opens it; a failure to load it is told. `Opened` is there while it is open.
 * @param load imports it
 */
export function useOpened<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Opened, setOpened] = useState<ComponentType<Props>>()
  const open = useCallback(() => {
    load().then((part) => setOpened(() => part.default), toast.failure)
  }, [load])
  const close = useCallback(() => setOpened(undefined), [])
  return { Opened, open, close }
}
