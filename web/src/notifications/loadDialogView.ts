/** MUI's dialog, whose code loads when the page is idle or when the first dialog is requested. */
import { createStore } from '#utils/createStore.ts'
import type { DialogView } from './DialogView.tsx'

/** Undefined until it has loaded. */
export const dialogView = createStore<typeof DialogView | undefined>(undefined)

/** Loads it, unless it has loaded. */
export async function loadDialogView(): Promise<void> {
  if (!dialogView.get()) dialogView.set((await import('./DialogView.tsx')).DialogView)
}
