import { type ComponentType, useCallback, useState } from 'react'
import { toast } from '#notifications/toast.ts'

/**
 * Renders a component that is loaded on opening; shows a load error as a toast. `Opened` is undefined while
 * it is closed.
 * @param load imports the component
 */
export function useOpened<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [Opened, setOpened] = useState<ComponentType<Props>>()
  const open = useCallback(() => {
    load().then((part) => setOpened(() => part.default), toast.failure)
  }, [load])
  const close = useCallback(() => setOpened(undefined), [])
  return { Opened, open, close }
}
